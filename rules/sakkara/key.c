/* A position in as few bits as its table allows, and back.
 *
 * The tiles are most of it. They lie in rows: one for each field and each part
 * of the pile, for holders, displays and pyramids. A row is written as its
 * tiles, a 1 before each, and closed by a 0; so however the tiles are spread,
 * this takes the same number of bits. What follows from the tiles (heights,
 * sizes of holders), from the phase, or from a table without horses, say, is
 * not written at all.
 */
#include "sakkara.h"
#include "../bits.h"

/* Bits for the numbers from 0 to most. */
static unsigned width_of(unsigned most)
{
    unsigned width = 0;
    while (most >> width != 0)
        width++;
    return width;
}

/* ---- what a table lets differ ---- */

static void number_kinds(const struct sakkara_table *t, struct sakkara_shape *h)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        if (t->copies[k] > 0) {
            h->number[k + 1] = (uint8_t)n;
            h->tile[n++] = (uint8_t)(k + 1);
        }
    h->kinds = (uint8_t)n;
    h->tile_width = (uint8_t)(n > 1 ? width_of(n - 1) : 0);
}

static bool castable(const struct sakkara_table *t, unsigned spell)
{
    bool all = true;
    for (unsigned i = 0; i < 3; i++)
        all = all && t->recipe[spell][i] < KINDS && t->copies[t->recipe[spell][i]] > 0;
    return all;
}

/* Only the last of the stacks into which a pile is cut can be smaller than
 * what a divided one must keep; where others cut differently, one more may be. */
static unsigned most_parts(const struct sakkara_table *t)
{
    bool plain = READS(t, Q_pile_cut, 'A') && READS(t, Q_top_after_split, 'A');
    unsigned tiles = t->tiles, at_once = t->at_once > 0 ? t->at_once : 1, least = t->least > 0 ? t->least : 1;
    unsigned whole = READS(t, Q_pile_cut, 'B') || at_once > tiles ? tiles : at_once;
    unsigned cut = (tiles + at_once - 1u) / at_once;
    unsigned most = (whole >= t->divisible ? tiles / least + 1u : cut) + !plain;
    most = most < tiles ? most : tiles;
    return most < PARTS ? most : PARTS;
}

/* Do the lower steps need tiles? If not, everybody works on the third. */
static bool has_lower_steps(const struct sakkara_table *t)
{
    bool any = false;
    for (unsigned k = 0; k < KINDS; k++)
        any = any || (t->need[k] > 0 && t->colour[k] != GOLD);
    return any;
}

struct sakkara_shape sakkara_shape_of(const struct sakkara_table *t)
{
    struct sakkara_shape h = { .parts = (uint8_t)most_parts(t) };
    number_kinds(t, &h);
    h.field_width = (uint8_t)width_of(t->fields);
    h.step_width = has_lower_steps(t) ? 2 : 0;
    h.walk_width = (uint8_t)width_of(4u * t->workers);
    h.middle_width = t->copies[OX] > 0 ? (uint8_t)(2 * h.field_width) : t->copies[BIRD] > 0 ? 2 : 1;
    h.sunk_width = castable(t, SHIPWRECK) ? (uint8_t)width_of(t->copies[SHIP]) : 0;
    h.withered_width = castable(t, DROUGHT) ? (uint8_t)width_of(t->copies[GRAIN]) : 0;
    h.bag = !t->given;
    h.aside = READS(t, Q_hands_return, 'B') || READS(t, Q_no_eligible_field, 'B');
    h.parted = READS(t, Q_split_shape, 'B');
    return h;
}

