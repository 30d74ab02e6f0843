/* proof: a horse, riding on and halting: in any state it is legal exactly if nothing forbids
 *        it, and refused by the first clause that does
 * clause: horse-after-move horse-one-or-two horse-may-take move-not-occupied move-orthogonal
 *        climb-two
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-horse-delay A B, q-horse-repeat A B, q-horse-take A B, q-horse-interleave A
 *        B
 * marks: horse_after_move horse_one_or_two horse_may_take move_not_occupied move_orthogonal
 *        climb_two
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
    STATED_TWICE_OF(M_HORSE)
    STATED_TWICE_OF(M_RIDE)
    STATED_TWICE_OF(M_HALT)
}
