/* Completes a position that was read: fills in what follows from the other lines, and refuses an
 * impossible position with a message that says what would be possible. */
#include "spelling.h"

/* ------------------------------------------------- what follows from the rest -- */

static unsigned workers_of(const struct sakkara_state *s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned w = 0; w < WORKERS; w++)
        n += s->worker[seat][w] != 0;
    return n;
}

static unsigned fields_with_tiles(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned n = 0;
    for (unsigned f = 0; f < t->fields; f++)
        n += s->height[f] > 0;
    return n;
}

/* Until the second layer is complete, the bag holds the tiles that do not lie on the board. Returns
 * false if some kind would have fewer than none. */
static bool derive_bag(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool possible = true, dealing = s->phase == SHUFFLE || s->phase == COVER;
    for (unsigned k = 0; k < KINDS; k++)
        s->bag[k] = dealing ? t->copies[k] : 0;
    for (unsigned f = 0; dealing && f < t->fields; f++)
        for (unsigned i = 0; i < s->height[f]; i++)
            if (s->tile[f][i] > 0)
                possible = possible && s->bag[s->tile[f][i] - 1]-- > 0;
    return possible;
}

/* Do the destroyed greens lie here in the pile, the grains below the ships? */
static bool greens_lie(const struct sakkara_state *s, unsigned place)
{
    bool all = true;
    for (unsigned i = 0; i < (unsigned)s->sunk + s->withered; i++)
        all = all && s->pile[place + i] == (i < s->withered ? GRAIN : SHIP) + 1;
    return all;
}

/* q-top-after-split B: takes the highest place in the pile where the destroyed greens can lie. */
static void derive_greens(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool closed = s->phase == PLACE || (s->phase == SURPLUS && READS(t, Q_overflow_position, 'B'));
    unsigned tiles = (unsigned)s->sunk + s->withered;
    s->greens = 0;
    if (READS(t, Q_top_after_split, 'A') || !closed || tiles == 0)
        return;
    for (unsigned place = 0; place + tiles <= s->used; place++)
        if (greens_lie(s, place))
            s->greens = (uint8_t)(place + 1);
}

static void derive_parts(const struct sakkara_table *t, struct sakkara_state *s)
{
    for (unsigned i = 0; i < PARTS; i++)
        s->part[i] = 0;
    if (s->phase == PLACE && s->used > 0)
        sakkara_cut(t, s);
}

static void derive_heights(const struct sakkara_table *t, struct sakkara_state *s)
{
    bool kept = READS(t, Q_height_when, 'B') && s->phase >= TURN;
    for (unsigned f = 0; f < FIELDS; f++)
        s->height_then[f] = kept ? s->height[f] : 0;
}

static bool derive(const struct sakkara_table *t, struct sakkara_state *s)
{
    s->entered = (uint8_t)(workers_of(s, 0) + workers_of(s, 1));
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        if (s->held[seat] == DERIVE)
            s->held[seat] = (uint8_t)sum_of(s->holder[seat], KINDS);
    if (s->step == DERIVE)
        s->step = s->phase >= TURN ? (uint8_t)sakkara_first_unfinished(t, s, s->mover) : 0;
    if (s->cursor == DERIVE)
        s->cursor = s->phase == SHUFFLE ? (uint8_t)fields_with_tiles(t, s) : 0;
    if (s->ending == DERIVE)
        s->ending = s->phase == SURPLUS || s->phase == PLACE;
    if (s->greens == DERIVE)
        derive_greens(t, s);
    if (s->part[0] == DERIVE)
        derive_parts(t, s);
    if (s->height_then[0] == DERIVE)
        derive_heights(t, s);
    return s->bag[0] != DERIVE || derive_bag(t, s);
}

void sakkara_derive(const struct sakkara_table *t, struct sakkara_state *s)
{
    derive(t, s);
}

/* ---- does it add up? ---- */

static bool is_worker(const struct sakkara_table *t, unsigned number)
{
    return number == 0 || (number - 1) % WORKERS < t->workers;
}

/* During the entry players set their workers by turns; after it all workers are on the board. */
static const char *check_workers(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned mine = workers_of(s, s->mover), theirs = workers_of(s, 1u - s->mover);
    bool in_order = s->worker[0][1] == 0 || s->worker[0][0] != 0;
    in_order = in_order && (s->worker[1][1] == 0 || s->worker[1][0] != 0);

    if (s->phase < ENTRY && s->entered > 0)
        return "no workers before phase entry";
    if (s->phase == ENTRY && (!in_order || mine == t->workers || theirs - mine > 1))
        return "workers who entered by turns: as many of both players, or one more of the one who "
               "waits";
    if (s->phase > ENTRY && s->entered != PLAYERS * t->workers)
        return "every worker on the board, such as A1@ in front of a stack";
    return is_worker(t, s->walker) && is_worker(t, s->flyer) ? NULL : "workers who are in play";
}

