/* proof: a grain that is laid out is one of the present step and no used tile
 * clause: green-cap next-grain-next-turn build-is-not-used-up
 * readings: standard
 * marks: greens_stay
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_LAY_GRAIN);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_turn_is_about_one_step(&t, &s));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_grain_laid_is_one_of_the_present_step(&t, &before, m, &s));
    check(sakkara_property_displays_change_by_laying_out_and_by_two_spells_only(&t, &before, m,
                                                                                &s));
    check(sakkara_property_greens_and_built_tiles_are_not_on_the_pile(&t, &before, m, &s));
}
