/* proof: while actions are left their player may end the turn, and what follows is what follows the
 *        second action; nobody else may
 * clause: actions-optional clockwise end-red-finish-actions
 * readings: standard
 * marks: actions_optional clockwise
 */
#include "../after_a_turn.h"
#include "../any_verdict.h"
#include "../any_effect.h"
#include "../../../rules/alexandros/turns.c"

uint8_t alexandros_turn_of(table_given t, state_given s)
{
    return s->mover;
}
bool alexandros_sayable(table_given t, struct move m)
{
    return m.actor < t->head.players;
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION), before = s, expected;
    struct move m = any_move_of(M_END);
    cards_left = any_bool();
    assume(s.mover < t.head.players && s.ending == 0 && s.razed == 0 && s.took == 0);
    witness(t, before, m);
    expected = after_the_turn(&t, s);
    verdict v = alexandros_step(&t, &s, m);
    check((v == LEGAL) == (m.actor == before.mover));
    if (v == LEGAL)
        check_same(s, expected);
}
