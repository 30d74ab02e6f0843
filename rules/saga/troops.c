/* Troops as they lie: taking one up, putting it down, its value, and the land at which it aims. No
 * other file knows how the troops of a seat share one row. */
#include "saga.h"

/* ---- hands ---- */

void saga_take_in_hand(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]++;
    s->held[seat]++;
}

void saga_out_of_hand(struct saga_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][card]--;
    s->held[seat]--;
}

/* ---- finding a troop in its row ---- */

unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < ROOM; i++)
        n += s->attack[seat][i] / FIRST;
    return n;
}

/* Where troop 'number' begins in the row; ROOM if there are fewer troops. */
static unsigned begin_of(const uint8_t row[ROOM], unsigned number)
{
    unsigned at = 0;
    for (; at < ROOM; at++)
        if ((row[at] & FIRST) != 0 && number-- == 0)
            break;
    return at;
}

/* The length of the troop that begins here. */
static unsigned length_at(const uint8_t row[ROOM], unsigned at)
{
    unsigned n = 1;
    while (n < COLOURS && at + n < ROOM && row[at + n] != 0 && (row[at + n] & FIRST) == 0)
        n++;
    return n;
}

static struct saga_troop read_troop(const struct saga_state *s, unsigned seat, unsigned at)
{
    const uint8_t *row = s->attack[seat] + at;
    struct saga_troop troop = { .aim = s->aim[seat][at], .barred = s->barred[seat][at] };
    troop.size = (uint8_t)length_at(s->attack[seat], at);
    for (unsigned i = 0; i < troop.size; i++)
        troop.card[i] = (uint8_t)(row[i] & ~(unsigned)FIRST);
    return troop;
}

static struct saga_troop defence_of(const struct saga_state *s, unsigned land)
{
    struct saga_troop troop = { .barred = s->barred_under[land] };
    while (troop.size < COLOURS && s->defence[land][troop.size] != 0) {
        troop.card[troop.size] = s->defence[land][troop.size];
        troop.size++;
    }
    return troop;
}

/* A place without a troop gives a troop without knights. */
struct saga_troop saga_troop_at(const struct saga_state *s, unsigned place)
{
    static const struct saga_troop none = { .size = 0 };
    if (is_land(place))
        return defence_of(s, place);
    unsigned at = begin_of(s->attack[seat_at(place)], number_at(place));
    return at < ROOM ? read_troop(s, seat_at(place), at) : none;
}

/* ---- taking up ---- */

/* q-conquest-trigger B stores the place of the only troop that may conquer. These functions keep it
 * right when the row changes. */
static void follow_taking(struct saga_state *s, unsigned place)
{
    unsigned changed = s->changed - 1u;
    if (changed == place)
        s->changed = 0;
    else if (!is_land(changed) && seat_at(changed) == seat_at(place) && changed > place)
        s->changed--;
}

static void follow_putting(struct saga_state *s, unsigned place)
{
    unsigned changed = s->changed - 1u;
    if (!is_land(changed) && seat_at(changed) == seat_at(place) && changed >= place)
        s->changed++;
}

static void close_gap(uint8_t row[ROOM], unsigned at, unsigned size)
{
    for (unsigned i = at; i + size < ROOM; i++)
        row[i] = row[i + size];
    for (unsigned i = ROOM - size; i < ROOM; i++)
        row[i] = 0;
}

struct saga_troop saga_take_up(struct saga_state *s, unsigned place)
{
    struct saga_troop troop = saga_troop_at(s, place);
    if (is_land(place)) {
        for (unsigned i = 0; i < COLOURS; i++)
            s->defence[place][i] = 0;
        s->barred_under[place] = 0;
    } else if (troop.size > 0) {
        unsigned seat = seat_at(place), at = begin_of(s->attack[seat], number_at(place));
        close_gap(s->attack[seat], at, troop.size);
        close_gap(s->aim[seat], at, troop.size);
        close_gap(s->barred[seat], at, troop.size);
        troop.lay_at = (uint8_t)(number_at(place) + 1);
        if (s->changed != 0)
            follow_taking(s, place);
    }
    return troop;
}

/* ---- putting down ---- */

/* The bytes of a troop as one number in the same order, without the bits 'but', and 'but_down'
 * where DOWN is set. */
static uint64_t as_number(const struct saga_troop *troop, unsigned but, unsigned but_down)
{
    uint64_t number = 0;
    for (unsigned i = 0; i < COLOURS; i++) {
        unsigned byte = troop->card[i];
        number = number << 8 | (byte & ~((byte & DOWN) != 0 ? but | but_down : but));
    }
    return number;
}

