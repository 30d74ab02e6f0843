/* proof: the bird carries the worker named to a field without one, where he takes the top tile
 * clause: bird-any-field bird-any-worker bird-takes-tile bird-extra horse-after-move
 * readings: standard
 * marks: bird_takes_tile bird_any_field bird_any_worker bird_extra
 * solver: minisat
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(FLY), before;
    struct move m = any_move_of(M_LAND);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_one_worker_flies_at_a_time(&t, &s));
    assume(sakkara_property_horse_follows_a_worker_that_was_moved(&t, &s));
    assume(holders_are_sound(&s));
    assume(top_is_sound(&s, m.arg[0]));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_bird_carries_the_worker_named(&t, &before, m, &s));
    check(sakkara_property_who_flies_takes_the_top_tile(&t, &before, m, &s));
    check(sakkara_property_flight_is_not_the_movement(&t, &before, m, &s));
    check(sakkara_property_horse_forgets_who_has_flown(&t, &before, m, &s));
}
