/* proof: in a turn of his a player turns up a knight of an own troop that lies face down since an
 *        earlier turn; it then lies open where it lay, and nothing else changes but that income is
 *        lost; that it is so is noted if some was due
 * clause: hide-reveal-later-turn hide-value-joins income-forfeit
 * readings: standard
 * marks: hide_reveal_later_turn hide_value_joins income_forfeit
 * rules: lake.c income.c
 */
#include "../income.h"
#include "../play.h"

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
verdict saga_refuse_another(const struct saga_state *s)
{
    (void)s;
    return any(verdict);
}
verdict saga_refuse_from_hand(const struct saga_state *s, unsigned card)
{
    (void)s, (void)card;
    return any(verdict);
}
void saga_turn_over(struct saga_state *s, unsigned land)
{
    (void)s, (void)land;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS), place = any_below(PLACES), i = any_below(COLOURS);
    assume(s.mover < t.head.players);
    s.phase = TURN;
    given_place = place;
    given_troop = any_troop();
    assume(colours_differ(&given_troop));
    bool down = false;
    for (unsigned j = 0; j < COLOURS; j++)
        down = down || (j < given_troop.size && given_troop.card[j] == ((card + 1) | DOWN));
    bool own = is_land(place) ? s.holder[place] == s.mover + 1 : seat_at(place) == s.mover;
    check((saga_refuse_reveal(&t, &s, s.mover, card, place) == LEGAL) == (own && down));
    if (!own || !down)
        return;
    expected = s;
    expected.due = expected.begun = 0;
    expected.lost = s.due > 0 || s.lost; /* nothing else tells it, and what was noted stays */
    expected.took = s.took != 0;
    bool was_due = s.due > 0, kept_well = income_is_kept_well(&s);
    saga_reveal(&t, &s, card, place);
    check(takes == 1 && taken[0].where == place && lays + unders == 1
          && (unders == 1) == is_land(place));
    struct saga_troop then = is_land(place) ? under[0].troop : laid[0].troop;
    bool it = (given_troop.card[i] & KNIGHT) == card + 1;
    check(then.size == given_troop.size && then.card[i] == (it ? card + 1 : given_troop.card[i]));
    check(resolves == 1);
    check_same(s, expected);
    check(!kept_well || income_is_kept_well(&s));
    check(!was_due || !kept_well || income_is_lost(&t, &s));
}
