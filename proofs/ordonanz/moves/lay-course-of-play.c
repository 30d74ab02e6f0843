/* proof: after a card is laid play goes on as the document says, under any reading
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: next-is-left-neighbour one-actor-at-a-time turn-has-two-duties place-before-draw
 *         must-draw empty-talon-no-draw no-earlier-end ends-at-last-placement
 *         one-placement-per-turn
 * marks: must_draw empty_talon_no_draw ends_at_last_placement turn_has_two_duties
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        return;
    check(ordonanz_property_turn_passes_to_the_left(&t, &before, m, &s));
    check(ordonanz_property_only_the_player_to_move_acts(&t, &before, m, &s));
    check(ordonanz_property_turn_ends_with_both_duties_done(&t, &before, m, &s));
    check(ordonanz_property_laying_comes_before_drawing(&t, &before, m, &s));
    check(ordonanz_property_drawer_has_finished_the_turn(&t, &before, m, &s));
    check(ordonanz_property_last_card_laid_ends_the_game(&t, &before, m, &s));
    check(ordonanz_property_game_goes_on_while_an_area_is_open(&t, &before, m, &s));
    check(ordonanz_property_card_laid_is_followed_by_a_draw(&t, &before, m, &s));
    check(ordonanz_property_empty_talon_passes_the_turn(&t, &before, m, &s));
    check(ordonanz_property_one_card_is_laid_in_a_turn(&t, &before, m, &s));
    check(ordonanz_property_cards_go_to_the_own_strip(&t, &before, m, &s));
    check(ordonanz_property_card_lands_on_the_number_named(&t, &before, m, &s));
}
