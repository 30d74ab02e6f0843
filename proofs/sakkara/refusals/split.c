/* proof: dividing a stack, and putting it down: in any state it is legal exactly if nothing
 *        forbids it, and refused by the first clause that does
 * clause: split-from-six split-min-three split-voluntary pile-excess-next grain-second-below-ship
 *        pile-beside-board placer-is-opponent
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-part-order A B, q-top-after-split A B, q-split-shape A B, q-fewest-who A B,
 *        q-pile-cut A B
 * marks: split_from_six split_min_three split_voluntary pile_excess_next grain_second_below_ship
 *        pile_beside_board placer_is_opponent
 * rules: -words.c -position.c -sheet.c -checks.c -facts.c -contract.c -key.c -knowledge.c
 *        -symmetry.c
 */
#include "../stated_pile.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = stated_pile(&t);
    struct move m = any_move();
    unsigned kind = any_below(MOVE_KINDS);
    STATED_TWICE_OF(M_SPLIT)
}
