/* proof: before each land stands of a player the best of the troops that aim at it, the first of
 *        equals, with the sum of its open knights; whatever lies in the row
 * clause: conquest-per-troop conquest-any-player land-colour-targets hide-counts-zero
 * readings: standard
 * marks: conquest_per_troop conquest_any_player
 * rules: troops.c
 * bound: 6 knights in the row
 * unwindset: form_up.0:8
 */
#include "../row.h"
#include "../../../rules/saga/fronts.c"

enum { KNIGHTS = 6 };

static int worth(const struct saga_troop *troop)
{
    int sum = 0;
    for (unsigned i = 0; i < COLOURS; i++)
        sum += i >= troop->size || (troop->card[i] & DOWN) != 0
                 ? 0
                 : (int)((troop->card[i] & KNIGHT) - 1u) % 4 + 1;
    return sum;
}

static bool aims_at(const struct saga_troop *troop, unsigned land)
{
    return (troop->card[0] & DOWN) == 0 && ((troop->card[0] & KNIGHT) - 1u) / 4 == land;
}

/* One seat stands for all. */
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    struct saga_front front[LANDS];
    struct saga_troop one = any_troop(), best = any_troop();
    unsigned land = any_below(LANDS), number = any_below(ROOM), troops = 0;
    for (unsigned i = KNIGHTS; i < ROOM; i++)
        s.attack[SEAT][i] = 0;
    assume_row_is_sound(&s);
    for (unsigned i = 0; i < ROOM; i++)
        troops += s.attack[SEAT][i] / FIRST;
    for (unsigned i = 0; i < LANDS; i++)
        front[i].value[SEAT] = NO_TROOP;
    form_up(&t, &s, SEAT, front);

    int value = front[land].value[SEAT];
    unsigned place = front[land].place[SEAT];
    assume(number < troops && is_troop_of(s.attack[SEAT], number, &one));
    if (aims_at(&one, land))
        check(value >= worth(&one));
    if (value == NO_TROOP)
        return;
    check(!is_land(place) && seat_at(place) == SEAT && number_at(place) < troops);
    assume(is_troop_of(s.attack[SEAT], number_at(place), &best));
    check(aims_at(&best, land) && worth(&best) == value);
    if (aims_at(&one, land) && number < number_at(place))
        check(worth(&one) < value);
}
