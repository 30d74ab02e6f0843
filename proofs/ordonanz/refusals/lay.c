/* proof: laying a card: in any state it is legal exactly if nothing forbids it, and refused by the
 *        first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B, q-whose-area A B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: first-player-by-lot next-is-left-neighbour one-actor-at-a-time deal-six
 *        one-placement-per-turn must-draw five-areas-per-strip place-from-own-hand own-strip-only
 *        four-card-cap ends-when-all-full nothing-after-the-end free-area-choice
 *        uneven-filling-allowed
 * marks: first_player_by_lot next_is_left_neighbour one_actor_at_a_time deal_six
 *        one_placement_per_turn must_draw five_areas_per_strip place_from_own_hand own_strip_only
 *        four_card_cap ends_when_all_full nothing_after_the_end free_area_choice
 *        uneven_filling_allowed
 */
#include "../stated.h"

void harness(void)
{
    check_stated_twice(M_LAY);
}
