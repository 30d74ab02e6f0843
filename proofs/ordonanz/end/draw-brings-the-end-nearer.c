/* proof: a number that cannot fall for ever falls with every card drawn: no play is endless
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: twenty-placements-each
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_DRAW);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        return;
    check(ordonanz_property_every_move_brings_the_end_nearer(&t, &before, m, &s));
}