/* Members that only one reading uses, a byte each. */
static const struct kept {
    uint8_t question, letter;
    uint16_t at;
} kept[] = {
#define KEPT(question, letter, member) \
    { SAKKARA_##question, letter, offsetof(struct sakkara_state, member) }
    KEPT(Q_horse_repeat, 'B', horses),
    KEPT(Q_horse_delay, 'B', fresh),
    KEPT(Q_horse_height, 'B', start_height),
    KEPT(Q_horse_interleave, 'B', stairs),
    KEPT(Q_stair_count, 'B', stair_paid),
    KEPT(Q_grain_build_same_turn, 'B', grains_laid),
    KEPT(Q_regrow_several, 'B', grains_laid),
    KEPT(Q_storm_all_or_some, 'B', storm),
    KEPT(Q_storm_all_or_some, 'B', gathered),
    KEPT(Q_pile_when, 'B', ending),
    KEPT(Q_split_shape, 'C', picked),
    KEPT(Q_split_shape, 'C', from),
    KEPT(Q_fewest_who, 'B', kept),
#undef KEPT
};
enum { KEPT_COUNT = sizeof kept / sizeof kept[0] };

/* Once a turn is ended, all that is left of it is the pile. */
static bool ends_turn(unsigned phase)
{
    return phase == SURPLUS || phase == PLACE;
}

/* ---- writing ---- */

/* Of use in the middle of one move only, so they share their bits. */
static unsigned middle_of(const struct sakkara_state *s, unsigned field_width)
{
    switch (s->phase) {
    case RIDE: return s->rides;
    case FLY:  return s->flyer - 1u;
    case PUSH: return s->source | (unsigned)s->target << field_width;
    case OVER: return s->winner - 1u;
    default:   return 0;
    }
}

static void put_turn(struct bits *b, const struct sakkara_table *t, const struct sakkara_shape *h,
                     const struct sakkara_state *s)
{
    unsigned walk = s->walker ? 4u * (s->walker - 1u) + s->heading : 0;
    put_bits(b, s->phase, 4);
    put_bits(b, s->mover, 1);
    put_bits(b, s->moved, 1);
    put_bits(b, s->step, h->step_width);
    put_bits(b, walk, h->walk_width);
    put_bits(b, middle_of(s, h->field_width), h->middle_width);
    put_bits(b, s->sunk, h->sunk_width);
    put_bits(b, s->withered, h->withered_width);
    if (h->bag)
        put_bits(b, s->cursor, h->field_width);
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < t->workers; w++)
            put_bits(b, s->worker[p][w], h->field_width);
}

static void put_kept(struct bits *b, const struct sakkara_table *t, const struct sakkara_shape *h,
                     const struct sakkara_state *s)
{
    for (unsigned i = 0; i < KEPT_COUNT; i++)
        if (t->head.reading[kept[i].question] == kept[i].letter)
            put_bits(b, ((const uint8_t *)s)[kept[i].at], 8);
    for (unsigned i = 0; h->parted && i < h->parts; i++)
        put_bits(b, s->part[i] / DIVIDED, 1);
    for (unsigned f = 0; READS(t, Q_height_when, 'B') && f < t->fields; f++)
        put_bits(b, s->height_then[f], 5);
}

/* Rows of tiles. No more of them are written than there are, whatever the
 * state says: the length must not depend on it. */
struct rows {
    struct bits b;
    const struct sakkara_shape *h;
    unsigned left;                       /* tiles not written yet */
};

static void put_tile(struct rows *r, unsigned tile)
{
    if (r->left == 0)
        return;
    r->left--;
    put_bits(&r->b, 1u | (unsigned)r->h->number[tile] << 1, r->h->tile_width + 1u);
}

static void put_row(struct rows *r, const uint8_t *tile, unsigned count)
{
    struct rows here = *r;
    for (unsigned i = 0; i < count; i++)
        put_tile(&here, tile[i]);
    put_bits(&here.b, 0, 1);
    *r = here;
}

/* A one every so many bits. */
static const uint64_t every[] = {
    0, 0xffffffffffffffff, 0x5555555555555555, 0x9249249249249249, 0x1111111111111111, 0x1084210842108421,
};
enum { MOST_AT_ONCE = 11 };              /* tiles of five bits in one word */

