/* proof: building: in any state it is legal exactly if nothing forbids it, and refused by the
 *        first clause that does
 * clause: greens-first step-one-nine-blue step-two-second-grain step-three-third-grain steps-in-
 *        order next-step-next-turn hewn-needs-hand tip-needs-two-hands rebuild-needs-full-greens
 *        only-missing-tiles play-from-holder
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-grain-build-same-turn A B
 * marks: greens_first step_one_nine_blue step_two_second_grain step_three_third_grain
 *        steps_in_order next_step_next_turn hewn_needs_hand tip_needs_two_hands
 *        rebuild_needs_full_greens only_missing_tiles play_from_holder
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
    STATED_TWICE_OF(M_BUILD)
}
