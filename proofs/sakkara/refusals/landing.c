/* proof: landing: in any state it is legal exactly if nothing forbids it, and refused by the first
 *        clause that does
 * clause: bird-takes-tile move-once move-not-occupied climb-two play-own-turn
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-bird-whose A B, q-bird-height A B, q-bird-take A B C D
 * marks: bird_takes_tile move_once move_not_occupied climb_two play_own_turn
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
    STATED_TWICE_OF(M_LAND)
}
