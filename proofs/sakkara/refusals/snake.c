/* proof: snakes, and robbing: in any state it is legal exactly if nothing forbids it, and
 *        refused by the first clause that does
 * clause: snake-robs-one snake-holder-only snake-shows-holder play-from-holder play-own-turn
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-snake-decline A B
 * marks: snake_robs_one snake_holder_only snake_shows_holder play_from_holder play_own_turn
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
    STATED_TWICE_OF(M_SNAKE)
    STATED_TWICE_OF(M_ROB)
}
