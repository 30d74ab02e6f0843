/* proof: naming a talon keeps every property of states, where two decks make two talons to choose
 *        from (q-two-decks B), under any reading of the order of duties, the empty talon and the
 *        last draw
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks B, q-final-draw A B
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: place-before-draw empty-talon-no-draw ends-at-last-placement
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_CHOOSE);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL)
        check(ordonanz_every_state_property(&t, &s));
}
