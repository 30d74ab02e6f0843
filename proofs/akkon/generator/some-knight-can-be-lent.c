/* proof: while a claim is to be met, each knight in the camp of the lender can be taken, and there
 *        is one (proved for five players)
 * clause: borrow-before-bid borrow-shortage
 * readings: standard
 */
#include "../borrowing.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t);
    unsigned lender, taker, kind = any_below(KNIGHTS);
    bool some = false;
    if (!akkon_next_claim(&t, &s, &lender, &taker))
        return;
    for (unsigned k = 0; k < KNIGHTS; k++)
        some = some || s.at[lender][k] == IN_CAMP;
    check(some);
    struct move m = { M_BORROW, NATURE, { (uint8_t)kind, (uint8_t)lender, (uint8_t)taker } };
    check((akkon_refuse_loan(&t, &s, m) == LEGAL) == (s.at[lender][kind] == IN_CAMP));
}
