/* A position in as few bits as its table allows, and back.
 *
 * Most of a key is the tiles. They lie in rows: one for each field and each part of the pile, and
 * for holders, displays and pyramids. A row is written as its tiles, each with a 1 in front, and a
 * 0 closes it; so the number of bits does not depend on how the tiles are spread. What follows from
 * the tiles (heights, sizes of holders), from the phase, or from a table without horses, say, is
 * not written. */
#include "../sakkara.h"
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

/* The most parts that a pile can become. Of the stacks into which it is cut, only the last one can
 * be smaller than a divided stack must be; under readings that cut differently one more can. */
static unsigned most_parts(const struct sakkara_table *t)
{
    bool plain = READS(t, Q_pile_cut, 'A') && READS(t, Q_top_after_split, 'A');
    unsigned tiles = t->tiles, at_once = t->at_once > 0 ? t->at_once : 1,
             least = t->least > 0 ? t->least : 1;
    unsigned whole = READS(t, Q_pile_cut, 'B') || at_once > tiles ? tiles : at_once;
    unsigned cut = (tiles + at_once - 1u) / at_once;
    unsigned most = (whole >= t->divisible ? tiles / least + 1u : cut) + !plain;
    most = most < tiles ? most : tiles;
    return most < PARTS ? most : PARTS;
}

/* Do the lower steps need tiles? If not, everybody works on the third step. */
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
    KEPT(Q_pile_when, 'B', ending),
    KEPT(Q_fewest_who, 'B', kept),
    KEPT(Q_top_after_split, 'B', greens),
    KEPT(Q_horse_after_bird, 'B', other_heading),
    KEPT(Q_horse_after_bird, 'B', other_height),
    KEPT(Q_horse_after_bird, 'B', other_stair),
#undef KEPT
};
enum { KEPT_COUNT = sizeof kept / sizeof kept[0] };

/* After the end of a turn only its pile still matters. */
static bool ends_turn(unsigned phase)
{
    return phase == SURPLUS || phase == PLACE;
}

/* ---- writing ---- */

/* These members are only used in the middle of one kind of move, so they share their bits. */
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
        if (READS_AS(t, kept[i].question, kept[i].letter))
            put_bits(b, ((const uint8_t *)s)[kept[i].at], 8);
    for (unsigned i = 0; h->parted && i < h->parts; i++)
        put_bits(b, s->part[i] / DIVIDED, 1);
    for (unsigned f = 0; READS(t, Q_height_when, 'B') && f < t->fields; f++)
        put_bits(b, s->height_then[f], 5);
    for (unsigned i = 0; READS(t, Q_storm_all_or_some, 'B') && i < FIELD_SET; i++)
        put_bits(b, s->gathered[i], 8);
    for (unsigned i = 0; READS(t, Q_split_shape, 'C') && i < TILE_SET; i++)
        put_bits(b, s->picked[i], 8);
}

/* Rows of tiles. Even for an invalid state no more tiles are written than the table has, so that
 * the length of a key does not depend on the state. */
struct rows {
    struct bits b;
    const struct sakkara_shape *h;
    unsigned left; /* tiles that are not written yet */
};
enum { MOST_AT_ONCE = 11 }; /* tiles of five bits fit into one word */

/* The tiles as one number, each with a 1 in front. */
static inline uint64_t word_of(const struct sakkara_shape *h, const uint8_t *tile, unsigned count)
{
    uint64_t word = 0;
    for (unsigned i = count; i-- > 0;)
        word = word << (h->tile_width + 1u) | 1u | (unsigned)h->number[tile[i]] << 1;
    return word;
}

static inline unsigned still_to_write(struct rows *r, unsigned count)
{
    count = count < r->left ? count : r->left;
    r->left -= count;
    return count;
}

static inline void put_row(struct rows *r, const uint8_t *tile, unsigned count)
{
    count = still_to_write(r, count);
    for (; count > MOST_AT_ONCE; count -= MOST_AT_ONCE, tile += MOST_AT_ONCE)
        put_bits(&r->b, word_of(r->h, tile, MOST_AT_ONCE), MOST_AT_ONCE * (r->h->tile_width + 1u));
    put_bits(&r->b, word_of(r->h, tile, count), count * (r->h->tile_width + 1u) + 1u);
}

