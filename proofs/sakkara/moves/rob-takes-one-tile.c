/* proof: the snake takes at most one tile, the one named, from holder to holder
 * clause: snake-robs-one snake-holder-only
 * readings: standard
 * marks: snake_robs_one
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_ROB);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(numbers_are_sound(&s));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_robber_takes_the_tile_he_names(&t, &before, m, &s));
    check(sakkara_property_snake_touches_no_display_and_no_pyramid(&t, &before, m, &s));
    check(sakkara_property_holder_of_the_other_loses_to_a_snake_only(&t, &before, m, &s));
}
