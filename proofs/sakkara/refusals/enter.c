/* proof: entering: in any state it is legal exactly if nothing forbids it, and refused by the
 *        first clause that does
 * clause: entry-order entry-any-free-field
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard
 * marks: entry_order entry_any_free_field
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
    STATED_TWICE_OF(M_ENTER)
}
