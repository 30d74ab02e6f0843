/* proof: laying a card keeps the numbers of turns, cards and completions in step
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: four-card-cap clockwise-forever completion-is-own-fourth-card
 * marks: completion_is_own_fourth_card must_draw
 */
#include "course.h"

state_fn ordonanz_property_turns_go_round;
state_fn ordonanz_property_cards_are_received_in_turn;
state_fn ordonanz_property_numbers_of_cards_add_up;
state_fn ordonanz_property_strips_hold_the_cards_laid;
state_fn ordonanz_property_order_lists_those_who_completed;
state_fn ordonanz_property_areas_hold_four_cards_at_most;

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL)
        check(ordonanz_property_turns_go_round(&t, &s)
              && ordonanz_property_cards_are_received_in_turn(&t, &s)
              && ordonanz_property_numbers_of_cards_add_up(&t, &s)
              && ordonanz_property_strips_hold_the_cards_laid(&t, &s)
              && ordonanz_property_order_lists_those_who_completed(&t, &s)
              && ordonanz_property_areas_hold_four_cards_at_most(&t, &s));
}
