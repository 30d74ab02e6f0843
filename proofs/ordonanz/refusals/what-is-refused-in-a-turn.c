/* proof: what a player may not do in the own turn is refused by the clause that forbids it, in
 *        any state in which somebody has the turn
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: must-place must-draw no-discard placed-cards-stay card-in-exactly-one-area no-earlier-end
 *         control-judged-at-end talon-never-refills one-actor-at-a-time
 * marks: must_place must_draw no_discard placed_cards_stay card_in_exactly_one_area no_earlier_end
 *        control_judged_at_end talon_never_refills one_actor_at_a_time
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    assume(ordonanz_property_one_player_has_the_turn(&t, &s));
    witness_state(t, s);
    check(ordonanz_property_nobody_passes(&t, &s));
    check(ordonanz_property_skipping_the_draw_is_refused(&t, &s));
    check(ordonanz_property_discarding_is_refused(&t, &s));
    check(ordonanz_property_moving_a_laid_card_is_refused(&t, &s));
    check(ordonanz_property_card_across_areas_is_refused(&t, &s));
    check(ordonanz_property_ending_at_will_is_refused(&t, &s));
    check(ordonanz_property_returning_a_card_is_refused(&t, &s));
    check(ordonanz_property_others_wait(&t, &s));
    struct move claim = { M_CLAIM, s.mover, { (uint8_t)any_below(AREAS) } };
    if (s.phase == LAY || s.phase == TAKE)
        check(ordonanz_refusal(&t, &s, claim) == ORDONANZ_control_judged_at_end);
}
