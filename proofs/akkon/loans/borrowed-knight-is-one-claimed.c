/* proof: before a bid round a knight is lent only for a claim, in any order, out of the camp of the
 *        lender whom it names and to who made it; never the marshal, never a knight that the lender
 *        has borrowed himself (proved for five players)
 * clause: borrow-before-bid borrow-blind borrow-owner-lacks borrow-not-marshal
 * readings: standard
 */
#include "../borrowing.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t);
    uint32_t knight = any_below(KNIGHTS + 1), owner = any_below(SEATS), taker = any_below(SEATS);
    struct move m = { M_BORROW, NATURE, { (uint8_t)knight, (uint8_t)owner, (uint8_t)taker } };
    unsigned claims = 0, home = 0;
    for (unsigned p = 0; p < SEATS; p++)
        claims += s.claim[owner][p];
    for (unsigned k = 0; k < KNIGHTS; k++)
        home += s.at[owner][k] == IN_CAMP;
    assume(claims <= home); /* all were at home when the round began, and no more is claimed */
    bool camp = knight < KNIGHTS && s.at[owner][knight] == IN_CAMP;
    verdict v = akkon_refuse_loan(&t, &s, m);
    check((v == LEGAL) == (s.claim[owner][taker] > 0 && camp));
    if (knight == MARSHAL && s.claim[owner][taker] > 0)
        check(v == AKKON_borrow_not_marshal);
}
