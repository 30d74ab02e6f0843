/* proof: who chooses with which troop to conquer may name one of his own that lies there, aims at
 *        the land that is asked about, and is worth as much as his best before it; and no other
 * clause: conquest-per-troop conquest-at-once conquest-highest-wins
 * readings: standard
 * rules: none
 */
#include "../fronts.h"
#include "../ledger.h"
#include "../../../rules/saga/conquest.c"

static unsigned value_of_troop;
unsigned saga_value(const struct saga_troop *troop)
{
    (void)troop;
    return value_of_troop;
}

/* Who is asked is strong enough with his best. */
static int strength;
int saga_strength(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    (void)t, (void)s, (void)land;
    return strength;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    unsigned seat = any_below(SEATS), place = any_below(PLACES);
    assume(s.phase < PHASES && (s.phase != CHOOSE || (s.about >= 1 && s.about <= LANDS)));
    given_place = place;
    given_troop = any_troop();
    assume(given_troop.aim == 0);
    value_of_troop = any_below(25);
    for (unsigned land = 0; land < LANDS; land++)
        standing[land] = any(struct saga_front);
    strength = (int)any_below(27) - 1;
    assume(s.phase != CHOOSE || standing[s.about - 1].value[seat] > strength);
    unsigned colour = colour_of((given_troop.card[0] & KNIGHT) - 1u);
    bool own = !is_land(place) && seat_at(place) == seat && given_troop.size > 0;
    bool aims = (given_troop.card[0] & DOWN) == 0 && colour + 1 == s.about;
    bool best = aims && standing[colour].value[seat] == (int)value_of_troop;
    check((saga_refuse_conquer(&t, &s, seat, place) == LEGAL)
          == (s.phase == CHOOSE && own && best));
}
