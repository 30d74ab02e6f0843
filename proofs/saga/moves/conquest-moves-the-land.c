/* proof: the troop that conquers is turned up and lies under its land from then on, with the same
 *        knights in the same order; the land is its player's, turned back; all other lands and
 *        troops stay as they are
 * clause: land-moves-on-troop troop-becomes-defence other-troops-stay hide-reveal-at-conquest
 *         treasure-add-renewed hide-renewed land-never-returns
 * readings: standard
 * marks: land_moves_on_troop troop_becomes_defence hide_reveal_at_conquest
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
    uint32_t other = any_below(LANDS), i = any_below(COLOURS), at = any_below(ROOM),
             seat = any_below(SEATS);
    assume(s.weakened == 0 && s.tied[given_land] == 0
           && !owns(&s, seat_at(given_place), given_land));
    before = s;
    take_land(&t, &s, given_place, given_land);

    check(takes == 2 && lays == 0 && unders == 1 && under[0].where == given_land);
    check(taken[0].where == given_place && taken[1].where == given_land);
    check(under[0].troop.size == given_troop.size && under[0].troop.aim == 0);
    if (i < given_troop.size)
        check(under[0].troop.card[i] == (given_troop.card[i] & KNIGHT));
    check(s.holder[given_land] == seat_at(given_place) + 1 && s.turned[given_land] == UNTURNED);
    if (other != given_land)
        check(s.holder[other] == before.holder[other] && s.turned[other] == before.turned[other]);
    check(s.side[other] == before.side[other] && s.defence[other][i] == before.defence[other][i]);
    check(s.attack[seat][at] == before.attack[seat][at] && s.aim[seat][at] == before.aim[seat][at]);
    check(s.fame[seat] == before.fame[seat] && s.due == before.due && s.laid == before.laid
          && s.ending == before.ending && s.mover == before.mover && s.back == before.back
          && s.recruited == before.recruited);
}