/* First by what everybody sees, then by the hidden knights. FRESH comes last, so that nothing moves
 * when a turn ends. */
static bool lies_before(const struct saga_troop *a, const struct saga_troop *b)
{
    uint64_t seen_a = as_number(a, FRESH, KNIGHT), seen_b = as_number(b, FRESH, KNIGHT);
    uint64_t known_a = as_number(a, FRESH, 0), known_b = as_number(b, FRESH, 0);
    if (seen_a != seen_b)
        return seen_a < seen_b;
    if (known_a != known_b)
        return known_a < known_b;
    if (a->aim != b->aim)
        return a->aim < b->aim;
    return a->barred != b->barred ? a->barred < b->barred : as_number(a, 0, 0) < as_number(b, 0, 0);
}

static void open_gap(uint8_t row[ROOM], unsigned at, unsigned size)
{
    for (unsigned i = ROOM; i-- > at + size;)
        row[i] = row[i - size];
    for (unsigned i = at; i < at + size && i < ROOM; i++)
        row[i] = 0;
}

/* Does the troop go behind this one? Under q-equal-own-troops C it returns to its old place, or
 * goes last. */
static bool goes_behind(const struct saga_table *t, const struct saga_troop *other, unsigned number,
                        const struct saga_troop *troop)
{
    if (READS(t, Q_equal_own_troops, 'C'))
        return troop->lay_at == 0 || number + 1 < troop->lay_at;
    return lies_before(other, troop);
}

/* A troop stores its aim only if its lowest knight gives another one. */
static uint8_t aim_to_keep(const struct saga_troop *troop)
{
    bool says_so = (troop->card[0] & DOWN) == 0 && colour_of(troop->card[0] - 1u) + 1 == troop->aim;
    return says_so ? 0 : troop->aim;
}

static unsigned put_down(const struct saga_table *t, struct saga_state *s, unsigned seat,
                         const struct saga_troop *troop)
{
    uint8_t *row = s->attack[seat];
    unsigned at = 0, number = 0;
    while (at < ROOM && row[at] != 0) {
        struct saga_troop other = read_troop(s, seat, at);
        if (!goes_behind(t, &other, number, troop))
            break;
        at += other.size;
        number++;
    }
    if (at + troop->size > ROOM)
        return NOWHERE; /* more knights than a game has */
    open_gap(row, at, troop->size);
    open_gap(s->aim[seat], at, troop->size);
    open_gap(s->barred[seat], at, troop->size);
    for (unsigned i = 0; i < troop->size; i++)
        row[at + i] = (uint8_t)(troop->card[i] | (i == 0 ? FIRST : 0u));
    s->aim[seat][at] = troop->aim;
    s->barred[seat][at] = troop->barred;
    if (s->changed != 0)
        follow_putting(s, place_of(seat, number));
    return place_of(seat, number);
}

/* Puts the troop into its row. Returns its place; NOWHERE if it has no knight left. */
unsigned saga_put_down(const struct saga_table *t, struct saga_state *s, unsigned seat,
                       const struct saga_troop *troop)
{
    struct saga_troop plain = *troop;
    if (troop->size == 0)
        return NOWHERE;
    plain.aim = aim_to_keep(troop);
    return put_down(t, s, seat, &plain);
}

/* Open knights rise, then come those face down: without FRESH their bytes rise. */
static bool lies_behind(unsigned a, unsigned b)
{
    return (a & ~(unsigned)FRESH) > (b & ~(unsigned)FRESH);
}

void saga_put_under(struct saga_state *s, unsigned land, const struct saga_troop *troop)
{
    for (unsigned i = 0; i < COLOURS; i++) {
        unsigned at = i, byte = i < troop->size ? troop->card[i] : 0u;
        for (; byte != 0 && at > 0 && lies_behind(s->defence[land][at - 1], byte); at--)
            s->defence[land][at] = s->defence[land][at - 1];
        s->defence[land][at] = (uint8_t)byte;
    }
    s->barred_under[land] = troop->barred;
}

/* The turn is over: hidden knights may be turned up from the next turn on. */
void saga_no_longer_fresh(struct saga_state *s, unsigned seat)
{
    for (unsigned i = 0; i < ROOM; i++)
        RULE(hide_reveal_later_turn),
            s->attack[seat][i] = (uint8_t)(s->attack[seat][i] & ~(unsigned)FRESH);
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS && owns(s, seat, land); i++)
            s->defence[land][i] = (uint8_t)(s->defence[land][i] & ~(unsigned)FRESH);
}

