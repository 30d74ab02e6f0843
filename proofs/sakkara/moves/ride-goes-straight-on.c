/* proof: a ride goes one field straight on, free and low enough, twice at most
 * clause: horse-straight horse-one-or-two horse-obeys-move-rules
 * readings: standard
 * marks: horse_one_or_two horse_obeys_move_rules
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
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_horse_goes_straight_on(&t, &before, m, &s));
    check(sakkara_property_rider_finds_the_field_free_and_low_enough(&t, &before, m, &s));
    check(sakkara_property_horse_stops_after_two_fields(&t, &before, m, &s));
}
