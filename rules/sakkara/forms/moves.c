/* Which moves can be said, which are worth asking about, and which are offered.
 *
 * The generator goes through the moves that could be legal and asks sakkara_judge. A check
 * compares it with the universe of all moves worth asking about: it must offer every legal one
 * exactly once. */
#include "../sakkara.h"
#include "sorts.h"

enum { MOST_ARGS = 5 };
#define SAYERS(t) PLAYERS

static bool can_say(const struct sakkara_table *t, unsigned sort, unsigned value)
{
    switch (sort) {
    case SEAT:          return value < PLAYERS;
    case FIELD:
    case NEAR:          return value < t->fields;
    case KIND:
    case ORDER:
    case LAST_OF_ORDER: return value < KINDS;
    case WORKER:        return value < PLAYERS * WORKERS && value % WORKERS < t->workers;
    case YES:           return value <= 1;
    case LOOT:          return value <= KINDS;
    case WAY:           return value < (READS(t, Q_fire_line, 'B') ? 4 : 2);
    default:            return value < TILES;
    }
}

/* Two conventions of notation. A deal is written field by field, row by row from the top, so no
 * move names the field: the tiles are mixed, so every order of fields gives the same deals with the
 * same chances. And where tiles of a stack are picked one by one (q-split-shape C), no run is split
 * off: that would be a second notation for the same division. */
#define THE_NOTATION
static bool noted(const struct sakkara_table *t, struct move m)
{
    return m.kind != M_SPLIT || !READS(t, Q_split_shape, 'C');
}

/* The n-th way to order three kinds. With two equal kinds there are only three ways; it returns
 * false for one that repeats an earlier one. */
