/* proof: a conquest makes the measure fall as measure-falls tells, unless the land falls to an
 *        equal troop
 * clause: end-on-last-card conquest-strictly-stronger
 * readings: standard
 * marks: conquest_strictly_stronger middle_defenders_freed loser_takes_cards_back
 * rules: treasure.c lake.c lands.c
 */
#include "../tallied.h"
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
    s.phase = any_bool() ? TURN : CHOOSE;
    assume(s.weakened == 0 && s.ending <= PLAYED_OUT);
    /* two_knights_defend_a_land_in_the_middle */
    assume(s.holder[given_land] != 0 || given_defence.size == 2);
    for (unsigned card = 0; card < CARDS; card++)
        assume(s.pool[card] < 60);
    for (unsigned seat = 0; seat < SEATS; seat++)
        assume(s.held[seat] <= 60);
    before = s;
    int value = open_values(&given_troop);
    /* as highest-conquers has it, and not to an equal troop */
    assume(value > to_exceed(&t, &s, given_land) && value != open_values(&given_defence));
    take_land(&t, &s, given_place, given_land);
    struct tally by = difference(&before, &s);
    check(of_a_conquest(&by));
}
