/* proof: what nobody may do at any time is refused by the clause that forbids it, in any state
 *        whatever, reachable or not
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: clockwise-forever two-player-facing-layout three-four-left-layout hand-is-private
 *         ends-when-all-full ends-at-last-placement draw-is-blind
 * marks: clockwise_forever two_player_facing_layout three_four_left_layout hand_is_private
 *        ends_when_all_full ends_at_last_placement
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    witness_state(t, s);
    check(ordonanz_property_direction_is_not_reversed(&t, &s));
    check(ordonanz_property_two_strips_keep_facing(&t, &s));
    check(ordonanz_property_more_strips_keep_their_side(&t, &s));
    check(ordonanz_property_looking_at_a_hand_is_refused(&t, &s));
    check(ordonanz_property_nothing_happens_after_the_end(&t, &s));
    check(ordonanz_property_drawing_after_the_end_is_refused(&t, &s));
    check(ordonanz_property_nobody_chooses_the_card(&t, &s));
}
