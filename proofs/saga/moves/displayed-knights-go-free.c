/* proof: a land taken from the middle sets its knights free into the pool; no hand changes, and the
 *        troop that conquers keeps its knights: none is lost or made
 * clause: middle-defenders-freed
 * readings: standard
 * marks: middle_defenders_freed
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
    assume(s.weakened == 0 && s.holder[given_land] == 0 && colours_differ(&given_defence));
    before = s;
    unsigned coming = count_in(&given_defence, card);
    take_land(&t, &s, given_place, given_land);

    check(s.hand[seat][card] == before.hand[seat][card]);
    check(s.held[seat] == before.held[seat]);
    check(s.pool[card] == (uint8_t)(before.pool[card] + coming));
}