/* Nearly all stacks are low. Their number is the lower bits of a number that is always made from
 * the same count of tiles, which avoids a branch. */
static inline void put_stack(struct rows *r, const uint8_t tile[TALL], unsigned height)
{
    enum { LOW = TALL < 4 ? TALL : 4 };
    unsigned width = r->h->tile_width + 1u;
    if (height > LOW) {
        put_row(r, tile, height);
        return;
    }
    unsigned bits = still_to_write(r, height) * width;
    put_bits(&r->b, low_bits(word_of(r->h, tile, LOW), bits), bits + 1u);
}

/* A one in every n-th bit. */
static const uint64_t every[] = {
    0,
    0xffffffffffffffff,
    0x5555555555555555,
    0x9249249249249249,
    0x1111111111111111,
    0x1084210842108421,
};

/* Multiplying writes several equal tiles at once. */
static inline void put_tiles(struct rows *r, unsigned tile, unsigned count)
{
    unsigned width = r->h->tile_width + 1u;
    uint64_t one = 1u | (unsigned)r->h->number[tile] << 1;
    count = still_to_write(r, count);
    for (; count > MOST_AT_ONCE; count -= MOST_AT_ONCE)
        put_bits(&r->b, one * every[width], MOST_AT_ONCE * width);
    put_bits(&r->b, one * every[width], count * width);
}

/* Marks each byte that is not zero: a one in its lowest bit. */
static inline uint64_t filled(uint64_t bytes)
{
    const uint64_t low = 0x7f7f7f7f7f7f7f7f;
    return (((bytes & low) + low) | bytes) >> 7 & 0x0101010101010101;
}

static inline void put_counts(struct rows *r, const uint8_t counts[KINDS])
{
    for (unsigned from = 0; from < KINDS; from += 8)
        for (uint64_t left = filled(take_word(counts + from)); left != 0; left &= left - 1) {
            unsigned kind = from + (unsigned)__builtin_ctzll(left) / 8;
            put_tiles(r, kind + 1, counts[kind]);
        }
    put_bits(&r->b, 0, 1);
}

static inline void put_greens(struct rows *r, unsigned ships, unsigned grains)
{
    put_tiles(r, SHIP + 1, ships);
    put_tiles(r, GRAIN + 1, grains);
    put_bits(&r->b, 0, 1);
}

/* A pile that is not cut yet is written as one part. */
static inline void put_pile(struct rows *r, const struct sakkara_state *s)
{
    if (s->used == 0) {
        put_bits(&r->b, 0, r->h->parts);
        return;
    }
    for (unsigned i = 0, at = 0; i < r->h->parts; i++) {
        unsigned uncut = i == 0 ? s->used : 0, room = TILES - at;
        unsigned size = s->phase == PLACE ? s->part[i] & ~(unsigned)DIVIDED : uncut;
        size = size < room ? size : room;
        put_row(r, s->pile + at, size);
        at += size;
    }
}

/* The compiler inlines the functions above into this one, so that 'here' stays in registers. */
static void put_rows(struct rows *r, const struct sakkara_table *t, const struct sakkara_state *s)
{
    struct rows here = *r;
    for (unsigned f = 0; f < t->fields; f++)
        put_stack(&here, s->tile[f], s->height[f]);
    put_pile(&here, s);
    for (unsigned p = 0; p < PLAYERS; p++) {
        put_counts(&here, s->holder[p]);
        put_greens(&here, s->ship[p], s->grain[p]);
        put_counts(&here, s->built[p]);
    }
    if (here.h->bag)
        put_counts(&here, s->bag);
    if (here.h->aside)
        put_counts(&here, s->aside);
    while (here.left > 0)
        here.left--, put_bits(&here.b, 0, here.h->tile_width + 1u);
    *r = here;
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
    case PUSH:
        s->source = (uint8_t)(middle & field);
        s->target = (uint8_t)(middle >> h->field_width);
        break;
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
        if (READS_AS(t, kept[i].question, kept[i].letter))
            ((uint8_t *)s)[kept[i].at] = (uint8_t)get_few(b, 8);
    for (unsigned i = 0; h->parted && i < h->parts; i++)
        s->part[i] = (uint8_t)(DIVIDED * get_few(b, 1));
    for (unsigned f = 0; READS(t, Q_height_when, 'B') && f < t->fields; f++)
        s->height_then[f] = (uint8_t)get_few(b, 5);
    for (unsigned i = 0; READS(t, Q_storm_all_or_some, 'B') && i < FIELD_SET; i++)
        s->gathered[i] = (uint8_t)get_few(b, 8);
    for (unsigned i = 0; READS(t, Q_split_shape, 'C') && i < TILE_SET; i++)
        s->picked[i] = (uint8_t)get_few(b, 8);
}

