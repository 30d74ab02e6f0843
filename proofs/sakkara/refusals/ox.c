/* proof: an ox, and pushing: in any state it is legal exactly if nothing forbids it, and
 *        refused by the first clause that does
 * clause: ox-pushes-top ox-in-front ox-never-up
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-ox-worker A B
 * marks: ox_pushes_top ox_in_front ox_never_up
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
    STATED_TWICE_OF(M_OX)
    STATED_TWICE_OF(M_PUSH)
}
