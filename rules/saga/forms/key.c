/* A position in as few bits as its table allows, and back.
 *
 * Most of a key is the knights. They lie in rows: hands, the pool, defences, and the attack troops
 * of each player. A row is written as its knights, each with a 1 in front, and a 0 closes it. What
 * follows from the knights, from the phase, or from a table without income, say, is not written.
 * All keys of a table have the length that is needed if every knight is a troop of its own. */
#include "../saga.h"
#include "../../forms/bits.h"

/* The number of bits that hold every number from 0 to most. */
static unsigned width_of(unsigned most)
{
    unsigned width = 0;
    while (most >> width != 0)
        width++;
    return width;
}

/* ---- what a table lets differ ---- */

struct shape {
    uint8_t number[CARDS + 1], card[CARDS]; /* number of a knight + 1 among those in play, and
                                               back */
    uint8_t card_width, mover_width, seat_width, land_width, due_width, lost_width, fame_width,
        counted_width;
    uint8_t hidden_width, aim_width, barred_width; /* of each knight, or troop */
    uint8_t flips;                                 /* a bit for each land that can be turned over */
    bool chance;                                   /* chance takes part in the set-up */
};

static void number_knights(const struct saga_table *t, struct shape *h)
{
    unsigned n = 0;
    for (unsigned card = 0; card < CARDS; card++) {
        unsigned copies = 0;
        for (unsigned set = 0; set < t->sets; set++)
            copies += t->set[set][card];
        if (copies > 0) {
            h->number[card + 1] = (uint8_t)n;
            h->card[n++] = (uint8_t)(card + 1);
        }
    }
    h->card_width = (uint8_t)(n > 1 ? width_of(n - 1) : 0);
}

static void look_at_lands(const struct saga_table *t, struct shape *h)
{
    unsigned due = 0;
    bool picked = false, hides = false;
    for (unsigned land = 0; land < t->lands; land++) {
        unsigned during = t->during[land][CROWN] | t->during[land][PLAIN];
        due += t->income[land][CROWN] > t->income[land][PLAIN] ? t->income[land][CROWN]
                                                               : t->income[land][PLAIN];
        picked = picked || ((t->final[land][CROWN] | t->final[land][PLAIN]) & E_TROOP) != 0;
        hides = hides || (during & P_HIDE) != 0;
        h->flips = (uint8_t)(h->flips | ((during & (P_ADD | P_HIDE)) != 0 ? 1u << land : 0u));
        h->chance = h->chance || t->side[land] == EITHER;
    }
    h->due_width = (uint8_t)width_of(due);
    h->counted_width = picked ? 8 : 0;
    h->hidden_width = hides ? 2 : 0;
    h->lost_width = due > 0;
}

static struct shape shape_of(const struct saga_table *t)
{
    struct shape h = { .chance = t->display[0][0] == 0 || t->first == BY_AGE };
    unsigned players = t->head.players;
    number_knights(t, &h);
    look_at_lands(t, &h);
    for (unsigned seat = 0; seat < players; seat++)
        h.chance = h.chance || t->seat_set[seat] == 0;
    h.mover_width = (uint8_t)width_of(players - 1);
    h.seat_width = (uint8_t)width_of(players);
    h.land_width = (uint8_t)width_of(t->lands);
    h.fame_width = (uint8_t)width_of(t->most_fame);
    h.aim_width = READS(t, Q_takeback_bottom, 'B') || READS(t, Q_troops_added, 'B') ? 4 : 0;
    h.barred_width = READS(t, Q_takeback_colour_memory, 'B') ? COLOURS : 0;
    return h;
}

/* The knights of all hands and the display; each hand is at most as large as the largest set. */
static unsigned knights_of(const struct saga_table *t)
{
    unsigned display = DISPLAYED * (unsigned)t->lands,
             extra = READS(t, Q_endadd_target, 'B') ? 1 : 0;
    return t->head.players * (t->room - display - extra) + display;
}

/* Members that only some readings use: how many bytes they have, and the bits of each. */
struct kept {
    uint16_t at;
    uint8_t count, width;
};
enum { MOST_KEPT = 16 };

