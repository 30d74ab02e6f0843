/* proof: each field of a ride brings its top tile or none
 * clause: horse-may-take horse-three-tiles
 * readings: standard
 * marks: horse_may_take horse_three_tiles
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(RIDE), before;
    struct move m = any_move_of(M_RIDE);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_horse_follows_a_worker_that_was_moved(&t, &s));
    assume(sakkara_property_ride_is_one_field_or_two(&t, &s));
    assume(sakkara_property_riding_remembers_only_what_is_read_so(&t, &s));
    assume(holders_are_sound(&s));
    assume(top_is_sound(&s, sakkara_beyond(&t, s.worker[s.mover][(s.walker - 1u) & 1] - 1u,
                                           s.heading - 1u)));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_rider_takes_the_top_tile_if_he_likes(&t, &before, m, &s));
    check(sakkara_property_each_field_of_a_horse_brings_one_tile_at_most(&t, &before, m, &s));
}
