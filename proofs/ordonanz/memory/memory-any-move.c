/* proof: whatever eight bytes are asked about, in whatever state, the verdict is a clause and no
 *        memory is touched out of bounds
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: turn-has-two-duties
 * checks: memory
 */
#include "../course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    struct move m = any_move();
    witness(t, s, m);
    verdict v = ordonanz_refusal(&t, &s, m);
    check(v == LEGAL || v == NOT_A_MOVE || (v >= FIRST_CLAUSE && v < ORDONANZ_END));
}
