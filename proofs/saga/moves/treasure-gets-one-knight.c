/* proof: who holds a land with the adding power unused lays one knight from the hand under it, of a
 *        colour that is not there, as the knight of this turn; the card is turned over
 * clause: treasure-add-as-play treasure-add-once treasure-add-colours treasure-add-flip
 *         no-laying-on-defence income-forfeit
 * readings: standard
 * marks: treasure_add_as_play treasure_add_flip treasure_add_once income_forfeit
 * rules: laying.c treasure.c income.c
 */
#include "../income.h"
#include "../play.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS), land = any_below(LANDS);
    assume(s.mover < t.head.players);
    assume_lands_are_sound(&t, &s);
    s.phase = TURN;
    given_land = land;
    given_defence = any_troop();
    assume(colours_differ(&given_defence));
    bool power = (t.during[land][s.side[land]] & P_ADD) != 0 && s.turned[land] == UNTURNED;
    bool may = s.holder[land] == s.mover + 1 && power && s.laid == 0 && s.hand[s.mover][card] > 0
            && saga_colour_free(&t, &given_defence, colour_of(card));
    check((saga_refuse_add(&t, &s, card, land) == LEGAL) == may);
    if (!may)
        return;
    expected = s;
    expected.hand[s.mover][card]--;
    expected.held[s.mover]--;
    expected.due = expected.lost = expected.took = expected.begun =
        0; /* the knight tells that it is lost */
    expected.laid = 1;
    expected.turned[land] = FRESHLY;
    struct saga_troop grown = with_on_top(given_defence, card + 1);
    saga_add(&t, &s, card, land);
    check(takes == 1 && taken[0].where == land && lays == 0 && unders == 1
          && under[0].where == land);
    check(same_knights(&under[0].troop, &grown) && colours_differ(&under[0].troop));
    check_same(s, expected);
    check(income_is_lost(&t, &s));
    check(saga_refuse_add(&t, &s, card, land) != LEGAL);
}
