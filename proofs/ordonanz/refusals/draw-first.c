/* proof: saying that the draw comes first: in any state it is legal exactly if nothing forbids it,
 *        and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-action-order A B, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B, q-whose-area A B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: first-player-by-lot next-is-left-neighbour one-actor-at-a-time deal-six must-draw
 *        one-draw-per-turn empty-talon-no-draw place-before-draw draw-from-talon
 *        ends-when-all-full nothing-after-the-end
 * marks: first_player_by_lot next_is_left_neighbour one_actor_at_a_time deal_six must_draw
 *        one_draw_per_turn empty_talon_no_draw place_before_draw draw_from_talon
 *        ends_when_all_full nothing_after_the_end
 */
#include "../stated.h"

void harness(void)
{
    check_stated_twice(M_DRAW_FIRST);
}