/* ---- what their order tells ---- */

/* Do the knights of the next troop look the same, whether or not they were laid in this turn? */
static bool looks_like_next(const uint8_t *row, unsigned at, unsigned size)
{
    unsigned next = at + size;
    bool same = next < ROOM && row[next] != 0 && length_at(row, next) == size;
    for (unsigned i = 0; i < size && same; i++)
        same = ((row[at + i] ^ row[next + i]) & ~FRESH) == 0;
    return same;
}

/* Does the next troop come first? By aim, then barred; then the one with a knight of this turn is
 * last. */
static bool next_comes_first(const struct saga_state *seen, unsigned seat, unsigned at,
                             unsigned size)
{
    unsigned next = at + size;
    bool fresh = false, next_fresh = false;
    for (unsigned i = 0; i < size; i++) {
        fresh = fresh || (seen->attack[seat][at + i] & FRESH) != 0;
        next_fresh = next_fresh || (seen->attack[seat][next + i] & FRESH) != 0;
    }
    if (seen->aim[seat][at] != seen->aim[seat][next])
        return seen->aim[seat][next] < seen->aim[seat][at];
    if (seen->barred[seat][at] != seen->barred[seat][next])
        return seen->barred[seat][next] < seen->barred[seat][at];
    return fresh && !next_fresh;
}

static void exchange(uint8_t *a, uint8_t *b)
{
    uint8_t was = *a;
    *a = *b;
    *b = was;
}

static void put_next_first(struct saga_state *seen, unsigned seat, unsigned at, unsigned size)
{
    for (unsigned i = at; i < at + size; i++) {
        exchange(&seen->attack[seat][i], &seen->attack[seat][i + size]);
        exchange(&seen->aim[seat][i], &seen->aim[seat][i + size]);
        exchange(&seen->barred[seat][i], &seen->barred[seat][i + size]);
    }
}

/* Equal troops are stored in the order of the hidden knights below them, which would reveal the
 * knights. So a view sorts the troops by what everybody sees. */
void saga_blank_order(struct saga_state *seen, unsigned seat)
{
    const uint8_t *row = seen->attack[seat];
    for (unsigned n = 0; n < ROOM; n++)
        for (unsigned at = 0, size; at < ROOM && row[at] != 0; at += size) {
            size = length_at(row, at);
            if (looks_like_next(row, at, size) && next_comes_first(seen, seat, at, size))
                put_next_first(seen, seat, at, size);
        }
}

/* ---- what a troop is ---- */

unsigned saga_find(const struct saga_troop *troop, unsigned card)
{
    for (unsigned i = 0; i < troop->size; i++)
        if ((troop->card[i] & KNIGHT) == card + 1)
            return i;
    return NOWHERE;
}

unsigned saga_value(const struct saga_troop *troop)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < troop->size; i++)
        sum += (troop->card[i] & DOWN) != 0 ? (RULE(hide_counts_zero), 0u)
                                            : value_of(troop->card[i] - 1u);
    return sum;
}

/* Knights that lie face down have a colour, too. A troop of six has all colours. */
bool saga_colour_free(const struct saga_table *t, const struct saga_troop *troop, unsigned colour)
{
    bool barred = troop->size == COLOURS
               || (READS(t, Q_takeback_colour_memory, 'B') && (troop->barred >> colour & 1u) != 0);
    for (unsigned i = 0; i < troop->size; i++)
        if ((troop->card[i] & KNIGHT) != 0)
            barred = barred || colour_of((troop->card[i] & KNIGHT) - 1u) == colour;
    return RULE(colour_once), !barred;
}

/* The land at which the troop aims, or NOWHERE: its lowest knight is hidden from the viewer, or its
 * land is not in play. */
unsigned saga_aim(const struct saga_table *t, const struct saga_troop *troop)
{
    unsigned lowest = troop->card[0];
    if (troop->aim != 0)
        return troop->aim <= LANDS ? troop->aim - 1u : NOWHERE;
    if (troop->size == 0 || (lowest & DOWN) != 0)
        return NOWHERE;
    RULE(new_troop_sets_target), RULE(reinforce_keeps_target), RULE(land_colour_targets);
    return colour_of(lowest - 1u) < t->lands ? colour_of(lowest - 1u) : NOWHERE;
}

/* q-troops-added B: the troop has conquered a land together with others, and lies under it. */
bool saga_lies_under(const struct saga_troop *troop)
{
    return troop->aim > LANDS;
}
