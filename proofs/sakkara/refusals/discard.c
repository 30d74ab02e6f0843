/* proof: discarding: in any state it is legal exactly if nothing forbids it, and refused by
 *        the first clause that does
 * clause: no-free-discard surplus-own-choice turns-alternate
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-free-discard A B
 * marks: no_free_discard surplus_own_choice turns_alternate
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
    STATED_TWICE_OF(M_DISCARD)
}