/* Do destroyed greens still lie apart? They join the pile when it is closed. */
static bool counts_destroyed(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return s->phase != PLACE && !(s->phase == SURPLUS && READS(t, Q_overflow_position, 'B'));
}

static unsigned tiles_in(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned n = s->used + sum_of(s->bag, KINDS) + sum_of(s->aside, KINDS);
    for (unsigned f = 0; f < t->fields; f++)
        n += s->height[f];
    for (unsigned p = 0; p < PLAYERS; p++)
        n += (unsigned)s->held[p] + s->ship[p] + s->grain[p] + sum_of(s->built[p], KINDS);
    return n + (counts_destroyed(t, s) ? (unsigned)s->sunk + s->withered : 0);
}

/* The first layer grows field by field, then the second layer. */
static bool stacks_as_dealt(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool good = true;
    for (unsigned f = 0; f < t->fields; f++) {
        unsigned least = s->phase == SHUFFLE ? f < s->cursor : 1;
        unsigned most = least + (s->phase == MEND || (s->phase == COVER && f < s->cursor));
        good = good && s->height[f] >= least && s->height[f] <= most;
    }
    return good;
}

/* Enough tiles for the rest of the first layer, and not too many for the second. */
static bool bag_fits(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned bag = sum_of(s->bag, KINDS), fields = t->fields - s->cursor;
    if (s->phase == SHUFFLE)
        return bag >= fields && bag - fields <= t->fields;
    return s->phase == COVER ? bag > 0 && bag <= fields : bag == 0;
}

static const char *check_deal(const struct sakkara_table *t, const struct sakkara_state *s)
{
    if (s->cursor >= t->fields || !bag_fits(t, s))
        return "in phases shuffle and cover as many tiles in the bag as the deal still needs, and "
               "none later";
    if (s->phase <= MEND && !stacks_as_dealt(t, s))
        return "a tile on each field, and from phase cover on a second one on some, as far as it "
               "has come";
    return NULL;
}

static const char *check_picked(const struct sakkara_state *s)
{
    unsigned n = 0, lowest = s->part[0] & ~(unsigned)DIVIDED;
    bool inside = true;
    for (unsigned i = 0; i < TILES; i++) {
        n += sakkara_has(s->picked, i);
        inside = inside && (i < lowest || !sakkara_has(s->picked, i));
    }
    return inside && (n < lowest || n == 0) ? NULL
                                            : "fewer tiles picked than the lowest part has, all of "
                                              "them in it";
}

static const char *check_parts(const struct sakkara_state *s)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < PARTS; i++)
        sum += s->part[i] & ~(unsigned)DIVIDED;
    if (s->phase != PLACE && sum != 0)
        return "parts in phase place only";
    if (s->phase == PLACE && (s->used == 0 || sum != s->used))
        return "a pile and parts that make up the pile";
    if (s->greens > 0 && s->greens - 1u + s->sunk + s->withered > s->used)
        return "a place in the pile that leaves room for all that was destroyed";
    return check_picked(s);
}

/* Members that are only set in the middle of one kind of move. */
static const char *check_middle(const struct sakkara_state *s)
{
    if ((s->walker == 0) != (s->heading == 0) || (s->phase == RIDE && s->walker == 0))
        return "walker and heading together, and both in phase ride";
    if (s->other_heading != 0 && s->walker == 0)
        return "a line 'other-heading' only beside a walker";
    if ((s->phase == FLY) != (s->flyer != 0))
        return "a line 'flyer WORKER' in phase fly, and only there";
    if ((s->phase == PUSH) != (s->source != 0) || (s->phase == PUSH) != (s->target != 0))
        return "lines 'source FIELD' and 'target FIELD' in phase push, and only there";
    if ((s->phase == GATHER) != (s->storm != 0))
        return "a line 'storm SPELL WORKER' in phase gather, and only there";
    for (unsigned i = 0; i < FIELD_SET; i++)
        if (s->gathered[i] != 0 && s->phase != GATHER)
            return "a line 'gathered FIELD ...' in phase gather only";
    if ((s->phase == OVER) != (s->winner != 0))
        return "a line 'winner PLAYER' in phase over, and only there";
    if (s->phase >= TURN && s->step == 0)
        return "a step from 1 to 3";
    return NULL;
}

const char *sakkara_finish_position(const struct sakkara_table *t, struct sakkara_state *s)
{
    if (!derive(t, s))
        return "no more copies of a tile than the sheet has";
    const char *expected = check_workers(t, s);
    if (!expected)
        expected = check_deal(t, s);
    if (!expected && tiles_in(t, s) > t->tiles)
        expected = "no more tiles than the sheet has";
    if (!expected)
        expected = check_parts(s);
    return expected ? expected : check_middle(s);
}
