/* proof: saying who is the oldest, and bringing a hidden ship up: in any state it is legal
 *        exactly if nothing forbids it, and refused by the first clause that does
 * clause: oldest-starts setup-two-ships-visible setup-one-each setup-second-layer win-first-tip
 *        move-must
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-ship-fix A B
 * marks: oldest_starts setup_two_ships_visible setup_one_each setup_second_layer win_first_tip
 *        move_must
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c
 *        -symmetry.c
 */
#include "../stated.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = stated_state(&t);
    struct move m = any_move();
    assume(sakkara_property_stacks_are_two_high_at_most_before_play(&t, &s));
    unsigned kind = any_below(MOVE_KINDS);
    STATED_TWICE_OF(M_OLDEST)
    STATED_TWICE_OF(M_EXCHANGE)
}
