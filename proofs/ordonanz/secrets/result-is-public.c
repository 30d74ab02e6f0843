/* proof: which of two armies has an area is the same whatever lies in hands and talon
 *        (with more players every pair is compared alike)
 * readings: standard
 * solver: cadical
 * clause: leftovers-score-nothing hand-is-private
 * unwindset: alike.2:33
 * marks: compare_same_number
 */
#include "../any.h"

/* Two states that nobody who sees no hand can tell apart: hands and the talon differ. */
static void alike(struct ordonanz_state *a, struct ordonanz_state *b)
{
    *a = any(struct ordonanz_state);
    *b = *a;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < HAND_ROOM; i++)
            b->hand[p][i] = any(uint8_t);
    for (unsigned face = 0; face < FACES; face++) {
        b->talon[0][face] = any(uint8_t);
        b->talon[1][face] = any(uint8_t);
    }
}

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state a, b;
    uint32_t area = any_below(AREAS), p = any_below(SEATS), q = any_below(SEATS);
    alike(&a, &b);
    witness_state(t, a);
    check(ordonanz_rivals(&t, &a, area, p, q).sign == ordonanz_rivals(&t, &b, area, p, q).sign);
}