/* Several equal tiles are one number. */
static inline void put_tiles(struct rows *r, unsigned tile, unsigned count)
{
    unsigned width = r->h->tile_width + 1u, most = r->left;
    uint64_t one = 1u | (unsigned)r->h->number[tile] << 1;
    count = count < most ? count : most;
    r->left -= count;
    for (; count > MOST_AT_ONCE; count -= MOST_AT_ONCE)
        put_bits(&r->b, one * every[width], MOST_AT_ONCE * width);
    put_bits(&r->b, one * every[width], count * width);
}

static void put_counts(struct rows *r, const uint8_t counts[KINDS])
{
    struct rows here = *r;               /* a copy of its own is kept in registers */
    for (unsigned n = 0; n < here.h->kinds; n++)
        if (counts[here.h->tile[n] - 1] > 0)
            put_tiles(&here, here.h->tile[n], counts[here.h->tile[n] - 1]);
    put_bits(&here.b, 0, 1);
    *r = here;
}

static void put_greens(struct rows *r, unsigned ships, unsigned grains)
{
    put_tiles(r, SHIP + 1, ships);
    put_tiles(r, GRAIN + 1, grains);
    put_bits(&r->b, 0, 1);
}

/* A pile that is not cut yet is one part. */
static void put_pile(struct rows *r, const struct sakkara_state *s)
{
    for (unsigned i = 0, at = 0; i < r->h->parts; i++) {
        unsigned uncut = i == 0 ? s->used : 0, room = TILES - at;
        unsigned size = s->phase == PLACE ? s->part[i] & ~(unsigned)DIVIDED : uncut;
        size = size < room ? size : room;
        put_row(r, s->pile + at, size);
        at += size;
    }
}

static void put_rows(struct rows *r, const struct sakkara_table *t, const struct sakkara_state *s)
{
    for (unsigned f = 0; f < t->fields; f++)
        put_row(r, s->tile[f], s->height[f]);
    put_pile(r, s);
    for (unsigned p = 0; p < PLAYERS; p++) {
        put_counts(r, s->holder[p]);
        put_greens(r, s->ship[p], s->grain[p]);
        put_counts(r, s->built[p]);
    }
    if (r->h->bag)
        put_counts(r, s->bag);
    if (r->h->aside)
        put_counts(r, s->aside);
    while (r->left > 0)
        r->left--, put_bits(&r->b, 0, r->h->tile_width + 1u);
}

size_t sakkara_key(const struct sakkara_table *t, const struct sakkara_state *s, uint8_t *key)
{
    struct rows r = { .b = { .to = key }, .h = &t->shape, .left = t->tiles };

    put_turn(&r.b, t, &t->shape, s);
    put_kept(&r.b, t, &t->shape, s);
    put_rows(&r, t, s);
    return (size_t)(end_bits(&r.b) - key);
}

/* ---- reading ---- */

static void get_middle(struct bits *b, const struct sakkara_shape *h, struct sakkara_state *s)
{
    unsigned middle = get_few(b, h->middle_width), field = (1u << h->field_width) - 1u;
    switch (s->phase) {
    case RIDE: s->rides = (uint8_t)middle; break;
    case FLY:  s->flyer = (uint8_t)(middle + 1); break;
    case PUSH: s->source = (uint8_t)(middle & field); s->target = (uint8_t)(middle >> h->field_width); break;
    case OVER: s->winner = (uint8_t)(middle + 1); break;
    default:   break;
    }
}

static void get_turn(struct bits *b, const struct sakkara_table *t, const struct sakkara_shape *h,
                     struct sakkara_state *s)
{
    s->phase = (uint8_t)get_few(b, 4);
    s->mover = (uint8_t)get_few(b, 1);
    s->moved = (uint8_t)get_few(b, 1);
    s->step = (uint8_t)get_few(b, h->step_width);
    if (h->step_width == 0 && s->phase >= TURN)
        s->step = STEPS;
    unsigned walk = get_few(b, h->walk_width);
    if (walk > 0) {
        s->walker = (uint8_t)((walk - 1u) / 4 + 1);
        s->heading = (uint8_t)((walk - 1u) % 4 + 1);
    }
    get_middle(b, h, s);
    s->sunk = (uint8_t)get_few(b, h->sunk_width);
    s->withered = (uint8_t)get_few(b, h->withered_width);
    s->ending = ends_turn(s->phase);
    if (h->bag)
        s->cursor = (uint8_t)get_few(b, h->field_width);
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < t->workers; w++) {
            s->worker[p][w] = (uint8_t)get_few(b, h->field_width);
            s->entered = (uint8_t)(s->entered + (s->worker[p][w] != 0));
        }
}

