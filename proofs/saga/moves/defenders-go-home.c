/* proof: a land that is lost by a player sends all its knights into the hand of that player; no
 *        other hand and no pool changes, and the troop that conquers keeps its knights: none is
 *        lost or made
 * clause: loser-takes-cards-back takeback-loser-hand
 * readings: standard
 * marks: loser_takes_cards_back
 * rules: treasure.c lake.c lands.c
 */
#include "../conquest.h"

bool saga_offer_gift(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned land)
{
    (void)t, (void)s, (void)seat, (void)land;
    return any_bool();
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), before;
    any_conquest(&t, &s);
    uint32_t seat = any_below(SEATS), card = any_below(CARDS);
    assume(s.weakened == 0 && s.holder[given_land] != 0 && colours_differ(&given_defence));
    before = s;
    unsigned coming = count_in(&given_defence, card);
    bool loses = s.holder[given_land] == seat + 1;
    take_land(&t, &s, given_place, given_land);

    check(s.hand[seat][card] == (uint8_t)(before.hand[seat][card] + (loses ? coming : 0)));
    check(s.held[seat] == (uint8_t)(before.held[seat] + (loses ? given_defence.size : 0)));
    check(s.pool[card] == before.pool[card]);
}
