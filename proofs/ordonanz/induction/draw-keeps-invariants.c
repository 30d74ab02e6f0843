/* proof: drawing a card keeps every property of states, under any reading of the order of duties,
 *        the empty talon, the last draw and two decks
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: hand-six-between-turns next-is-left-neighbour draw-from-talon place-before-draw
 * marks: draw_from_talon drawn_card_to_hand one_draw_per_turn next_is_left_neighbour
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_DRAW);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL)
        check(ordonanz_every_state_property(&t, &s));
}
