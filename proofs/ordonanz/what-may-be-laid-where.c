/* proof: every card held may go to every open area of the own strip, whatever was filled before;
 *        a fifth card, a sixth area, a strange strip, a second card are refused by their clauses
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: free-area-choice uneven-filling-allowed four-card-cap five-areas-per-strip own-strip-only
 *         one-placement-per-turn one-draw-per-turn
 * marks: four_card_cap five_areas_per_strip own_strip_only one_placement_per_turn one_draw_per_turn
 */
#include "course.h"

state_fn ordonanz_property_every_card_may_go_to_every_open_area;
state_fn ordonanz_property_fullest_and_emptiest_area_are_both_open;
state_fn ordonanz_property_sixth_area_is_refused;
state_fn ordonanz_property_strips_of_others_are_refused;
state_fn ordonanz_property_second_card_is_refused;
state_fn ordonanz_property_second_draw_is_refused;

void harness(void)
{
    struct ordonanz_table t = any_table_and_reading();
    struct ordonanz_state s = any_state(&t);
    witness_state(t, s);
    check(ordonanz_property_every_card_may_go_to_every_open_area(&t, &s));
    check(ordonanz_property_fullest_and_emptiest_area_are_both_open(&t, &s));
    check(ordonanz_property_sixth_area_is_refused(&t, &s));
    check(ordonanz_property_strips_of_others_are_refused(&t, &s));
    check(ordonanz_property_second_card_is_refused(&t, &s));
    check(ordonanz_property_second_draw_is_refused(&t, &s));
}
