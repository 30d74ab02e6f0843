/* proof: ending the turn: in any state it is legal exactly if nothing forbids it, and refused by
 *        the first clause that does
 * clause: move-must turns-alternate holder-ten-at-end pile-content bird-any-field horse-one-or-two
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard
 * marks: move_must turns_alternate holder_ten_at_end pile_content bird_any_field horse_one_or_two
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
    STATED_TWICE_OF(M_END)
}
