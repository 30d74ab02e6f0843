/* proof: who steps takes the top tile of the field into the own holder, and nothing else moves
 * clause: move-takes-top move-one-tile-only move-empty-field-ok height-is-count
 * readings: standard
 * marks: move_takes_top move_one_tile_only move_empty_field_ok
 * solver: minisat
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
    assume(holders_are_sound(&s));
    assume(top_is_sound(&s, m.arg[1]));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_who_moves_takes_the_top_tile(&t, &before, m, &s));
    check(sakkara_property_what_lies_below_stays(&t, &before, m, &s));
    check(sakkara_property_nothing_is_taken_from_an_empty_field(&t, &before, m, &s));
}