static unsigned kept_of(const struct saga_table *t, struct kept kept[MOST_KEPT])
{
#define KEEP(member, number, bits) \
    kept[n++] = (struct kept) \
    { \
        offsetof(struct saga_state, member), (uint8_t)(number), (uint8_t)(bits) \
    }
    unsigned n = 0, lands = t->lands, players = t->head.players;
    if (!READS(t, Q_conquest_trigger, 'A') || READS(t, Q_takeback_test, 'B')
        || READS(t, Q_received_is_conquered, 'B'))
        KEEP(weakened, 1, lands);
    if (READS(t, Q_conquest_trigger, 'B'))
        KEEP(changed, 1, 8);
    if (READS(t, Q_conquest_optional, 'B'))
        KEEP(declined, lands, players);
    if (READS(t, Q_contested_land, 'B'))
        KEEP(tied, lands, 8);
    if (READS(t, Q_takeback_new_holder, 'B'))
        KEEP(gained, 1, lands);
    if (READS(t, Q_free_knight_choice, 'B'))
        KEEP(freed, DISPLAYED, 5);
    if (READS(t, Q_takeback_when, 'C'))
        KEEP(begun, 1, 1);
    if (READS(t, Q_takeback_colour_memory, 'B'))
        KEEP(barred_under, lands, COLOURS);
    if (READS(t, Q_change_impossible, 'B')) {
        KEEP(chips, players * DENOMINATIONS, 6);
        KEEP(owes, 1, 8);
        KEEP(gets, 1, 8);
    }
    return n;
#undef KEEP
}

/* ---- a key written, or read: the same walk ---- */

struct walk {
    struct bits b;
    const struct shape *h;
    unsigned left; /* knights that are not written yet */
    bool reads;
};

static void member(struct walk *w, uint8_t *value, unsigned width)
{
    if (w->reads)
        *value = (uint8_t)get_few(&w->b, width);
    else
        put_bits(&w->b, *value, width);
}

static void walk_turn(struct walk *w, const struct saga_table *t, struct saga_state *s)
{
    const struct shape *h = w->h;
    member(w, &s->phase, 4);
    member(w, &s->mover, h->mover_width);
    member(w, &s->due, h->due_width);
    member(w, &s->laid, 1);
    member(w, &s->recruited, 1);
    member(w, &s->back, 1);
    member(w, &s->lost, h->lost_width);
    member(w, &s->took, h->lost_width);
    member(w, &s->ending, 2);
    member(w, &s->asked, h->seat_width);
    member(w, &s->about, h->land_width);
    member(w, &s->counted, h->counted_width);
    for (unsigned seat = 0; seat < t->head.players; seat++)
        member(w, &s->fame[seat], h->fame_width);
}

static void walk_lands(struct walk *w, const struct saga_table *t, struct saga_state *s)
{
    for (unsigned land = 0; land < t->lands; land++) {
        member(w, &s->holder[land], w->h->seat_width);
        if ((w->h->flips >> land & 1u) != 0)
            member(w, &s->turned[land], 2);
        if (t->side[land] == EITHER)
            member(w, &s->side[land], 1);
        else
            s->side[land] = t->side[land];
    }
}

/* Writes what was dealt. After the set-up only the owner of each set is left of it. */
static void walk_set_up(struct walk *w, const struct saga_table *t, struct saga_state *s)
{
    for (unsigned seat = 0; seat <= t->head.players; seat++) {
        unsigned given = seat == t->head.players ? t->display_set : t->seat_set[seat];
        if (given != 0)
            s->set_of[seat] = (uint8_t)given;
        else
            member(w, &s->set_of[seat], 3);
    }
    if (w->h->chance)
        member(w, &s->settled, t->lands);
}

static void walk_kept(struct walk *w, const struct saga_table *t, struct saga_state *s)
{
    struct kept kept[MOST_KEPT];
    unsigned n = kept_of(t, kept);
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = 0; k < kept[i].count; k++)
            member(w, (uint8_t *)s + kept[i].at + k, kept[i].width);
}

/* ---- rows ---- */

/* Never writes more knights than there are, even for an invalid state. */
static bool put_knight(struct walk *w, unsigned byte)
{
    if (w->left == 0)
        return false;
    w->left--;
    put_bits(&w->b, 1u | (unsigned)w->h->number[byte & KNIGHT] << 1, w->h->card_width + 1u);
    return true;
}

/* Reads the next knight + 1 of a row, or 0 at its end. */
static unsigned get_knight(struct walk *w)
{
    if (get_few(&w->b, 1) == 0)
        return 0;
    return w->h->card[get_few(&w->b, w->h->card_width) % CARDS];
}

static unsigned walk_counts(struct walk *w, uint8_t counts[CARDS])
{
    unsigned n = 0, next;
    if (w->reads) {
        for (; (next = get_knight(w)) != 0; n++)
            counts[next - 1]++;
        return n;
    }
    for (unsigned card = 0; card < CARDS; card++)
        for (unsigned i = 0; i < counts[card]; i++)
            put_knight(w, card + 1);
    put_bits(&w->b, 0, 1);
    return 0;
}

