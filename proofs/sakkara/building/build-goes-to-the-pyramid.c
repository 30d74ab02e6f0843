/* proof: what is built goes to the own pyramid, to the step of this turn, behind all its greens
 * clause: own-pyramid built-stays steps-in-order one-step-per-turn greens-first
 *        step-two-second-grain step-three-third-grain rebuild-needs-full-greens
 * readings: standard
 * marks: built_stays
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_BUILD);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_turn_is_about_one_step(&t, &s));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_tile_built_goes_to_the_own_pyramid(&t, &before, m, &s));
    check(sakkara_property_blue_tiles_are_built_behind_ship_and_grain(&t, &before, m, &s));
    check(sakkara_property_red_tiles_are_built_behind_two_grains(&t, &before, m, &s));
    check(sakkara_property_tip_is_set_behind_three_grains(&t, &before, m, &s));
    check(sakkara_property_nothing_is_built_without_all_greens(&t, &before, m, &s));
    check(sakkara_property_pyramids_never_lose_a_tile(&t, &before, m, &s));
    check(sakkara_property_tiles_built_in_a_turn_are_of_one_step(&t, &before, m, &s));
}
