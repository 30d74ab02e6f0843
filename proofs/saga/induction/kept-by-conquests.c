/* proof: what is counted, noted, held and asked keeps its properties of states in a conquest: of
 *        any land, with any troop, in any state from which one is made; and if its holder is asked
 *        then, he is asked about it
 * clause: land-moves-on-troop treasure-add-renewed hide-renewed free-knight loser-takes-cards-back
 * readings: standard
 * marks: land_moves_on_troop treasure_add_renewed hide_renewed free_knight loser_takes_cards_back
 * rules: treasure.c lake.c lands.c castle.c
 * loops: CARDS:25 ROOM:27 count:26
 */
#include "../keeping.h"
#include "../conquest.h"
#include "saga_properties.h"

void harness(void)
{
    struct saga_table t = any_table();
    bool chosen = any_bool();
    struct saga_state s = any_noted_state(&t, chosen ? CHOOSE : any_bool() ? TURN : GIFT);
    any_conquest(&t, &s);
    if (chosen)
        assume(saga_property_who_decides_is_asked_about_something(&t, &s)
               && s.about == given_land + 1);
    else
        s.asked = s.about = 0; /* the loop of conquests begins so */
    assume(s.holder[given_land] != seat_at(given_place) + 1);
    bool asks = take_land(&t, &s, given_place, given_land);
    check(noted_well(&t, &s));
    if (asks)
        check(s.phase == GIFT && s.asked == seat_at(given_place) + 1 && s.about == given_land + 1
              && saga_property_who_decides_is_asked_about_something(&t, &s));
}
