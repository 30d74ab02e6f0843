/* proof: what the document forbids at any time is refused by the first clause that forbids it, in
 *        any state: passing, discarding, moving a card, laying it across areas, turning a strip,
 *        reversing the direction, ending the game, claiming an area, looking at what is hidden,
 *        returning a card
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B, q-whose-area A B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: must-place must-draw no-discard placed-cards-stay card-in-exactly-one-area
 *        five-areas-per-strip place-from-own-hand two-player-facing-layout three-four-left-layout
 *        clockwise-forever no-earlier-end control-judged-at-end talon-is-hidden hand-is-private
 *        talon-never-refills
 * marks: must_place must_draw no_discard placed_cards_stay card_in_exactly_one_area
 *        five_areas_per_strip place_from_own_hand two_player_facing_layout three_four_left_layout
 *        clockwise_forever no_earlier_end control_judged_at_end talon_is_hidden hand_is_private
 *        talon_never_refills
 */
#include "../stated.h"

void harness(void)
{
    /* M_PASS, M_DISCARD, M_SHIFT, M_STRADDLE, M_TURN_STRIP, M_REVERSE, M_END_NOW, M_CLAIM,
     * M_PEEK_TALON, M_PEEK_HAND, M_RETURN */
    unsigned kind = M_PASS + any_below(KINDS - M_PASS);
    check_stated_twice(kind);
}
