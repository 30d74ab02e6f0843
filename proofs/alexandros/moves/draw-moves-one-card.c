/* proof: a card that is drawn is any of the pile; it goes from there into the hand of the mover, no
 *        other card moves, and the action is over
 * clause: take-pile-or-open no-hand-limit rest-is-pile
 * readings: standard
 * marks: take_pile_or_open no_hand_limit
 * checks: memory wrap
 */
#include "../cards.h"
#include "../../../rules/alexandros/setup.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(DRAW), expected;
    struct move m = any_move_of(M_DRAW);
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS);
    assume_few_cards(&s);
    expected = s;
    check((alexandros_refuse_nature(&t, &s, m) == LEGAL) == (s.pile[m.arg[0]] > 0));
    if (s.pile[m.arg[0]] == 0)
        return;
    expected.pile[m.arg[0]]--;
    expected.hand[s.mover][m.arg[0]]++;
    expected.held[s.mover]++;
    alexandros_let_nature(&t, &s, m);
    check_same(s, expected);
    check(followed == ACTION_DONE && times == 1);
}
