/* proof: workers enter one by one where nobody stands, and take the top tile
 * clause: entry-order entry-any-free-field entry-takes-top entry-two-tiles
 * readings: standard
 * marks: entry_takes_top entry_two_tiles
 * solver: minisat
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any_state_in(ENTRY), before;
    struct move m = any_move_of(M_ENTER);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_free_fields_have_tiles_during_the_entry(&t, &s));
    assume(sakkara_property_each_worker_that_entered_brought_a_tile(&t, &s));
    assume(holders_are_sound(&s));
    assume(top_is_sound(&s, m.arg[0]));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_workers_enter_one_by_one(&t, &before, m, &s));
    check(sakkara_property_workers_enter_where_nobody_stands(&t, &before, m, &s));
    check(sakkara_property_who_enters_takes_the_top_tile(&t, &before, m, &s));
    check(sakkara_property_start_player_begins_when_all_have_entered(&t, &before, m, &s));
}
