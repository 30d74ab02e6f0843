/* proof: a knight that reinforces is laid open from the hand on top of one own attack troop that
 *        lies there and has not its colour; all knights of the troop stay as they are
 * clause: reinforce-one-troop reinforce-keeps-target colour-once lay-exactly-one lay-from-hand
 *         lay-open lay-own-area no-laying-on-defence income-forfeit
 * readings: standard
 * marks: reinforce_one_troop lay_open income_forfeit
 * rules: laying.c income.c
 */
#include "../income.h"
#include "../play.h"

void saga_treasure(const struct saga_table *t, struct saga_state *s, unsigned card, unsigned land)
{
    (void)t, (void)s, (void)card, (void)land;
}
verdict saga_refuse_treasure(const struct saga_table *t, const struct saga_state *s, unsigned card,
                             unsigned land)
{
    (void)t, (void)s, (void)card, (void)land;
    return any(verdict);
}
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS), place = LANDS + any_below(PLACES - LANDS);
    assume(s.mover < t.head.players);
    s.phase = TURN;
    given_place = place;
    given_troop = any_troop();
    assume(colours_differ(&given_troop));
    bool free = saga_colour_free(&t, &given_troop, colour_of(card));
    bool own = seat_at(place) == s.mover && given_troop.size > 0 && given_troop.aim <= LANDS;
    verdict v = saga_refuse_add(&t, &s, card, place);
    check((v == LEGAL) == (own && free && s.laid == 0 && s.hand[s.mover][card] > 0));
    if (v != LEGAL)
        return;
    expected = s;
    expected.hand[s.mover][card]--;
    expected.held[s.mover]--;
    expected.due = expected.lost = expected.took = expected.begun =
        0; /* the knight tells that it is lost */
    expected.laid = 1;
    struct saga_troop grown = with_on_top(given_troop, card + 1);

    saga_add(&t, &s, card, place);
    check(takes == 1 && taken[0].where == place && unders == 0 && lays == 1
          && laid[0].where == s.mover);
    check(same_knights(&laid[0].troop, &grown) && laid[0].troop.aim == given_troop.aim);
    check(colours_differ(&laid[0].troop));
    check_same(s, expected);
    check(income_is_lost(&t, &s));
}
