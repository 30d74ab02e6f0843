/* proof: the claim that is served next is one that a player has on another, in whose camp a knight
 *        is left (proved for five players)
 * clause: borrow-before-bid borrow-owner-lacks
 * readings: standard
 */
#include "../borrowing.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t);
    unsigned lender, who, left = 0;
    if (!akkon_next_claim(&t, &s, &lender, &who))
        return;
    check(lender != who && lender < SEATS && who < SEATS);
    assume(lender < SEATS && who < SEATS);
    for (unsigned k = 0; k < KNIGHTS; k++)
        left += s.at[lender][k] == IN_CAMP;
    check(s.claim[lender][who] > 0 && left > 0);
}