static void get_kept(struct bits *b, const struct sakkara_table *t, const struct sakkara_shape *h,
                     struct sakkara_state *s)
{
    for (unsigned i = 0; i < KEPT_COUNT; i++)
        if (t->head.reading[kept[i].question] == kept[i].letter)
            ((uint8_t *)s)[kept[i].at] = (uint8_t)get_few(b, 8);
    for (unsigned i = 0; h->parted && i < h->parts; i++)
        s->part[i] = (uint8_t)(DIVIDED * get_few(b, 1));
    for (unsigned f = 0; READS(t, Q_height_when, 'B') && f < t->fields; f++)
        s->height_then[f] = (uint8_t)get_few(b, 5);
}

/* The next tile of a row as kind + 1, or 0 at its end. */
static unsigned get_tile(struct rows *r)
{
    if (get_few(&r->b, 1) == 0)
        return 0;
    return r->h->tile[get_few(&r->b, r->h->tile_width) % KINDS];
}

static unsigned get_row(struct rows *r, uint8_t *tile, unsigned room)
{
    unsigned n = 0, next;
    while ((next = get_tile(r)) != 0)
        if (n < room)
            tile[n++] = (uint8_t)next;
    return n;
}

static unsigned get_counts(struct rows *r, uint8_t counts[KINDS])
{
    unsigned n = 0, next;
    for (; (next = get_tile(r)) != 0; n++)
        counts[next - 1]++;
    return n;
}

static void get_greens(struct rows *r, uint8_t *ships, uint8_t *grains)
{
    unsigned next;
    while ((next = get_tile(r)) != 0)
        (*(next == SHIP + 1 ? ships : grains))++;
}

static void get_pile(struct rows *r, struct sakkara_state *s)
{
    for (unsigned i = 0; i < r->h->parts; i++) {
        unsigned size = get_row(r, s->pile + s->used, TILES - s->used);
        s->used = (uint8_t)(s->used + size);
        if (s->phase == PLACE)
            s->part[i] = (uint8_t)(s->part[i] | size);
    }
}

static void get_rows(struct rows *r, const struct sakkara_table *t, struct sakkara_state *s)
{
    for (unsigned f = 0; f < t->fields; f++)
        s->height[f] = (uint8_t)get_row(r, s->tile[f], TALL);
    get_pile(r, s);
    for (unsigned p = 0; p < PLAYERS; p++) {
        s->held[p] = (uint8_t)get_counts(r, s->holder[p]);
        get_greens(r, &s->ship[p], &s->grain[p]);
        get_counts(r, s->built[p]);
    }
    if (r->h->bag)
        get_counts(r, s->bag);
    if (r->h->aside)
        get_counts(r, s->aside);
}

void sakkara_unkey(const struct sakkara_table *t, const uint8_t *key, struct sakkara_state *s)
{
    struct rows r = { .b = { .from = key }, .h = &t->shape };

    *s = (struct sakkara_state){ 0 };
    get_turn(&r.b, t, &t->shape, s);
    get_kept(&r.b, t, &t->shape, s);
    get_rows(&r, t, s);
}

/* Who counts positions between the players' decisions meets neither those of the
 * deal nor what lies between two halves of one decision: bird and ox are played
 * in two moves, a storm that takes what it likes in many. */
bool sakkara_representative(const struct sakkara_table *t, const struct sakkara_state *s)
{
    (void)t;
    return s->phase >= ENTRY && s->phase != FLY && s->phase != PUSH && s->phase != GATHER;
}
