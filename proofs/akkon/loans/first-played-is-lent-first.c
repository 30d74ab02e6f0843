/* proof: where a lender has too few knights for all claims on him, only who played his card first
 *        can take one, clockwise from the right neighbour of the start player, who began the last
 *        round, and he can take any in the camp. Where there is one for each claim, all can, in
 *        any order (proved for five players)
 * clause: borrow-shortage borrow-before-bid
 * readings: standard, q-borrow-return A B C
 */
#include "../borrowing.h"

/* Who is the first to have a claim on him. */
static unsigned first_to_play(const struct akkon_state *s, unsigned lender)
{
    unsigned first = NOWHERE;
    for (unsigned place = SEATS; place-- > 0;) {
        unsigned p = (SEATS - 1 + place) % SEATS; /* seat 0 begins now */
        if (s->claim[lender][p] > 0)
            first = p;
    }
    return first;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_claims(&t);
    uint32_t lender = any_below(SEATS), taker = any_below(SEATS), kind = any_below(KNIGHTS);
    struct move m = { M_BORROW, NATURE, { (uint8_t)kind, (uint8_t)lender, (uint8_t)taker } };
    unsigned claims = 0, home = 0;
    for (unsigned p = 0; p < SEATS; p++)
        claims += s.claim[lender][p];
    for (unsigned k = 0; k < KNIGHTS; k++)
        home += s.at[lender][k] == IN_CAMP;
    assume(s.claim[lender][taker] > 0 && s.at[lender][kind] == IN_CAMP);
    verdict v = akkon_refuse_loan(&t, &s, m);
    if (claims <= home)
        check(v == LEGAL);
    else
        check(v == (taker == first_to_play(&s, lender) ? LEGAL : AKKON_borrow_shortage));
}
