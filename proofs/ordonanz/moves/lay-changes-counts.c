/* proof: laying a card changes one number of cards on one side, one completion, one hand size
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: cap-per-player-area completion-order-is-strict no-discard areas-numbered-one-to-five
 * marks: cap_per_player_area completion_is_own_fourth_card
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
    check(ordonanz_property_only_one_side_of_a_number_grows(&t, &before, m, &s));
    check(ordonanz_property_one_completion_at_a_time(&t, &before, m, &s));
    check(ordonanz_property_cards_leave_hands_only_by_laying(&t, &before, m, &s));
    check(ordonanz_property_one_card_is_taken_in_a_turn(&t, &before, m, &s));
    check(ordonanz_property_talon_never_grows(&t, &before, m, &s));
}
