/* proof: saying that one draws first keeps every property of states, where one may (q-action-order
 *        B), under any reading of the empty talon, the last draw and two decks
 * readings: standard, q-action-order B, q-empty-talon A B C, q-two-decks A B C, q-final-draw A B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: place-before-draw empty-talon-no-draw ends-at-last-placement
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_DRAW_FIRST);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL)
        check(ordonanz_every_state_property(&t, &s));
}
