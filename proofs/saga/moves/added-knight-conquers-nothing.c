/* proof: after the end one knight goes from the hand of whoever is asked on top of an own troop or
 *        under an own land or one that is nobody's, in a colour that is free there, and nothing is
 *        conquered; or a troop of his counts what it is worth; or he passes
 * clause: end-treasure-add end-treasure-no-conquest end-treasure-colours end-lake-troop
 * readings: standard
 * marks: end_treasure_add end_treasure_no_conquest end_lake_troop
 * bound: 2 troops for a player
 * rules: none
 * loops: CARDS:25 TROOPS:16
 */
#include "../stages.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), before;
    unsigned card = any_below(CARDS), land = any_below(LANDS), other = any_below(CARDS);
    bool under_land = any_bool();
    any_stages(&t);
    assume(s.asked >= 1 && s.asked <= t.head.players);
    assume_lands_are_sound(&t, &s);
    unsigned seat = s.asked - 1u, owner = any_below(SEATS), number = any_below(TROOPS);
    unsigned place = under_land ? land : place_of(owner, number);
    assume(owner < t.head.players);
    before = s;
    struct saga_troop there = troop_lying_at(place);
    given_place = place;
    given_troop = there;
    if (any_bool()) {
        s.ending = before.ending = CLOSED; /* as after both stages: what follows them is
                                              end-has-two-stages */
        if (saga_refuse_enlist(&t, &s, card, place) != LEGAL)
            return;
        check(before.hand[seat][card] > 0 && !(there.barred >> colour_of(card) & 1u));
        bool in_the_middle = before.holder[land] == 0 && there.size > 0;
        check(under_land ? before.holder[land] == seat + 1 || in_the_middle
                         : owner == seat && there.size > 0);
        assume(there.size < COLOURS); /* the colours of a troop differ, so one that is free has
                                         room */
        saga_enlist(&t, &s, card, place);
        struct saga_troop on_top = with_on_top(there, card + 1);
        check(takes == 1 && taken[0].where == place && resolved == 0);
        if (under_land)
            check(lays == 0 && unders == 1 && under[0].where == land
                  && same_knights(&under[0].troop, &on_top));
        else
            check(unders == 0 && lays == 1 && laid[0].where == seat
                  && same_knights(&laid[0].troop, &on_top));
        check(s.hand[seat][other] + (other == card) == before.hand[seat][other]);
        check(s.held[seat] == (uint8_t)(before.held[seat] - 1) && s.counted == before.counted);
    } else {
        s.ending = before.ending = CLOSED;
        if (saga_refuse_pick(&t, &s, place) != LEGAL)
            return;
        check(!under_land && owner == seat && there.size > 0);
        saga_pick(&t, &s, place);
        check(s.counted == there.lay_at && takes == 0 && resolved == 0);
    }
}