/* Returns how many rows end before the next tile, at most 'most'. Many zeros are skipped a word at
 * a time. */
static inline unsigned rows_passed(struct bits *b, unsigned most)
{
    enum { SURE = 57 }; /* bits that take_word always gives */
    unsigned passed = 0, zeros = 0;
    uint64_t word = 0;
    while (passed < most && (word = take_word(b->from + b->count / 8) >> b->count % 8) == 0)
        passed += SURE, b->count += SURE;
    zeros = word ? (unsigned)__builtin_ctzll(word) : 0;
    b->count += zeros;
    return passed + zeros;
}

/* Puts the tile where its row lies: each player has three rows, bag and aside have one each. */
static inline void put_away(struct sakkara_state *s, const struct sakkara_shape *h, unsigned row,
                            unsigned kind)
{
    unsigned p = row >= 3;
    switch (row) {
    case 0:
    case 3:  s->holder[p][kind]++, s->held[p]++; break;
    case 1:
    case 4:  (kind == SHIP ? s->ship : s->grain)[p]++; break;
    case 2:
    case 5:  s->built[p][kind]++; break;
    default: (row == 6 && h->bag ? s->bag : s->aside)[kind]++; break;
    }
}

static inline void put_down(struct sakkara_state *s, const struct sakkara_table *t, unsigned row,
                            unsigned kind)
{
    unsigned part = row - t->fields;
    if (row < t->fields) {
        if (s->height[row] < TALL)
            s->tile[row][s->height[row]++] = (uint8_t)(kind + 1);
    } else if (part < t->shape.parts) {
        if (s->used < TILES)
            s->pile[s->used++] = (uint8_t)(kind + 1);
        s->part[part] = (uint8_t)(s->part[part] + (s->phase == PLACE));
    } else {
        put_away(s, &t->shape, part - t->shape.parts, kind);
    }
}

/* Reads tile by tile, so that empty rows cost no time. */
static void get_rows(struct bits *b, const struct sakkara_table *t, struct sakkara_state *s)
{
    const struct sakkara_shape *h = &t->shape;
    struct bits here = *b;
    unsigned rows = t->fields + h->parts + 3u * PLAYERS + h->bag + h->aside, row = 0;
    for (unsigned i = 0; i < t->tiles; i++) {
        row += rows_passed(&here, rows - row);
        unsigned tile =
            row < rows ? h->tile[get_few(&here, h->tile_width + 1u) >> 1 & (KINDS - 1u)] : 0;
        if (tile == 0)
            break;
        put_down(s, t, row, tile - 1u);
    }
}

void sakkara_unkey(const struct sakkara_table *t, const uint8_t *key, struct sakkara_state *s)
{
    struct bits b = { .from = key };

    *s = (struct sakkara_state){ 0 };
    get_turn(&b, t, &t->shape, s);
    get_kept(&b, t, &t->shape, s);
    get_rows(&b, t, s);
}

/* An enumerator that counts only positions between the players' decisions leaves out those of the
 * deal, and those between two halves of one decision: bird and ox are played in two moves, and a
 * storm whose tiles the player picks takes many. */
bool sakkara_representative(const struct sakkara_table *t, const struct sakkara_state *s)
{
    (void)t;
    return s->phase >= ENTRY && s->phase != FLY && s->phase != PUSH && s->phase != GATHER;
}