static bool nth_order(const uint8_t recipe[3], unsigned n, uint8_t order[3])
{
    static const uint8_t place[6][3] = {
        { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
    };
    for (unsigned i = 0; i < 3; i++)
        order[i] = recipe[place[n][i]];
    for (unsigned earlier = 0; earlier < n; earlier++) {
        bool same = true;
        for (unsigned i = 0; i < 3; i++)
            same = same && recipe[place[earlier][i]] == order[i];
        if (same)
            return false;
    }
    return true;
}

static const uint8_t *recipe_of(const struct sakkara_table *t, unsigned kind)
{
    return t->recipe[kind == M_FIRE      ? FIRE
                     : kind == M_WHIRL   ? WHIRL
                     : kind == M_DROUGHT ? DROUGHT
                                         : SHIPWRECK];
}

static unsigned values_of(const struct sakkara_table *t, unsigned sort)
{
    switch (sort) {
    case SEAT:
    case YES:    return 2;
    case FIELD:  return t->fields;
    case NEAR:   return t->columns > 1 && t->rows > 1 ? 9 : 3;
    case KIND:   return KINDS;
    case WORKER: return PLAYERS * t->workers;
    case LOOT:   return KINDS + 1;
    case WAY:    return READS(t, Q_fire_line, 'B') ? 4 : 2;
    case AMOUNT: return t->tiles < 20 ? t->tiles : 20;
    case ORDER:  return 6;
    default:     return 1;
    }
}

/* The n-th of a field and its eight neighbours; the field itself where the board ends. */
static uint8_t near_to(const struct sakkara_table *t, unsigned field, unsigned n)
{
    bool thin = t->columns == 1 || t->rows == 1;
    int row = (int)row_of(t, field), column = (int)column_of(t, field);
    if (thin && t->rows == 1)
        column += (int)n - 1;
    else if (thin)
        row += (int)n - 1;
    else
        row += (int)(n / 3) - 1, column += (int)(n % 3) - 1;
    if (row < 0 || column < 0 || row >= t->rows || column >= t->columns)
        return (uint8_t)field;
    return (uint8_t)(row * t->columns + column);
}

#define THE_FILLING
static void fill(const struct sakkara_table *t, struct move *m, unsigned i, unsigned sort,
                 unsigned n)
{
    uint8_t order[3];
    switch (sort) {
    case NEAR:   m->arg[i] = near_to(t, m->arg[0], n); break;
    case WORKER: m->arg[i] = (uint8_t)(n / t->workers * WORKERS + n % t->workers); break;
    case ORDER: /* instead of a repeated order, one that is not allowed */
        if (!nth_order(recipe_of(t, m->kind), n, order))
            order[0] = order[1] = order[2] = (uint8_t)(n + 1);
        for (unsigned k = 0; k < 3; k++)
            m->arg[i + k] = order[k];
        break;
    case LAST_OF_ORDER: break;
    default:            m->arg[i] = (uint8_t)n;
    }
}

#include "../../forms/said.h"

/* -------------------------------------------------------- the generator -- */

static void offer_if_legal(const struct sakkara_table *t, const struct sakkara_state *s,
                           struct move m, struct offers *o)
{
    if (sakkara_judge(t, s, m) == LEGAL)
        offer(o, m);
}

/* Offers a move with one argument for each value below a number. */
static void offer_each(const struct sakkara_table *t, const struct sakkara_state *s, unsigned kind,
                       unsigned actor, unsigned values, struct offers *o)
{
    for (unsigned value = 0; value < values; value++)
        offer_if_legal(t, s, (struct move){ (uint8_t)kind, (uint8_t)actor, { (uint8_t)value } }, o);
}

static void offer_deal(const struct sakkara_table *t, const struct sakkara_state *s,
                       struct offers *o)
{
    for (unsigned k = 0; k < KINDS; k++)
        if (s->bag[k] > 0)
            offer_if_legal(t, s, (struct move){ M_DEAL, NATURE, { (uint8_t)k } }, o);
    if (s->phase == COVER)
        offer_if_legal(t, s, (struct move){ M_SINGLE, NATURE, { 0 } }, o);
}

static void offer_exchanges(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct offers *o)
{
    for (unsigned a = 0; a < t->fields; a++)
        for (unsigned b = 0; b < t->fields; b++)
            offer_if_legal(t, s, (struct move){ M_EXCHANGE, NATURE, { (uint8_t)a, (uint8_t)b } },
                           o);
}

static void offer_steps(const struct sakkara_table *t, const struct sakkara_state *s,
                        struct offers *o)
{
    for (unsigned w = 0; w < t->workers && !s->moved; w++)
        for (unsigned d = 0; d < 4; d++) {
            unsigned to = sakkara_beyond(t, s->worker[s->mover][w] - 1u, d);
            struct move m = { M_STEP, s->mover, { (uint8_t)w, (uint8_t)to } };
            if (to == NOWHERE)
                continue;
            offer_if_legal(t, s, m, o);
            m.arg[2] = 1;
            if (READS(t, Q_stair_needless, 'B'))
                offer_if_legal(t, s, m, o);
        }
}

/* Offers oxen for stacks near one of the mover's workers, and the fields near these. */
static void offer_oxen(const struct sakkara_table *t, const struct sakkara_state *s,
                       struct offers *o)
{
    for (unsigned source = 0; source < t->fields; source++) {
        bool near = false;
        for (unsigned w = 0; w < t->workers; w++)
            near = near || sakkara_around(t, s->worker[s->mover][w] - 1u, source);
        for (unsigned n = 0; near && n < values_of(t, NEAR); n++) {
            uint8_t target = near_to(t, source, n);
            if (target != source)
                offer_if_legal(t, s, (struct move){ M_OX, s->mover, { (uint8_t)source, target } },
                               o);
        }
    }
}

static void offer_orders(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct move m, unsigned first, struct offers *o)
{
    for (unsigned n = 0; n < 6; n++)
        if (nth_order(recipe_of(t, m.kind), n, m.arg + first))
            offer_if_legal(t, s, m, o);
}

static bool has_recipe(const struct sakkara_table *t, const struct sakkara_state *s, unsigned kind)
{
    const uint8_t *recipe = recipe_of(t, kind), *holder = s->holder[s->mover];
    return holder[recipe[0]] > 0 && holder[recipe[1]] > 0 && holder[recipe[2]] > 0;
}

static void offer_spells(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct offers *o)
{
    for (unsigned kind = M_FIRE; kind <= M_SHIPWRECK; kind++) {
        bool storm = kind == M_FIRE || kind == M_WHIRL;
        unsigned ways = kind == M_FIRE ? values_of(t, WAY) : 1, workers = storm ? t->workers : 1;
        if (!has_recipe(t, s, kind))
            continue;
        for (unsigned w = 0; w < workers; w++)
            for (unsigned way = 0; way < ways; way++)
                offer_orders(t, s,
                             (struct move){ (uint8_t)kind, s->mover, { (uint8_t)w, (uint8_t)way } },
                             kind == M_FIRE    ? 2
                             : kind == M_WHIRL ? 1
                                               : 0,
                             o);
    }
}

static void offer_birds(const struct sakkara_table *t, const struct sakkara_state *s,
                        struct offers *o)
{
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < t->workers; w++)
            offer_if_legal(t, s, (struct move){ M_BIRD, s->mover, { (uint8_t)(p * WORKERS + w) } },
                           o);
}

