/* proof: the generator offers to lay a card exactly once if that is legal and not at all if it is
 *        not, on the own strip, in any state in which somebody has the turn and hands are in order
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: free-area-choice uneven-filling-allowed must-place
 * marks: free_area_choice
 */
#include "../course.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    assume(ordonanz_property_one_player_has_the_turn(&t, &s)
           && ordonanz_property_hands_hold_what_they_count(&t, &s));
    struct offers o = { any_move_of(M_LAY), 0 };
    witness(t, s, o.probe);
    ordonanz_offers(&t, &s, &o);
    check(o.count == (ordonanz_refusal(&t, &s, o.probe) == LEGAL ? 1 : 0));
}
