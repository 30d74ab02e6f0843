/* proof: land after land is conquered by who stands before it with the highest troop above its
 *        strength, and with that troop, until no land is left that somebody could conquer, but
 *        those for which players tie, or somebody is asked; whatever stands before the lands after
 *        each conquest. Proved of one turn of the loop, from any state; so of each, however many
 *        conquests follow one another
 * clause: conquest-at-once conquest-highest-wins takeback-tie-stays conquest-not-from-self
 * readings: standard
 * marks: conquest_not_optional conquest_highest_wins takeback_tie_stays
 * rules: none
 * loops: COLOURS:8 MOVED:3 players:6 troops:27
 */
#include "../any.h"
#include "../../../rules/saga/conquest.c"

static struct saga_front standing[LANDS];
static int strength_of[LANDS];
static unsigned formed, conqueror, conqueror_at, went_on;
static const struct saga_table *table;

/* Anything may stand anywhere. After a conquest the loop begins anew, from a state; and these are
 * any. */
void saga_form_fronts(const struct saga_table *t, const struct saga_state *s,
                      struct saga_front front[LANDS])
{
    (void)t, (void)s;
    if (formed++ > 0)
        assume(0);
    for (unsigned land = 0; land < LANDS; land++) {
        struct saga_front f = any(struct saga_front);
        for (unsigned seat = 0; seat < SEATS; seat++) {
            assume(f.value[seat] == NO_TROOP || (f.value[seat] >= 0 && f.value[seat] <= 24));
            assume(f.place[seat] >= place_of(seat, 0) && f.place[seat] < place_of(seat, ROOM));
        }
        standing[land] = f;
        front[land] = f;
        strength_of[land] = (int)any_below(27) - 1;
    }
}

int saga_strength(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    (void)t, (void)s;
    return strength_of[land];
}

/* The best of those who do not hold the land and exceed its strength; how many have as much. */
struct right {
    int value;
    unsigned seat, equals;
};

static struct right right_to(const struct saga_state *s, unsigned land)
{
    struct right r = { strength_of[land], NOWHERE, 0 };
    for (unsigned seat = 0; seat < SEATS; seat++) {
        int value = standing[land].value[seat];
        if (seat >= table->head.players || s->holder[land] == seat + 1 || value == NO_TROOP
            || value < r.value || value <= strength_of[land])
            continue;
        r.equals = value > r.value ? 1 : r.equals + 1;
        r.seat = value > r.value ? seat : r.seat;
        r.value = value;
    }
    return r;
}

struct saga_troop saga_troop_at(const struct saga_state *s, unsigned place)
{
    (void)s, (void)place;
    return any(struct saga_troop);
}
unsigned saga_value(const struct saga_troop *troop)
{
    (void)troop;
    return any_below(25);
}
unsigned saga_aim(const struct saga_table *t, const struct saga_troop *troop)
{
    (void)t, (void)troop;
    return any_bool() ? NOWHERE : any_below(LANDS);
}
bool saga_takes_part(const struct saga_table *t, const struct saga_state *s, unsigned land,
                     unsigned place)
{
    (void)t, (void)s, (void)land, (void)place;
    return true; /* q-conquest-trigger A */
}
unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    (void)s, (void)seat;
    return any_below(ROOM + 1);
}

/* First the troop that conquers, then the defence under the land. */
struct saga_troop saga_take_up(struct saga_state *s, unsigned place)
{
    struct saga_troop none = { .size = 0 };
    if (is_land(place)) {
        struct right r = right_to(s, place);
        check(r.equals == 1 && r.seat == conqueror
              && standing[place].place[r.seat] == conqueror_at);
    } else {
        conqueror = seat_at(place);
        conqueror_at = place;
    }
    return none; /* what becomes of its knights is proved elsewhere */
}
void saga_put_under(struct saga_state *s, unsigned land, const struct saga_troop *troop)
{
    (void)s, (void)land, (void)troop;
}
void saga_turn_up(struct saga_troop *troop)
{
    (void)troop;
}
void saga_renew(const struct saga_table *t, struct saga_state *s, unsigned land)
{
    (void)t, (void)s, (void)land;
}
bool saga_offer_gift(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned land)
{
    (void)t;
    if (any_bool())
        return false;
    s->phase = GIFT;
    s->asked = (uint8_t)(seat + 1);
    s->about = (uint8_t)(land + 1);
    return true;
}
void saga_lake_lost(const struct saga_table *t, struct saga_state *s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
}
void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
    went_on++;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    unsigned land = any_below(LANDS);
    table = &t;
    assume_lands_are_sound(&t, &s);
    for (unsigned i = 0; i < LANDS; i++) /* more under other readings only */
        assume(s.turned[i] <= FRESHLY && s.declined[i] == 0 && s.tied[i] == 0);
    s.weakened = s.changed = 0;
    unsigned phase = s.phase;
    saga_resume(&t, &s);
    struct right r = right_to(&s, land);
    if (went_on > 0)
        check(went_on == 1 && s.asked == 0 && s.about == 0 && s.phase == phase && r.equals != 1);
    else
        check(s.asked >= 1 && s.asked <= t.head.players && s.about >= 1 && s.about <= LANDS
              && (s.phase == CHOOSE || s.phase == GIFT));
    check(s.weakened == 0 && s.changed == 0 && s.declined[land] == 0 && s.tied[land] == 0);
    if (went_on == 0 && s.phase == CHOOSE && s.about == land + 1)
        check(r.equals == 1 && r.seat + 1 == s.asked);
}
