/* proof: the fullest and the emptiest open area of the own strip may both be laid on; a sixth area,
 *        a strange strip, a second card, a second draw are refused by their clauses, in any state
 *        in which somebody has the turn and hands and strips are in order
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: uneven-filling-allowed five-areas-per-strip own-strip-only one-placement-per-turn
 *         one-draw-per-turn
 * marks: five_areas_per_strip own_strip_only one_placement_per_turn one_draw_per_turn
 *        uneven_filling_allowed
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    assume(ordonanz_property_one_player_has_the_turn(&t, &s)
           && ordonanz_property_hands_hold_what_they_count(&t, &s)
           && ordonanz_property_areas_hold_four_cards_at_most(&t, &s));
    witness_state(t, s);
    check(ordonanz_property_fullest_and_emptiest_area_are_both_open(&t, &s));
    check(ordonanz_property_sixth_area_is_refused(&t, &s));
    check(ordonanz_property_strips_of_others_are_refused(&t, &s));
    check(ordonanz_property_second_card_is_refused(&t, &s));
    check(ordonanz_property_second_draw_is_refused(&t, &s));
}
