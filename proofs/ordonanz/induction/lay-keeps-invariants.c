/* proof: laying a card keeps every property of states, under any reading of the order of duties,
 *        the empty talon, the last draw and two decks
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: four-card-cap clockwise-forever always-a-gap completion-is-own-fourth-card
 *         place-before-draw ends-when-all-full twenty-placements-each hand-six-between-turns
 *         enough-cards
 * marks: completion_is_own_fourth_card ends_at_last_placement empty_talon_no_draw must_draw
 */
#include "../counts.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        return;
    assume(counts_in_step(&t, &s)); /* proved of the same step by lay-keeps-counts */
    check(ordonanz_every_state_property(&t, &s));
}
