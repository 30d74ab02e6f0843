/* proof: birds, on a board of 3 by 3: in any state it is legal exactly if nothing forbids it, and
 *        refused by the first clause that does
 * clause: bird-any-worker bird-any-field play-from-holder play-own-turn
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-bird-whose A B, q-bird-height A B, q-bird-take A B C D
 * marks: bird_any_worker bird_any_field play_from_holder play_own_turn
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c
 *        -symmetry.c
 * unwind: 32
 * bound: 9 fields
 * defines: SAKKARA_SIDE=3 SAKKARA_TALL=4 SAKKARA_TILES=12 SAKKARA_PARTS=12
 */
#include "../stated.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = stated_state(&t);
    struct move m = any_move();
    unsigned kind = any_below(MOVE_KINDS);
    STATED_TWICE_OF(M_BIRD)
}
