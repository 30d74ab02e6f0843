/* proof: a card held may be laid on every open area of the own strip, and a refused one is refused
 *        by the first clause, in the document's order, that forbids it: under any reading, in any
 *        state in which somebody has the turn
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: place-from-own-hand four-card-cap own-strip-only five-areas-per-strip
 *         one-placement-per-turn next-is-left-neighbour one-actor-at-a-time first-player-by-lot
 *         ends-when-all-full free-area-choice must-draw
 * marks: place_from_own_hand four_card_cap own_strip_only five_areas_per_strip
 *        one_placement_per_turn next_is_left_neighbour one_actor_at_a_time first_player_by_lot
 *        ends_when_all_full deal_six free_area_choice must_draw
 */
#include "../course.h"
#include "ordonanz_properties.h"

/* The order in which the clauses are asked, stated once more. */
static verdict expected(const struct ordonanz_state *s, struct move m)
{
    bool anybody_laid = s->turns[0] || s->turns[1] || s->turns[2] || s->turns[3];
    if (s->phase == OVER || s->phase == TIE)
        return ORDONANZ_ends_when_all_full;
    if (s->phase == LOT)
        return ORDONANZ_first_player_by_lot;
    if (s->phase == DEAL)
        return ORDONANZ_deal_six;
    if (m.actor != s->mover)
        return s->done || s->phase == TAKE ? ORDONANZ_one_actor_at_a_time
             : anybody_laid                ? ORDONANZ_next_is_left_neighbour
                                           : ORDONANZ_first_player_by_lot;
    if (s->phase == TAKE)
        return s->done == LAID ? ORDONANZ_one_placement_per_turn : ORDONANZ_must_draw;
    if (m.arg[1] >= 5)
        return ORDONANZ_five_areas_per_strip;
    if (m.arg[2] != 0)
        return ORDONANZ_own_strip_only;
    if (copies(s->hand[s->mover], HAND_ROOM, m.arg[0]) == 0)
        return ORDONANZ_place_from_own_hand;
    return s->laid[s->mover][m.arg[1]] >= 4 ? ORDONANZ_four_card_cap : LEGAL;
}

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any(struct ordonanz_state);
    assume(ordonanz_property_one_player_has_the_turn(&t, &s));
    struct move m = any_move_of(M_LAY);
    assume(m.actor < t.head.players && m.arg[0] > 0 && m.arg[0] < FACES);
    assume(m.arg[2] <= t.head.players && m.arg[2] != m.actor + 1);
    assume(m.arg[3] == 0 && m.arg[4] == 0 && m.arg[5] == 0);
    witness(t, s, m);
    check(ordonanz_refusal(&t, &s, m) == expected(&s, m));
}
