/* proof: before the reveal a player does not see which of another's knights is in the camp, on a field
 *        or lent, unless it lies beside the marshal: exchange two of them, and he sees the same
 * clause: bid-face-down borrow-blind bid-no-peek
 * marks: bid_face_down borrow_blind
 * rules: view.c
 * loops: k:8
 * bound: 4 knights
 */
#include "looking.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_hidden_bids(&t), seen, seen_twin;
    uint32_t one = any_below(FEW_KINDS), another = any_below(FEW_KINDS);
    assume(s.phase == BID || s.phase == SHIFT || s.phase == EXCHANGE || s.phase == BORROW);
    assume(face_down(&s, OTHER, one) && face_down(&s, OTHER, another));
    struct akkon_state twin = exchanged(&s, OTHER, one, another);
    akkon_view(&t, &s, LOOKER, &seen);
    akkon_view(&t, &twin, LOOKER, &seen_twin);
    check_same(seen, seen_twin);
}
