/* proof: a knight that is lent is with who claimed it, as one that can be bid by nobody, and the
 *        claim is one less; nothing else changes (proved for five players)
 * clause: borrow-card-round-only borrow-owner-lacks borrow-blind
 * readings: standard
 * marks: borrow_blind borrow_owner_lacks borrow_not_marshal borrow_card_round_only
 */
#include "../borrowing.h"

enum { OWNER = 2 }; /* all seats are alike */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t), expected = s;
    uint32_t knight = any_below(KNIGHTS), taker = any_below(SEATS);
    assume(s.claim[OWNER][taker] > 0);
    take(&s, knight, OWNER, OWNER, taker);
    expected.at[OWNER][knight] = (uint8_t)(LENT + taker);
    expected.claim[OWNER][taker]--;
    check(!on_field(s.at[OWNER][knight]) && s.at[OWNER][knight] != IN_CAMP);
    check_same(s, expected);
}
