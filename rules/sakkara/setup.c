/* Spelvoorbereiding: the tiles are laid out, then the workers enter.
 *
 * Nature lays a tile on each field, then goes through the fields again and gives some of them a
 * second one. The possible deals are exact. So are their chances, except where a deal would hide
 * the ships (q-ship-fix). */
#include "sakkara.h"

static unsigned left_in_bag(const struct sakkara_state *s)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        n += s->bag[k];
    return n;
}

static unsigned ships_on_top(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned n = 0;
    for (unsigned f = 0; f < t->fields; f++)
        n += sakkara_top(s, f) == SHIP + 1;
    return n;
}

static void after_deal(const struct sakkara_table *t, struct sakkara_state *s)
{
    s->cursor = 0;
    s->phase = t->first == BY_AGE ? AGE : ENTRY;
    s->mover = t->first == BY_AGE ? 0 : t->first;
}

static void lay_given(const struct sakkara_table *t, struct sakkara_state *s)
{
    for (unsigned f = 0; f < t->fields; f++)
        for (unsigned i = 0; i < 2 && t->deal[f][i] != 0; i++) {
            s->tile[f][i] = t->deal[f][i];
            s->height[f]++;
        }
    after_deal(t, s);
}

void sakkara_start(const struct sakkara_table *t, struct sakkara_state *s)
{
    *s = (struct sakkara_state){ 0 };
    if (t->given) {
        lay_given(t, s);
        return;
    }
    for (unsigned k = 0; k < KINDS; k++)
        RULE(tiles_seventy_five), s->bag[k] = t->copies[k];
    s->phase = SHUFFLE;
}

/* ---- the deal ---- */

/* The most ships that can be in sight after the deal: those seen now and those still in the bag.
 * The other tiles go on fields without a ship as long as there are any. */
static unsigned ships_at_best(unsigned seen, unsigned bag, unsigned tiles, unsigned fields)
{
    unsigned hidden = tiles > fields ? tiles - fields : 0;
    return seen + bag - (hidden < seen + bag ? hidden : seen + bag);
}

/* Would this tile (NOWHERE: no tile) on the next field leave too few ships in sight? */
static verdict refuse_hiding(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned kind)
{
    unsigned field = s->cursor;
    bool covers = kind != NOWHERE && sakkara_top(s, field) == SHIP + 1;
    unsigned ship = kind == SHIP ? 1 : 0, seen = ships_on_top(t, s) - covers + ship,
             bag = s->bag[SHIP] - ship;
    unsigned tiles = left_in_bag(s) - (kind != NOWHERE), fields = 0;

    if (READS(t, Q_ship_fix, 'B'))
        return LEGAL;
    for (unsigned f = field + 1; f < t->fields; f++)
        fields += sakkara_top(s, f) != SHIP + 1;
    if (s->phase == SHUFFLE) {
        tiles = (unsigned)t->tiles - t->fields;
        unsigned below = bag > tiles ? bag - tiles : 0; /* ships that have to lie below */
        fields = t->fields - seen - below;
    }
    return ships_at_best(seen, bag, tiles, fields) < t->ships_seen ? BY(setup_two_ships_visible)
                                                                   : LEGAL;
}

static verdict refuse_tile(const struct sakkara_table *t, const struct sakkara_state *s,
                           struct move m)
{
    if (s->bag[m.arg[0]] == 0)
        return BY(tiles_seventy_five);
    return refuse_hiding(t, s, m.arg[0]);
}

/* A field may stay single if the remaining fields have room for the rest of the tiles. */
static verdict refuse_single(const struct sakkara_table *t, const struct sakkara_state *s)
{
    if (left_in_bag(s) > t->fields - s->cursor - 1u)
        return BY(setup_max_two);
    return refuse_hiding(t, s, NOWHERE);
}

static verdict refuse_exchange(const struct sakkara_state *s, struct move m)
{
    unsigned up = m.arg[0], down = m.arg[1];
    bool ship_below = s->height[down] == 2 && s->tile[down][0] == SHIP + 1;
    if (!ship_below || sakkara_top(s, up) == SHIP + 1)
        return BY(setup_two_ships_visible);
    return LEGAL;
}

