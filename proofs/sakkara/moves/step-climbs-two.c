/* proof: a step goes no higher than two tiles without a stair, and uses none downwards
 * clause: climb-two climb-from-current descend-free stair-any-climb
 * readings: standard
 * marks: stair_any_climb descend_free climb_two climb_from_current
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(TURN), before;
    struct move m = any_move_of(M_STEP);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_riding_remembers_only_what_is_read_so(&t, &s));
    assume(sakkara_property_horse_follows_a_worker_that_was_moved(&t, &s));
    assume(holders_are_sound(&s));
    assume(top_is_sound(&s, m.arg[1]));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_nobody_climbs_higher_without_a_stair(&t, &before, m, &s));
    check(sakkara_property_heights_are_those_of_the_beginning(&t, &before, m, &s));
    check(sakkara_property_no_stair_is_used_downwards(&t, &before, m, &s));
}
