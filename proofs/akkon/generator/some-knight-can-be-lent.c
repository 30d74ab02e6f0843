/* proof: while a claim is to be met there is a knight in the camp of the lender, and each of these
 *        can be taken for some claim on him; where there is one for each claim, for the claim that
 *        is found next (proved for five players)
 * clause: borrow-before-bid borrow-shortage
 * readings: standard
 */
#include "../borrowing.h"

static bool can_be_taken(const struct akkon_table *t, const struct akkon_state *s, unsigned kind,
                         unsigned lender, unsigned taker)
{
    struct move m = { M_BORROW, NATURE, { (uint8_t)kind, (uint8_t)lender, (uint8_t)taker } };
    return akkon_refuse_loan(t, s, m) == LEGAL;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t);
    unsigned lender, taker, kind = any_below(KNIGHTS), claims = 0, home = 0;
    bool by_some = false;
    if (!akkon_next_claim(&t, &s, &lender, &taker))
        return;
    for (unsigned p = 0; p < SEATS; p++) {
        claims += s.claim[lender][p];
        by_some = by_some || can_be_taken(&t, &s, kind, lender, p);
    }
    for (unsigned k = 0; k < KNIGHTS; k++)
        home += s.at[lender][k] == IN_CAMP;
    check(home > 0);
    check(by_some == (s.at[lender][kind] == IN_CAMP));
    if (claims <= home)
        check(can_be_taken(&t, &s, kind, lender, taker) == by_some);
}
