/* proof: the movement: in any state it is legal exactly if nothing forbids it, and refused by
 *        the first clause that does
 * clause: move-own-worker move-once move-one-field move-orthogonal move-not-occupied climb-two
 *        turns-alternate
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-stair-needless A B
 * marks: move_own_worker move_once move_one_field move_orthogonal move_not_occupied climb_two
 *        turns_alternate
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
    STATED_TWICE_OF(M_STEP)
}