verdict sakkara_refuse_setup(const struct sakkara_table *t, const struct sakkara_state *s,
                             struct move m)
{
    switch (m.kind) {
    case M_DEAL:     return refuse_tile(t, s, m);
    case M_SINGLE:   return refuse_single(t, s);
    case M_EXCHANGE: return refuse_exchange(s, m);
    default:         return LEGAL;
    }
}

/* The order of the set-up: the first layer, the second, the oldest player, the workers. Each is
 * done once. */
verdict sakkara_refuse_before_turns(const struct sakkara_state *s, struct move m)
{
    bool deals = m.kind == M_DEAL;

    if (deals && s->phase > COVER)
        return BY(tiles_seventy_five);
    if (!deals && s->phase == SHUFFLE)
        return BY(setup_one_each);
    if (s->phase == COVER ? !deals && m.kind != M_SINGLE : m.kind == M_SINGLE)
        return BY(setup_second_layer);
    if ((s->phase == MEND) != (m.kind == M_EXCHANGE))
        return BY(setup_two_ships_visible);
    if ((s->phase == AGE) != (m.kind == M_OLDEST))
        return BY(oldest_starts);
    if ((s->phase == ENTRY) == (m.kind == M_ENTER))
        return LEGAL;
    return s->phase == ENTRY ? BY(entry_two_tiles) : BY(entry_order);
}

/* Goes on after a tile: is a layer complete, and are enough ships in sight? */
static void go_on_dealing(const struct sakkara_table *t, struct sakkara_state *s)
{
    if (s->phase == SHUFFLE && s->cursor == t->fields)
        RULE(setup_second_layer), s->phase = COVER, s->cursor = 0;
    if (s->phase == SHUFFLE || left_in_bag(s) > 0)
        return;
    if (READS(t, Q_ship_fix, 'B') && ships_on_top(t, s) < t->ships_seen)
        s->phase = MEND, s->cursor = 0;
    else
        after_deal(t, s);
}

static void lay_tile(struct sakkara_state *s, unsigned field, unsigned kind)
{
    RULE(setup_shuffle_open), s->tile[field][s->height[field]] = (uint8_t)(kind + 1);
    RULE(setup_one_each), s->height[field]++;
    s->bag[kind]--;
}

void sakkara_set_up(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    switch (m.kind) {
    case M_DEAL:
        lay_tile(s, s->cursor, m.arg[0]);
        s->cursor++;
        go_on_dealing(t, s);
        break;
    case M_SINGLE: RULE(setup_max_two), s->cursor++; break;
    case M_EXCHANGE:
        s->tile[m.arg[1]][0] = s->tile[m.arg[0]][s->height[m.arg[0]] - 1];
        RULE(setup_two_ships_visible), s->tile[m.arg[0]][s->height[m.arg[0]] - 1] = SHIP + 1;
        go_on_dealing(t, s);
        break;
    default: RULE(oldest_starts), s->mover = m.arg[0]; s->phase = ENTRY;
    }
}

/* ---- the entry ---- */

verdict sakkara_refuse_enter(const struct sakkara_state *s, unsigned field)
{
    return sakkara_worker_on(s, field) != 0 ? BY(entry_any_free_field) : LEGAL;
}

void sakkara_enter(const struct sakkara_table *t, struct sakkara_state *s, struct move m)
{
    RULE(entry_any_free_field), s->worker[s->mover][s->entered / 2] = (uint8_t)(m.arg[0] + 1);
    RULE(entry_takes_top), sakkara_take_top(s, m.arg[0], s->mover);
    s->entered++;
    RULE(entry_order), RULE(two_players), s->mover = (uint8_t)(1 - s->mover);
    if (s->entered == PLAYERS * t->workers)
        RULE(entry_two_tiles), RULE(four_workers), sakkara_begin_turn(t, s, s->mover);
}
