/* proof: naming a talon: in any state it is legal exactly if nothing forbids it, and refused by
 *        the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B, q-whose-area A B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: first-player-by-lot next-is-left-neighbour one-actor-at-a-time deal-six
 *        place-before-draw one-draw-per-turn empty-talon-no-draw draw-from-talon
 *        decks-form-one-talon ends-at-last-placement ends-when-all-full nothing-after-the-end
 * marks: first_player_by_lot next_is_left_neighbour one_actor_at_a_time deal_six place_before_draw
 *        one_draw_per_turn empty_talon_no_draw draw_from_talon decks_form_one_talon
 *        ends_at_last_placement ends_when_all_full nothing_after_the_end
 */
#include "../stated.h"

void harness(void)
{
    check_stated_twice(M_CHOOSE);
}
