/* proof: laying out a ship or a grain: in any state it is legal exactly if nothing forbids it,
 *        and refused by the first clause that does
 * clause: green-cap next-grain-next-turn play-from-holder
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-spare-greens A B, q-greens-order A B, q-regrow-several A B
 * marks: green_cap next_grain_next_turn play_from_holder
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
    STATED_TWICE_OF(M_LAY_SHIP)
    STATED_TWICE_OF(M_LAY_GRAIN)
}
