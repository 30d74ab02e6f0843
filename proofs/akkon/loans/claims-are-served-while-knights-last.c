/* proof: a claim is kept for as many knights as the lender still has for it, at most the seven of
 *        his colour in all, in the order played; in the last round none is kept; nothing else
 *        changes; read otherwise a card that claims too many is refused, or all is kept for later
 * clause: borrow-shortage plague-borrow-1 brother-borrow-2 borrow-not-marshal
 * readings: standard, q-borrow-shortage A B C
 * marks: borrow_shortage
 * checks: memory
 */
#include "../any.h"
#include "../../../rules/akkon/loans.c"

enum { LENDER = 2 }; /* all seats are alike */

void akkon_begin_round(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t taker = any_below(SEATS), count = 1 + any_below(2);
    unsigned before = 0, left, kept;
    for (unsigned p = 0; p < SEATS; p++) {
        assume(s.claim[LENDER][p] <= 20);
        before += s.claim[LENDER][p];
    }
    bool carried = READS(&t, Q_borrow_shortage, 'C');
    assume(before <= 7 || carried);
    assume(s.ending <= LAST_ROUND);
    expected = s;
    left = before < 7 ? 7 - before : 0;
    kept = carried || count <= left ? count : left;
    bool refused = READS(&t, Q_borrow_shortage, 'B') && count > left;
    check((akkon_refuse_claim(&t, &s, LENDER, count) == LEGAL) == !refused);
    if (refused)
        return;
    akkon_make_claim(&t, &s, taker, LENDER, count);
    if (s.ending == LAST_ROUND)
        kept = 0;
    expected.claim[LENDER][taker] = (uint8_t)(expected.claim[LENDER][taker] + kept);
    check(carried || before + kept <= 7);
    check_same(s, expected);
}
