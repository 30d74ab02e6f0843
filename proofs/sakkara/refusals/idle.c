/* proof: a tile played for nothing: in any state it is legal exactly if nothing forbids it,
 *        and refused by the first clause that does
 * clause: feather-set hand-same-moment
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-idle-play A B
 * marks: feather_set hand_same_moment
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c
 *        -symmetry.c
 */
#include "../stated.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = stated_state(&t);
    struct move m = any_move();
    unsigned kind = any_below(MOVE_KINDS);
    STATED_TWICE_OF(M_IDLE)
}
