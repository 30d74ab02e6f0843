/* proof: while somebody has a claim on another player in whose camp a knight is left, some claim is
 *        found to be served next (proved for five players)
 * clause: borrow-before-bid borrow-shortage
 * readings: standard
 */
#include "../borrowing.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t);
    uint32_t owner = any_below(SEATS), taker = any_below(SEATS), knight = any_below(KNIGHTS);
    unsigned lender, who;
    bool due = owner != taker && s.claim[owner][taker] > 0 && s.at[owner][knight] == IN_CAMP;
    bool found = akkon_next_claim(&t, &s, &lender, &who);
    if (due)
        check(found);
    if (!found)
        check(!due);
}
