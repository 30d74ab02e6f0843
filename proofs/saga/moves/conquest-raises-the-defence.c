/* proof: where no -1 counts, a land that changes hands is worth more than before, by 2 with +1;
 *        where it does, at least as much; and at most six knights come into hands: 7 times what the
 *        defence has grown by is more than these
 * clause: conquest-strictly-stronger red-needs-two-more gold-equal-suffices
 * readings: standard
 * marks: conquest_strictly_stronger
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
    for (unsigned i = 0; i < COLOURS; i++)
        s.defence[given_land][i] = given_defence.card[i];
    assume(s.weakened == 0);
    before = s;
    unsigned value = 0, grown, old = open_sum(&given_defence);
    for (unsigned i = 0; i < COLOURS; i++)
        value += i < given_troop.size && (given_troop.card[i] & DOWN) == 0
                   ? value_of((given_troop.card[i] & KNIGHT) - 1u)
                   : 0;
    /* as highest-conquers has it */
    assume((int)value > to_exceed(&t, &s, given_land));
    bool plus = (t.during[given_land][s.side[given_land]] & P_PLUS) != 0;
    bool minus = (t.during[given_land][s.side[given_land]] & P_MINUS) != 0;
    take_land(&t, &s, given_place, given_land);

    grown = open_sum(&under[0].troop);
    check(grown <= 24 && grown >= value);
    if (!minus)
        check(grown >= old + (plus ? 2 : 1) && 7 * (grown - old) > given_defence.size);
    else
        check(grown >= old);
    check(given_defence.size <= 6);
}
