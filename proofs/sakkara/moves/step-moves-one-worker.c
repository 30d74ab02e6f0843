/* proof: a step moves one own worker to a field beside it, once in a turn, and the horse may follow
 * clause: move-own-worker move-once move-one-field move-orthogonal move-not-occupied horse-straight
 * readings: standard
 * marks: move_one_field move_orthogonal move_own_worker move_once
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
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_movement_takes_one_worker_one_field(&t, &before, m, &s));
    check(sakkara_property_movement_goes_along_a_row_or_column(&t, &before, m, &s));
    check(sakkara_property_one_movement_in_a_turn(&t, &before, m, &s));
    check(sakkara_property_workers_of_the_other_player_stay(&t, &before, m, &s));
    check(sakkara_property_movement_gives_the_horse_its_direction(&t, &before, m, &s));
}
