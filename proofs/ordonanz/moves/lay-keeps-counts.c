/* proof: laying a card keeps the numbers of turns, cards and completions in step, under any reading
 *        of the order of duties, the empty talon, the last draw and two decks
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: four-card-cap clockwise-forever completion-is-own-fourth-card
 * marks: completion_is_own_fourth_card must_draw
 */
#include "../counts.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL)
        check(counts_in_step(&t, &s));
}
