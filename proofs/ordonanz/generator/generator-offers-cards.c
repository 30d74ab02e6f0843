/* proof: nature may draw any lot, and deal or draw each card that the talon holds, once, where that
 *        is legal, and never else
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: shuffle-before-game draw-is-blind draw-from-talon deal-six first-player-by-lot
 */
#include "../any.h"
#include "ordonanz_properties.h"

/* Who leads after the last card: whoever it is, it is the same whenever it is asked. */
static unsigned leading;

unsigned ordonanz_leaders(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    (void)t, (void)s;
    return leading;
}

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
    assume(ordonanz_property_everybody_is_dealt_a_hand(&t, &s));
    assume(ordonanz_property_no_hand_is_larger_than_dealt(&t, &s));
    assume(ordonanz_property_there_is_one_talon(&t, &s));
    for (unsigned seat = t.head.players; seat < SEATS; seat++)
        assume(s.held[seat] == 0); /* as hands_hold_what_they_count says */
    assume(s.phase != DEAL || s.dealt < t.hand * t.head.players);
    leading = any_below(1u << t.head.players);
    offered_if_legal(&t, &s, any_move_of(M_LOT));
    offered_if_legal(&t, &s, any_move_of(M_DEAL));
    offered_if_legal(&t, &s, any_move_of(M_DRAW));
}
