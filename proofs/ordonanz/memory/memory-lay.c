/* proof: laying a card never reads or writes out of bounds and never overflows, in any state
 *        whatever
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: four-card-cap
 * checks: memory
 */
#include "../course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    struct move m = any_move_of(M_LAY);
    witness(t, s, m);
    verdict v = ordonanz_step(&t, &s, m);
    check(v == LEGAL || v == NOT_A_MOVE || (v >= FIRST_CLAUSE && v < ORDONANZ_END));
}
