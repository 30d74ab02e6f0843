/* proof: a turn that ends passes to the other player, but for surplus and a pile to lay down
 * clause: turns-alternate holder-ten-at-end surplus-must-go one-step-per-turn
 * readings: standard
 * marks: turns_alternate holder_ten_at_end
 */
#include "../any.h"
#include "sakkara_properties.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    struct sakkara_state s = any(struct sakkara_state), before;
    struct move m = any_move_of(M_END);
    assume(sakkara_property_one_player_is_the_next(&t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(&t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(&t, &s));
    assume(sakkara_property_no_more_is_destroyed_than_was_on_display(&t, &s));
    assume(sakkara_property_nobody_keeps_more_than_ten(&t, &s));
    before = s;
    witness(t, before, m);
    if (sakkara_step(&t, &s, m) != LEGAL)
        return;
    check(sakkara_property_turn_passes_to_the_other_player(&t, &before, m, &s));
    check(sakkara_property_turn_begins_with_the_first_step_unfinished(&t, &before, m, &s));
    check(sakkara_property_turn_with_more_than_ten_is_not_over(&t, &before, m, &s));
    check(sakkara_property_turn_begins_without_a_pile(&t, &before, m, &s));
}
