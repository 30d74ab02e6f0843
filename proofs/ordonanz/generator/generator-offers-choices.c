/* proof: players choose a talon, or draw before laying, exactly where a reading lets them; what the
 *        document forbids is never offered
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: decks-form-one-talon place-before-draw must-place
 */
#include "../course.h"
#include "ordonanz_properties.h"

static void offered_if_legal(const struct ordonanz_table *t, const struct ordonanz_state *s,
                             struct move m)
{
    struct offers o = { m, 0 };
    witness(*t, *s, m);
    ordonanz_offers(t, s, &o);
    check(o.count == (ordonanz_refusal(t, s, m) == LEGAL ? 1 : 0));
}

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    assume(ordonanz_property_one_player_has_the_turn(&t, &s) && s.source <= TALONS);
    assume(ordonanz_property_hands_are_full_while_the_talon_lasts(&t, &s));
    struct move forbidden = any_move();
    assume(forbidden.kind > M_DRAW_FIRST);
    offered_if_legal(&t, &s, any_move_of(M_CHOOSE));
    offered_if_legal(&t, &s, any_move_of(M_DRAW_FIRST));
    offered_if_legal(&t, &s, forbidden);
}
