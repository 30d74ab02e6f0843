/* proof: a card is dealt from the pile to the first seat that has none, and no other card moves;
 *        after the last seat the row is laid open
 * clause: deal-one-hidden players-two-to-four rest-is-pile
 * readings: standard
 * marks: deal_one_hidden players_two_to_four
 * checks: memory wrap
 */
#include "../cards.h"
#include "../../../rules/alexandros/setup.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(DEAL), expected;
    struct move m = any_move_of(M_DEAL);
    unsigned seat = any_below(SEATS);
    assume(m.arg[0] < SYMBOLS && seat < t.head.players);
    assume_few_cards(&s);
    for (unsigned p = 0; p < SEATS; p++)
        assume(s.held[p] == (p < seat ? 1 : 0));
    expected = s;
    check((alexandros_refuse_nature(&t, &s, m) == LEGAL) == (s.pile[m.arg[0]] > 0));
    if (s.pile[m.arg[0]] == 0)
        return;
    expected.pile[m.arg[0]]--;
    expected.hand[seat][m.arg[0]]++;
    expected.held[seat] = 1;
    expected.phase = seat + 1 == t.head.players ? LAY_OPEN : DEAL;
    alexandros_let_nature(&t, &s, m);
    check_same(s, expected);
}