static void put_laid(struct walk *w, const uint8_t *row, unsigned room)
{
    for (unsigned i = 0; i < room && row[i] != 0; i++)
        if (put_knight(w, row[i]))
            put_bits(&w->b, row[i] / DOWN, w->h->hidden_width);
    put_bits(&w->b, 0, 1);
}

static void get_laid(struct walk *w, uint8_t *row, unsigned room)
{
    unsigned n = 0, next;
    while ((next = get_knight(w)) != 0) {
        unsigned flags = get_few(&w->b, w->h->hidden_width) * DOWN;
        if (n < room)
            row[n++] = (uint8_t)(next | flags);
    }
}

static void put_attack(struct walk *w, const struct saga_state *s, unsigned seat)
{
    const uint8_t *row = s->attack[seat];
    for (unsigned i = 0; i < ROOM && row[i] != 0; i++) {
        if (!put_knight(w, row[i]))
            break;
        put_bits(&w->b, row[i] / DOWN, w->h->hidden_width);
        put_bits(&w->b, row[i] / FIRST, 1);
        if (row[i] / FIRST != 0) {
            put_bits(&w->b, s->aim[seat][i], w->h->aim_width);
            put_bits(&w->b, s->barred[seat][i], w->h->barred_width);
        }
    }
    put_bits(&w->b, 0, 1);
}

static void get_attack(struct walk *w, struct saga_state *s, unsigned seat)
{
    unsigned n = 0, next;
    while ((next = get_knight(w)) != 0) {
        unsigned flags = get_few(&w->b, w->h->hidden_width) * DOWN, first = get_few(&w->b, 1);
        unsigned aim = first ? get_few(&w->b, w->h->aim_width) : 0;
        unsigned barred = first ? get_few(&w->b, w->h->barred_width) : 0;
        if (n == ROOM)
            continue;
        s->attack[seat][n] = (uint8_t)(next | flags | first * FIRST);
        s->aim[seat][n] = (uint8_t)aim;
        s->barred[seat][n++] = (uint8_t)barred;
    }
}

static void walk_rows(struct walk *w, const struct saga_table *t, struct saga_state *s)
{
    for (unsigned land = 0; land < t->lands; land++) {
        if (w->reads)
            get_laid(w, s->defence[land], COLOURS);
        else
            put_laid(w, s->defence[land], COLOURS);
    }
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        unsigned held = walk_counts(w, s->hand[seat]);
        if (w->reads)
            s->held[seat] = (uint8_t)held, get_attack(w, s, seat);
        else
            put_attack(w, s, seat);
    }
    walk_counts(w, s->pool);
}

static void walk(struct walk *w, const struct saga_table *t, struct saga_state *s)
{
    walk_turn(w, t, s);
    walk_lands(w, t, s);
    walk_set_up(w, t, s);
    walk_kept(w, t, s);
    walk_rows(w, t, s);
}

/* ---- how long a key is ---- */

static unsigned bits_of(const struct saga_table *t, const struct shape *h)
{
    struct kept kept[MOST_KEPT];
    unsigned players = t->head.players, lands = t->lands, rows = lands + 2 * players + 1;
    unsigned knight = 1u + h->card_width + h->hidden_width + 1u + h->aim_width + h->barred_width;
    unsigned bits = 4u + h->mover_width + h->due_width + 2u * h->lost_width + 5u + h->seat_width
                  + h->land_width + h->counted_width + players * h->fame_width + rows
                  + knights_of(t) * knight + (h->chance ? lands : 0u);
    for (unsigned land = 0; land < lands; land++)
        bits += h->seat_width + 2u * (h->flips >> land & 1u) + (t->side[land] == EITHER);
    for (unsigned seat = 0; seat <= players; seat++)
        bits += (seat == players ? t->display_set : t->seat_set[seat]) == 0 ? 3 : 0;
    for (unsigned i = kept_of(t, kept); i-- > 0;)
        bits += (unsigned)kept[i].count * kept[i].width;
    return bits;
}

size_t saga_key(const struct saga_table *t, const struct saga_state *s, uint8_t *key)
{
    struct shape h = shape_of(t);
    struct walk w = { .b = { .to = key }, .h = &h, .left = knights_of(t) };
    struct saga_state copy = *s;
    size_t size = (bits_of(t, &h) + 7) / 8;

    walk(&w, t, &copy);
    for (uint8_t *to = end_bits(&w.b); to < key + size;)
        *to++ = 0;
    return size;
}

void saga_unkey(const struct saga_table *t, const uint8_t *key, struct saga_state *s)
{
    struct shape h = shape_of(t);
    struct walk w = { .b = { .from = key }, .h = &h, .reads = true };

    *s = (struct saga_state){ 0 };
    walk(&w, t, s);
}
