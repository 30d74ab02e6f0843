/* proof: before the reveal a player does not see which of another's knights is in the camp, on a
 *        field or lent, unless it lies beside the marshal: exchange two of them, and he sees the
 *        same
 * clause: bid-face-down borrow-blind bid-no-peek
 * readings: standard
 * marks: bid_face_down borrow_blind
 * rules: knowledge.c
 */
#include "../viewed.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_hidden_bids(&t);
    one = any_below(KNIGHTS);
    the_other = any_below(KNIGHTS);
    assume(s.phase == BID || s.phase == SHIFT || s.phase == EXCHANGE || s.phase == BORROW);
    assume(face_down(&s, OTHER, one) && face_down(&s, OTHER, the_other));
    struct akkon_state twin = exchanged(&s, OTHER, one, the_other);
    check_look_alike(&t, &s, &twin);
}