static void offer_tiles(const struct sakkara_table *t, const struct sakkara_state *s,
                        struct offers *o)
{
    const uint8_t *holder = s->holder[s->mover];
    if (holder[HORSE] > 0)
        offer_each(t, s, M_HORSE, s->mover, s->other_heading > 0 ? 2 : 1, o);
    if (holder[BIRD] > 0)
        offer_birds(t, s, o);
    if (holder[OX] > 0)
        offer_oxen(t, s, o);
    if (holder[SNAKE] > 0)
        offer_if_legal(t, s, (struct move){ M_SNAKE, s->mover, { 0 } }, o);
    if (holder[SHIP] > 0)
        offer_if_legal(t, s, (struct move){ M_LAY_SHIP, s->mover, { 0 } }, o);
    if (holder[GRAIN] > 0)
        offer_if_legal(t, s, (struct move){ M_LAY_GRAIN, s->mover, { 0 } }, o);
    for (unsigned k = 0; k < KINDS; k++)
        if (holder[k] > 0)
            offer_if_legal(t, s, (struct move){ M_BUILD, s->mover, { (uint8_t)k } }, o);
    if (READS(t, Q_idle_play, 'B'))
        offer_each(t, s, M_IDLE, s->mover, KINDS, o);
    if (READS(t, Q_free_discard, 'B'))
        offer_each(t, s, M_DISCARD, s->mover, KINDS, o);
}

static void offer_turn(const struct sakkara_table *t, const struct sakkara_state *s,
                       struct offers *o)
{
    offer_steps(t, s, o);
    if (s->held[s->mover] > 0) {
        offer_tiles(t, s, o);
        offer_spells(t, s, o);
    }
    offer_if_legal(t, s, (struct move){ M_END, s->mover, { 0 } }, o);
}

static void offer_landings(const struct sakkara_table *t, const struct sakkara_state *s,
                           struct offers *o)
{
    for (unsigned f = 0; f < t->fields; f++)
        for (unsigned leaving = 0; leaving < (READS(t, Q_bird_take, 'C') ? 2u : 1u); leaving++)
            offer_if_legal(t, s,
                           (struct move){ M_LAND, s->mover, { (uint8_t)f, (uint8_t)leaving } }, o);
}

static void offer_placing(const struct sakkara_table *t, const struct sakkara_state *s,
                          struct offers *o)
{
    unsigned placer = 1u - s->mover, size = s->part[0] % DIVIDED;
    bool picker_is_mover = sakkara_picker_is_mover(t, s);
    bool runs = !READS(t, Q_split_shape, 'C') && size >= t->divisible;
    for (unsigned n = 1; n < size && runs; n++)
        for (unsigned upper = 0; upper < (READS(t, Q_part_order, 'B') ? 2u : 1u); upper++)
            offer_if_legal(t, s,
                           (struct move){
                               M_SPLIT, (uint8_t)placer, { (uint8_t)n, (uint8_t)upper } },
                           o);
    if (READS(t, Q_split_shape, 'C'))
        offer_each(t, s, M_PICK, placer, size, o);
    if (READS(t, Q_split_shape, 'C') || READS(t, Q_fewest_who, 'B'))
        offer_if_legal(t, s, (struct move){ M_WHOLE, (uint8_t)placer, { 0 } }, o);
    offer_each(t, s, M_PUT, picker_is_mover ? s->mover : placer, t->fields, o);
}

void sakkara_offers(const struct sakkara_table *t, const struct sakkara_state *s, struct offers *o)
{
    unsigned mover = s->mover;
    switch (s->phase) {
    case SHUFFLE:
    case COVER:   offer_deal(t, s, o); break;
    case MEND:    offer_exchanges(t, s, o); break;
    case AGE:     offer_each(t, s, M_OLDEST, NATURE, PLAYERS, o); break;
    case ENTRY:   offer_each(t, s, M_ENTER, mover, t->fields, o); break;
    case TURN:    offer_turn(t, s, o); break;
    case FLY:     offer_landings(t, s, o); break;
    case PUSH:    offer_each(t, s, M_PUSH, mover, TALL + 1, o); break;
    case ROB:     offer_each(t, s, M_ROB, mover, KINDS + 1, o); break;
    case SURPLUS: offer_each(t, s, M_DISCARD, mover, KINDS, o); break;
    case PLACE:   offer_placing(t, s, o); break;
    case RIDE:
        offer_each(t, s, M_RIDE, mover, 2, o);
        offer_each(t, s, M_HALT, mover, 1, o);
        break;
    case GATHER:
        offer_each(t, s, M_GATHER, mover, t->fields, o);
        offer_each(t, s, M_HALT, mover, 1, o);
        break;
    default: break;
    }
}

/* A kind of tile is as likely as it has copies in the bag. In the second layer a field stays single
 * as often as there are fields to spare. */
uint32_t sakkara_weight(const struct sakkara_table *t, const struct sakkara_state *s, struct move m)
{
    unsigned left = 0;
    for (unsigned k = 0; k < KINDS; k++)
        left += s->bag[k];
    if (m.kind == M_DEAL)
        return s->bag[m.arg[0]];
    return m.kind == M_SINGLE ? t->fields - s->cursor - left : 1;
}

uint8_t sakkara_turn_of(const struct sakkara_table *t, const struct sakkara_state *s)
{
    if (s->phase <= AGE || s->phase == OVER)
        return NATURE;
    if (s->phase != PLACE || sakkara_picker_is_mover(t, s))
        return s->mover;
    return (uint8_t)(1 - s->mover);
}
