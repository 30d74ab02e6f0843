/* proof: who holds the land with the hiding power unused lays one knight from the hand face down on
 *        an own attack troop, of a colour that is not there, as the knight of this turn; the card
 *        is turned over
 * clause: hide-as-play hide-once hide-on-attack-troop hide-colours hide-flip income-forfeit
 * readings: standard
 * marks: hide_as_play hide_once hide_on_attack_troop hide_flip income_forfeit
 * rules: lake.c laying.c income.c treasure.c
 */
#include "../income.h"
#include "../play.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS), place = any_below(PLACES);
    assume(s.mover < t.head.players);
    assume_lands_are_sound(&t, &s);
    for (unsigned land = 0; land < LANDS; land++) /* the power is one of the lake */
        for (unsigned side = CROWN; side <= PLAIN; side++)
            assume(land == BLUE || (t.during[land][side] & P_HIDE) == 0);
    s.phase = TURN;
    given_place = place;
    given_troop = any_troop();
    assume(colours_differ(&given_troop));
    bool power = s.holder[BLUE] == s.mover + 1 && (t.during[BLUE][s.side[BLUE]] & P_HIDE) != 0
              && s.turned[BLUE] == UNTURNED;
    bool on_own = !is_land(place) && seat_at(place) == s.mover && given_troop.size > 0
               && given_troop.aim <= LANDS;
    bool may = power && on_own && s.laid == 0 && s.hand[s.mover][card] > 0
            && saga_colour_free(&t, &given_troop, colour_of(card));
    check((saga_refuse_hide(&t, &s, card, place) == LEGAL) == may);
    check(saga_refuse_hide(&t, &s, card, NOWHERE) != LEGAL);
    if (!may)
        return;
    expected = s;
    expected.hand[s.mover][card]--;
    expected.held[s.mover]--;
    expected.due = expected.lost = expected.took = expected.begun =
        0; /* the knight tells that it is lost */
    expected.laid = 1;
    expected.turned[BLUE] = FRESHLY;
    struct saga_troop grown = with_on_top(given_troop, (card + 1) | DOWN | FRESH);
    saga_hide(&t, &s, card, place);
    check(takes == 1 && taken[0].where == place && unders == 0 && lays == 1
          && laid[0].where == s.mover);
    check(same_knights(&laid[0].troop, &grown) && laid[0].troop.aim == given_troop.aim
          && resolves == 1);
    check_same(s, expected);
    check(income_is_lost(&t, &s));
}
