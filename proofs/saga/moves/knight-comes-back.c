/* proof: who holds a land with the power to take back takes, once in a turn, one knight of an own
 *        troop or land into the hand; the other knights stay in their order; nothing else changes
 * clause: takeback-own-cards takeback-every-turn takeback-extra properties-of-shown-side
 *     income-forfeit
 * readings: standard
 * marks: takeback_own_cards takeback_every_turn takeback_extra income_forfeit
 * rules: corn.c lands.c income.c
 */
#include "../income.h"
#include "../play.h"

unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
    return any_below(ROOM);
}
void saga_lake_lost(const struct saga_table *t, struct saga_state *s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS), place = any_below(PLACES);
    assume(s.mover < t.head.players);
    assume_lands_are_sound(&t, &s);
    s.phase = TURN;
    given_place = place;
    given_troop = any_troop();
    assume(colours_differ(&given_troop) && given_troop.aim <= LANDS && given_troop.barred == 0);
    bool power = false;
    for (unsigned land = 0; land < LANDS; land++)
        power = power
             || (s.holder[land] == s.mover + 1 && (t.during[land][s.side[land]] & P_BACK) != 0);
    bool own = is_land(place) ? s.holder[place] == s.mover + 1 : seat_at(place) == s.mover;
    bool may = power && own && s.back == 0 && count_in(&given_troop, card) > 0;
    check((saga_refuse_take_back(&t, &s, card, place) == LEGAL) == may);
    if (!may)
        return;
    expected = s;
    expected.hand[s.mover][card]++;
    expected.held[s.mover]++;
    expected.due = expected.lost = expected.took = expected.begun = 0;
    expected.back = 1; /* which tells that it is lost */
    saga_take_back(&t, &s, card, place);
    check(takes == 1 && taken[0].where == place && lays + unders == 1
          && (unders == 1) == is_land(place));
    struct saga_troop left = is_land(place) ? under[0].troop : laid[0].troop;
    check((is_land(place) ? under[0].where : laid[0].where) == (is_land(place) ? place : s.mover));
    check(left.size + 1 == given_troop.size && left.aim == given_troop.aim && left.barred == 0);
    uint32_t i = any_below(COLOURS);
    bool before_it = true; /* the knights below it, then those above */
    for (unsigned j = 0; j <= i; j++)
        before_it = before_it && (given_troop.card[j] & KNIGHT) != card + 1;
    if (i < left.size)
        check(left.card[i] == given_troop.card[before_it ? i : i + 1]);
    else
        check(left.card[i] == 0);
    check_same(s, expected);
    check(income_is_lost(&t, &s));
}
