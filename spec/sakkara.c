/* Sakkara: what the document says, clause by clause, in its order.
 *
 * The document is the Dutch rulebook of Sakkara (Manfred Grabmeier). Sources
 * name its headings, some of them cut short: "Doel" is "Doel van het spel",
 * "Materiaal" the list of the material, "Voorbereiding" and "Vervolg" are the
 * setting up and its continuation, "Overzicht" is "Overzicht van het
 * spelgebeuren", "Beweging" and "Inzetten" are the parts of a turn, "Bouw" and
 * "Bouwregels" the two lists about the pyramid, "Afleggen" is the list about
 * used tiles, "Voorbeeld" the example of a turn, "Einde" the end; special tiles
 * and spells have headings of their own.
 *
 * Words: a *step* is a level of the pyramid, a *stair* the tile (the document
 * says trap for both); the *holder* is the rack in front of a player; what lies
 * openly before him is on *display*; the tiles used in a turn make a *pile*,
 * which the other player, the *placer*, lays down; a piece of it that goes on
 * one field is a *part*. *Beside* is next to, in a row or column.
 */
#include "../rules/sakkara/sakkara.h"
#include "bytes.h"
#include "others.h"

#define SPEC_GAME sakkara
#define SPEC_TABLE struct sakkara_table
#define SPEC_STATE struct sakkara_state

/* ------------------------------------------------- words of the properties -- */

static unsigned other(unsigned seat)
{
    return seat == 0 ? 1 : 0;
}

static bool setting_up(const struct sakkara_state *s)
{
    return s->phase <= ENTRY;
}

/* The player whose turn it is may act, or is in the middle of something. */
static bool in_turn(const struct sakkara_state *s)
{
    return s->phase >= TURN && s->phase <= SURPLUS;
}

static bool in_the_middle(const struct sakkara_state *s)
{
    return s->phase >= RIDE && s->phase <= GATHER;
}

/* A turn is over and the next one, the other player's, has begun. */
static bool passes(const struct sakkara_state *before, const struct sakkara_state *after)
{
    return before->phase >= TURN && after->phase == TURN && after->mover != before->mover;
}

/* No more tiles are played in this turn: its pile is complete. */
static bool closes(const struct sakkara_state *before, const struct sakkara_state *after)
{
    return in_turn(before) && (after->phase == PLACE || passes(before, after));
}

static unsigned gap(unsigned a, unsigned b)
{
    return a > b ? a - b : b - a;
}

static unsigned rows_between(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return gap(a / t->columns, b / t->columns);
}

static unsigned columns_between(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return gap(a % t->columns, b % t->columns);
}

static bool beside(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return rows_between(t, a, b) + columns_between(t, a, b) == 1;
}

/* One of the eight fields around. */
static bool around(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return a != b && rows_between(t, a, b) <= 1 && columns_between(t, a, b) <= 1;
}

/* One field on: 0 up, 1 right, 2 down, 3 left. */
static unsigned onward(const struct sakkara_table *t, unsigned field, unsigned direction)
{
    int row = (int)(field / t->columns) + (direction == 2) - (direction == 0);
    int column = (int)(field % t->columns) + (direction == 1) - (direction == 3);
    bool on_board = row >= 0 && column >= 0 && row < t->rows && column < t->columns;
    return on_board ? (unsigned)row * t->columns + (unsigned)column : NOWHERE;
}

static unsigned stands(const struct sakkara_state *s, unsigned seat, unsigned worker)
{
    unsigned field = s->worker[seat & 1][worker & 1];
    return field == 0 ? NOWHERE : field - 1;
}

/* Workers as moves name them: 0 and 1 the mover's, 2 and 3 the other player's. */
static unsigned stands_named(const struct sakkara_state *s, unsigned worker)
{
    return stands(s, worker < WORKERS ? s->mover : other(s->mover), worker % WORKERS);
}

static bool occupied(const struct sakkara_state *s, unsigned field)
{
    return s->worker[0][0] == field + 1 || s->worker[0][1] == field + 1
        || s->worker[1][0] == field + 1 || s->worker[1][1] == field + 1;
}

static bool beside_worker_of(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned seat, unsigned field)
{
    bool near = false;
    for (unsigned w = 0; w < WORKERS; w++)
        near = near || (stands(s, seat, w) != NOWHERE && beside(t, stands(s, seat, w), field));
    return near;
}

/* The open tile of a field, kind + 1, or 0. */
static unsigned top(const struct sakkara_state *s, unsigned field)
{
    unsigned height = s->height[field];
    return height == 0 || height > TALL ? 0 : s->tile[field][height - 1];
}

static unsigned sum_of(const uint8_t *n, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

/* ---- climbing ---- */

/* The height that counts for climbing: now, or when the turn began. */
static unsigned height_for(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned field)
{
    return READS(t, Q_height_when, 'B') ? s->height_then[field] : s->height[field];
}

static bool too_steep(const struct sakkara_table *t, const struct sakkara_state *s, unsigned from,
                      unsigned to)
{
    return height_for(t, s, to) > height_for(t, s, from) + t->climb;
}

static unsigned next_ride(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return onward(t, stands(s, s->mover, s->walker - 1u), s->heading - 1u);
}

static bool too_steep_to_ride(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned from = stands(s, s->mover, s->walker - 1u), to = next_ride(t, s);
    if (READS(t, Q_horse_height, 'B'))
        return s->height[to] > s->start_height + t->climb;
    return too_steep(t, s, from, to);
}

/* Does a move use a stair up? */
static bool climbs_by_stair(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct move m)
{
    if (m.kind == M_STEP)
        return m.arg[2] == 1 || too_steep(t, s, stands_named(s, m.arg[0]), m.arg[1]);
    return m.kind == M_RIDE && s->stair_paid == 0 && too_steep_to_ride(t, s);
}

/* ---- pyramids ---- */

/* The step that a kind is built on, from 1; 0 for none. */
static unsigned step_of(const struct sakkara_table *t, unsigned kind)
{
    unsigned colour = t->colour[kind];
    return t->need[kind] == 0 ? 0 : colour == BLUE ? 1 : colour == RED ? 2 : colour == GOLD ? 3 : 0;
}

static bool finished(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                     unsigned step)
{
    bool all = true;
    for (unsigned k = 0; k < KINDS; k++)
        all = all && (step_of(t, k) != step || s->built[seat & 1][k] >= t->need[k]);
    return all;
}

static bool begun(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                  unsigned step)
{
    bool any = false;
    for (unsigned k = 0; k < KINDS; k++)
        any = any || (step_of(t, k) == step && s->built[seat & 1][k] > 0);
    return any;
}

static unsigned first_unfinished(const struct sakkara_table *t, const struct sakkara_state *s,
                                 unsigned seat)
{
    return !finished(t, s, seat, 1) ? 1 : !finished(t, s, seat, 2) ? 2 : 3;
}

static unsigned colours_needed(const struct sakkara_table *t, unsigned colour)
{
    unsigned n = 0;
    for (unsigned k = 0; k < KINDS; k++)
        n += t->colour[k] == colour ? t->need[k] : 0u;
    return n;
}

static unsigned hands_for(const struct sakkara_table *t, unsigned kind)
{
    return kind == HEWN ? t->hewn_hands : kind == TIP ? t->tip_hands : 0;
}

/* ---- spells ---- */

static bool is_storm(struct move m)
{
    return m.kind == M_FIRE || m.kind == M_WHIRL;
}

static bool is_spell(struct move m)
{
    return is_storm(m) || m.kind == M_DROUGHT || m.kind == M_SHIPWRECK;
}

static unsigned spell_of(struct move m)
{
    return m.kind == M_FIRE    ? FIRE
         : m.kind == M_WHIRL   ? WHIRL
         : m.kind == M_DROUGHT ? DROUGHT
                               : SHIPWRECK;
}

/* The three tiles of a spell stand behind its worker and its direction. */
static unsigned spell_tile(struct move m, unsigned i)
{
    return m.arg[i + (m.kind == M_FIRE ? 2 : m.kind == M_WHIRL ? 1 : 0)];
}

static unsigned spell_copies(struct move m, unsigned kind)
{
    unsigned n = 0;
    for (unsigned i = 0; i < 3; i++)
        n += spell_tile(m, i) == kind;
    return n;
}

static struct move spell(const struct sakkara_state *s, unsigned kind, unsigned worker,
                         unsigned way, const uint8_t three[3])
{
    struct move m = { (uint8_t)kind, s->mover, { 0 } };
    unsigned first = kind == M_FIRE ? 2 : kind == M_WHIRL ? 1 : 0;
    if (first > 0)
        m.arg[0] = (uint8_t)worker;
    if (first > 1)
        m.arg[1] = (uint8_t)way;
    for (unsigned i = 0; i < 3; i++)
        m.arg[first + i] = three[i];
    return m;
}

static unsigned copies_in(const uint8_t three[3], unsigned kind)
{
    return (unsigned)(three[0] == kind) + (three[1] == kind) + (three[2] == kind);
}

static bool lies_open(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field)
{
    return s->height[field] > 0 && (READS(t, Q_under_worker, 'B') || !occupied(s, field));
}

/* Is a field in the row (or column) of another, or on one side of it only? */
static bool in_line(const struct sakkara_table *t, unsigned from, unsigned way, unsigned field)
{
    bool row = rows_between(t, from, field) == 0, column = columns_between(t, from, field) == 0;
    if (from == field)
        return false;
    if (READS(t, Q_fire_line, 'A'))
        return way == 0 ? row : column;
    return way == 0 ? column && field < from
         : way == 1 ? row && field > from
         : way == 2 ? column && field > from
                    : row && field < from;
}

/* Does the way from one field to another in its line lead over a third, or end there? */
static bool on_the_way(const struct sakkara_table *t, unsigned from, unsigned to, unsigned field)
{
    unsigned rows = rows_between(t, from, to), columns = columns_between(t, from, to);
    return field != from && rows_between(t, from, field) + rows_between(t, field, to) == rows
        && columns_between(t, from, field) + columns_between(t, field, to) == columns;
}

/* q-storm-reach B: is there a worker or a bare field on the way, or at its end? */
static bool stopped(const struct sakkara_table *t, const struct sakkara_state *s, unsigned from,
                    unsigned to)
{
    bool stop = false;
    if (READS(t, Q_storm_reach, 'A'))
        return false;
    for (unsigned f = 0; f < t->fields; f++)
        stop = stop || (on_the_way(t, from, to, f) && (s->height[f] == 0 || occupied(s, f)));
    return stop;
}

/* Does a storm that all of its tiles are taken from take one here? */
static bool sweeps(const struct sakkara_table *t, const struct sakkara_state *s, struct move m,
                   unsigned field)
{
    unsigned from = stands(s, s->mover, m.arg[0]);
    if (!is_storm(m) || !lies_open(t, s, field))
        return false;
    if (m.kind == M_WHIRL)
        return around(t, from, field);
    return in_line(t, from, m.arg[1], field) && !stopped(t, s, from, field);
}

static unsigned in_reach(const struct sakkara_table *t, const struct sakkara_state *s,
                         struct move m)
{
    unsigned n = 0;
    for (unsigned f = 0; f < t->fields; f++)
        n += sweeps(t, s, m, f);
    return n;
}

/* ---- what a move takes, pays and uses up ---- */

/* On which field a single tile is taken, or NOWHERE. */
static unsigned taken_from(const struct sakkara_table *t, const struct sakkara_state *s,
                           struct move m)
{
    switch (m.kind) {
    case M_ENTER:
    case M_GATHER: return m.arg[0];
    case M_STEP:   return m.arg[1];
    case M_RIDE:   return m.arg[0] == 1 ? next_ride(t, s) : NOWHERE;
    case M_LAND:   return m.arg[1] == 0 ? m.arg[0] : NOWHERE;
    default:       return NOWHERE;
    }
}

/* How many tiles of a kind come into the holder of the player who moves. */
static unsigned gained(const struct sakkara_table *t, const struct sakkara_state *s, struct move m,
                       unsigned kind)
{
    unsigned from = taken_from(t, s, m), n = 0;
    if (m.kind == M_ROB)
        return m.arg[0] == kind + 1;
    if (!is_storm(m) || READS(t, Q_storm_all_or_some, 'B'))
        return from != NOWHERE && top(s, from) == kind + 1;
    for (unsigned f = 0; f < t->fields; f++)
        n += top(s, f) == kind + 1 && sweeps(t, s, m, f);
    return n;
}

/* How many tiles of a kind leave it. */
static unsigned paid(const struct sakkara_table *t, const struct sakkara_state *s, struct move m,
                     unsigned kind)
{
    bool with_grain = READS(t, Q_greens_order, 'B') && s->grain[s->mover & 1] == 0;
    switch (m.kind) {
    case M_STEP:
    case M_RIDE:      return kind == STAIR && climbs_by_stair(t, s, m);
    case M_HORSE:     return kind == HORSE;
    case M_BIRD:      return kind == BIRD;
    case M_OX:        return kind == OX;
    case M_SNAKE:     return kind == SNAKE;
    case M_LAY_SHIP:  return kind == SHIP || (kind == GRAIN && with_grain);
    case M_LAY_GRAIN: return kind == GRAIN;
    case M_BUILD:     return (kind == m.arg[0]) + (kind == HAND ? hands_for(t, m.arg[0]) : 0u);
    case M_IDLE:
    case M_DISCARD:   return kind == m.arg[0];
    case M_FIRE:
    case M_WHIRL:
    case M_DROUGHT:
    case M_SHIPWRECK: return spell_copies(m, kind);
    default:          return 0;
    }
}

/* How many tiles a move sends to the pile, and which is the i-th of them. */
static unsigned used_by(const struct sakkara_table *t, const struct sakkara_state *s, struct move m)
{
    switch (m.kind) {
    case M_STEP:
    case M_RIDE:    return climbs_by_stair(t, s, m);
    case M_HORSE:
    case M_BIRD:
    case M_OX:
    case M_SNAKE:
    case M_IDLE:
    case M_DISCARD: return 1;
    case M_BUILD:   return READS(t, Q_hands_return, 'A') ? hands_for(t, m.arg[0]) : 0;
    default:        return is_spell(m) ? 3 : 0;
    }
}

static unsigned used_tile(struct move m, unsigned i)
{
    switch (m.kind) {
    case M_STEP:
    case M_RIDE:    return STAIR;
    case M_HORSE:   return HORSE;
    case M_BIRD:    return BIRD;
    case M_OX:      return OX;
    case M_SNAKE:   return SNAKE;
    case M_BUILD:   return HAND;
    case M_IDLE:
    case M_DISCARD: return m.arg[0];
    default:        return spell_tile(m, i < 3 ? i : 0);
    }
}

/* ---- the accused ---- */

/* The verdict on a move of at most three arguments. */
static verdict asked(const struct sakkara_table *t, const struct sakkara_state *s, unsigned kind,
                     unsigned actor, unsigned a, unsigned b)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } };
    return sakkara_refusal(t, s, m);
}

static verdict asked_mover(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned kind, unsigned a, unsigned b)
{
    return asked(t, s, kind, s->mover, a, b);
}

static verdict asked_placer(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned kind, unsigned a)
{
    return asked(t, s, kind, other(s->mover), a, 0);
}

/* A move of each kind that players have: what somebody may come out with. */
enum { ATTEMPTS = 25 };

static struct move attempt(const struct sakkara_table *t, unsigned seat, unsigned n)
{
    static const struct move tried[ATTEMPTS] = {
        { M_STEP, 0, { 0, 1 } },   { M_STEP, 0, { 0, 2 } },  { M_HORSE, 0, { 0 } },
        { M_RIDE, 0, { 0 } },      { M_HALT, 0, { 0 } },     { M_BIRD, 0, { 0 } },
        { M_LAND, 0, { 0 } },      { M_OX, 0, { 0, 1 } },    { M_PUSH, 0, { 1 } },
        { M_SNAKE, 0, { 0 } },     { M_ROB, 0, { 0 } },      { M_LAY_SHIP, 0, { 0 } },
        { M_LAY_GRAIN, 0, { 0 } }, { M_BUILD, 0, { HEWN } }, { M_BUILD, 0, { TIP } },
        { M_GATHER, 0, { 0 } },    { M_END, 0, { 0 } },      { M_DISCARD, 0, { SHIP } },
        { M_SPLIT, 0, { 3 } },     { M_PUT, 0, { 0 } },      { M_FIRE, 0, { 0, 0 } },
        { M_WHIRL, 0, { 0 } },     { M_DROUGHT, 0, { 0 } },  { M_SHIPWRECK, 0, { 0 } },
        { M_IDLE, 0, { HAND } },
    };
    struct move m = tried[n];
    m.actor = (uint8_t)seat;
    for (unsigned i = 0; is_spell(m) && i < 3; i++)
        m.arg[i + (m.kind == M_FIRE ? 2 : m.kind == M_WHIRL ? 1 : 0)] = t->recipe[spell_of(m)][i];
    return m;
}

/* Is every attempt of a player refused by this clause, but for two kinds of moves? */
static bool all_refused(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                        unsigned by, unsigned but, unsigned nor)
{
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, seat, n);
        if (m.kind != but && m.kind != nor && sakkara_refusal(t, s, m) != by)
            return false;
    }
    return true;
}

/* Are all attempts of the player whose turn it is judged alike in two states? */
static bool judged_alike(const struct sakkara_table *t, const struct sakkara_state *s,
                         const struct sakkara_state *like, unsigned but)
{
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s->mover, n);
        if (m.kind != but && sakkara_refusal(t, s, m) != sakkara_refusal(t, like, m))
            return false;
    }
    return true;
}

/* The assumed sheet, to be spoiled; and what set-up says to it. */
static struct sakkara_table as_assumed(void)
{
    struct sakkara_table t;
    sakkara_default_table(&t, PLAYERS);
    return t;
}

static verdict judged(struct sakkara_table *t)
{
    sakkara_seal(t);
    return sakkara_table_refusal(t);
}

/* ------------------------------------------------- material and setting up -- */

CLAUSE(two_players, "Spelidee, Voorbereiding", SETUP, EXPLICIT,
       "The game is for exactly two players; they sit at the two sides that show the spells.")

TABLE_PROPERTY(players_are_two)
{
    return t->head.players == 2;
}

LAW(other_numbers_of_players_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.head.players = another(from, MAX_PLAYERS, 2);
    return judged(&t) == SAKKARA_two_players;
}

CLAUSE(tiles_seventy_five, "Materiaal", DEFINITION, EXPLICIT,
       "There are 75 tiles; none is added or removed.")

TABLE_PROPERTY(there_are_75_tiles)
{
    unsigned n = sum_of(t->copies, KINDS);
    return n == t->tiles && (t->head.small ? n < TILES : n == 75);
}

LAW(tile_too_few_or_too_many_is_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned k = choose(from, KINDS);
    t.copies[k] = another(from, 20, t.copies[k]);
    return judged(&t) == SAKKARA_tiles_seventy_five;
}

LAW(assumed_sheet_fits_the_document)
{
    struct sakkara_table t = as_assumed();
    t.head.reading[SAKKARA_Q_grain_total] = choose(from, 2) ? 'B' : 'A';
    return judged(&t) == LEGAL && t.head.small == 0;
}

/* Where the tiles of each kind are. What was destroyed lies nowhere until it is
 * put on the pile, which is then closed but for surplus (q-overflow-position B). */
TALLY_PROPERTY(no_tile_is_lost_or_made)
{
    bool there = s->phase == PLACE || (s->phase == SURPLUS && READS(t, Q_overflow_position, 'B'));
    unsigned n[KINDS + 1] = { 0 };
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h < TALL; h++)
            n[s->tile[f][h]]++;
    for (unsigned i = 0; i < TILES; i++)
        n[s->pile[i]]++;
    n[SHIP + 1] += (unsigned)s->ship[0] + s->ship[1] + (there ? 0 : s->sunk);
    n[GRAIN + 1] += (unsigned)s->grain[0] + s->grain[1] + (there ? 0 : s->withered);
    for (unsigned k = 0; k < KINDS; k++)
        if (n[k + 1] + s->holder[0][k] + s->holder[1][k] + s->built[0][k] + s->built[1][k]
                + s->bag[k] + s->aside[k]
            != t->copies[k])
            return false;
    return true;
}

TALLY_PROPERTY(dealing_again_is_refused)
{
    for (unsigned k = 0; s->phase > COVER && k < KINDS; k++)
        if (asked(t, s, M_DEAL, NATURE, 0, k) != SAKKARA_tiles_seventy_five)
            return false;
    return true;
}

CLAUSE(four_workers, "Materiaal, Voorbereiding", SETUP, EXPLICIT,
       "Each player has two workers of one colour.")

TABLE_PROPERTY(workers_are_two_each)
{
    return t->head.small ? t->workers == 1 || t->workers == 2 : t->workers == 2;
}

LAW(other_numbers_of_workers_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.workers = another(from, 6, 2);
    return judged(&t) == SAKKARA_four_workers;
}

/* In a game with one worker each there is no second one to speak of. */
LAW(worker_that_is_not_there_cannot_be_named)
{
    static const uint8_t kinds[] = { M_STEP, M_BIRD, M_FIRE, M_WHIRL };
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = TURN };
    t.head.small = 1;
    t.workers = (uint8_t)(1 + choose(from, 2));
    sakkara_seal(&t);
    unsigned named = choose(from, 256);
    struct move m = { kinds[choose(from, 4)], 0, { (uint8_t)named } };
    bool there = named < 4 && named % 2 < t.workers;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < t.workers; w++)
            s.worker[p][w] = (uint8_t)(1 + 2 * p + w);
    bool said = sakkara_refusal(&t, &s, m) != NOT_A_MOVE;
    return there ? said || m.kind == M_FIRE || m.kind == M_WHIRL : !said;
}

/* How many workers a player has set on the board. */
static unsigned on_board(const struct sakkara_table *t, const struct sakkara_state *s,
                         unsigned seat)
{
    unsigned so_far = seat == s->mover ? s->entered / 2u : (s->entered + 1u) / 2u;
    return s->phase < ENTRY ? 0 : s->phase == ENTRY ? so_far : t->workers;
}

STATE_PROPERTY(workers_are_on_the_board_once_they_entered)
{
    unsigned all = 2u * t->workers;
    bool good = s->phase < ENTRY  ? s->entered == 0
              : s->phase == ENTRY ? s->entered < all
                                  : s->entered == all;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < WORKERS; w++)
            good = good && (s->worker[p][w] != 0) == (w < on_board(t, s, p));
    return good;
}

CLAUSE(own_holder, "Materiaal, Voorbereiding", SETUP, EXPLICIT,
       "Each player has one holder; tiles that he takes go there.")

TALLY_PROPERTY(holders_hold_what_they_count)
{
    return sum_of(s->holder[0], KINDS) == s->held[0] && sum_of(s->holder[1], KINDS) == s->held[1];
}

STEP_PROPERTY(holder_of_the_other_loses_to_a_snake_only)
{
    unsigned p = other(before->mover);
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++) {
        bool robbed = m.kind == M_ROB && m.arg[0] == k + 1;
        good = good && after->holder[p][k] + (robbed ? 1 : 0) == before->holder[p][k];
    }
    return good && after->held[p] + (m.kind == M_ROB && m.arg[0] != 0 ? 1 : 0) == before->held[p];
}

STATE_PROPERTY(holders_are_empty_before_the_entry)
{
    return s->phase >= ENTRY
        || (all_zero(s->holder[0], KINDS) && all_zero(s->holder[1], KINDS) && s->held[0] == 0
            && s->held[1] == 0);
}

CLAUSE(setup_shuffle_open, "Voorbereiding", SETUP, EXPLICIT,
       "The tiles are mixed and laid on the board at random, picture up.")

static unsigned ships_on_top(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned from)
{
    unsigned n = 0;
    for (unsigned f = from; f < t->fields; f++)
        n += top(s, f) == SHIP + 1;
    return n;
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* With this kind (or none: KINDS) on the field dealt now, how many ships can
 * still be seen in the end? In the first layer: those of the second layer all,
 * the others as far as fields stay single. */
static unsigned ships_at_best(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned kind)
{
    unsigned hides = kind < KINDS && top(s, s->cursor) == SHIP + 1, ship = kind == SHIP;
    unsigned bag = s->bag[SHIP] - ship, seen = ships_on_top(t, s, 0) - hides + ship;
    unsigned doubles = (unsigned)t->tiles - t->fields, upper = least(bag, doubles);
    if (s->phase == SHUFFLE)
        return upper + least(seen + bag - upper, t->fields - doubles);
    unsigned tiles = sum_of(s->bag, KINDS) - (kind < KINDS);
    unsigned ships = ships_on_top(t, s, s->cursor + 1u),
             others = t->fields - s->cursor - 1u - ships;
    return seen + bag - (tiles > others ? tiles - others : 0);
}

static verdict unless_ships_hide(const struct sakkara_table *t, const struct sakkara_state *s,
                                 unsigned kind)
{
    bool enough = READS(t, Q_ship_fix, 'B') || ships_at_best(t, s, kind) >= t->ships_seen;
    return enough ? (verdict)LEGAL : (verdict)SAKKARA_setup_two_ships_visible;
}

TALLY_PROPERTY(every_tile_left_may_come_next)
{
    for (unsigned k = 0; (s->phase == SHUFFLE || s->phase == COVER) && k < KINDS; k++) {
        struct move m = { M_DEAL, NATURE, { s->cursor, (uint8_t)k } };
        verdict v =
            s->bag[k] == 0 ? (verdict)SAKKARA_setup_shuffle_open : unless_ships_hide(t, s, k);
        if (sakkara_refusal(t, s, m) != v || (v == LEGAL && sakkara_weight(t, s, m) != s->bag[k]))
            return false;
    }
    return true;
}

STEP_PROPERTY(tiles_dealt_leave_the_bag)
{
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good =
            good && after->bag[k] + (m.kind == M_DEAL && m.arg[1] == k ? 1 : 0) == before->bag[k];
    if (m.kind != M_DEAL)
        return good;
    unsigned f = before->cursor, h = before->height[f];
    return good && m.arg[0] == f && h < TALL && after->tile[f][h] == m.arg[1] + 1;
}

CLAUSE(setup_one_each, "Voorbereiding", SETUP, EXPLICIT, "First every field gets one tile.")

TABLE_PROPERTY(every_field_can_get_a_tile)
{
    return t->fields == t->rows * t->columns && t->tiles >= t->fields;
}

TABLE_PROPERTY(deal_of_the_sheet_covers_the_board)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good
            && (f >= t->fields
                || (t->deal[f][0] != 0 && t->deal[f][0] <= KINDS && t->deal[f][1] <= KINDS));
    return good || !t->given;
}

STATE_PROPERTY(first_layer_is_laid_field_by_field)
{
    bool dealing = s->phase == SHUFFLE || s->phase == COVER;
    bool good = dealing ? s->cursor < t->fields : s->cursor == 0;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool bare = f >= t->fields || (s->phase == SHUFFLE && f >= s->cursor);
        bool full = f < t->fields && (s->phase == SHUFFLE ? f < s->cursor : s->phase < ENTRY);
        good = good && (!bare || s->height[f] == 0) && (!full || s->height[f] > 0)
            && (s->phase != SHUFFLE || s->height[f] <= 1);
    }
    return good;
}

TALLY_PROPERTY(nobody_acts_before_each_field_has_a_tile)
{
    return s->phase != SHUFFLE
        || (all_refused(t, s, 0, SAKKARA_setup_one_each, MOVE_KINDS, MOVE_KINDS)
            && all_refused(t, s, 1, SAKKARA_setup_one_each, MOVE_KINDS, MOVE_KINDS)
            && asked(t, s, M_ENTER, 0, 0, 0) == SAKKARA_setup_one_each);
}

CLAUSE(setup_second_layer, "Voorbereiding", SETUP, EXPLICIT,
       "Then fields at random get a second one until all tiles are laid.")

STATE_PROPERTY(second_layer_goes_on_from_field_to_field)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && (s->phase != COVER || f < s->cursor || f >= t->fields || s->height[f] == 1);
    return good;
}

STATE_PROPERTY(all_is_dealt_before_the_workers_enter)
{
    return s->phase == SHUFFLE || s->phase == COVER || all_zero(s->bag, KINDS);
}

TALLY_PROPERTY(tiles_left_have_fields_left)
{
    unsigned left = sum_of(s->bag, KINDS);
    if (s->phase == SHUFFLE)
        return left + s->cursor == t->tiles;
    return s->phase != COVER || (left > 0 && left + s->cursor <= t->fields);
}

TALLY_PROPERTY(nobody_acts_before_the_second_layer_is_laid)
{
    if (s->phase != COVER)
        return asked(t, s, M_SINGLE, NATURE, 0, 0) == SAKKARA_setup_second_layer;
    return all_refused(t, s, 0, SAKKARA_setup_second_layer, MOVE_KINDS, MOVE_KINDS)
        && all_refused(t, s, 1, SAKKARA_setup_second_layer, MOVE_KINDS, MOVE_KINDS)
        && asked(t, s, M_ENTER, 1, 0, 0) == SAKKARA_setup_second_layer;
}

CLAUSE(setup_max_two, "Voorbereiding", SETUP, EXPLICIT,
       "No stack is higher than two tiles at the start.")

TABLE_PROPERTY(two_layers_take_all_tiles)
{
    return t->tiles <= 2u * t->fields;
}

LAW(boards_too_small_for_two_layers_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.columns = (uint8_t)(1 + choose(from, 5));
    return judged(&t) == SAKKARA_setup_max_two;
}

STATE_PROPERTY(stacks_are_two_high_at_most_before_play)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && (!setting_up(s) || s->height[f] <= 2);
    return good;
}

TALLY_PROPERTY(fields_stay_single_only_if_the_rest_has_room)
{
    struct move m = { M_SINGLE, NATURE, { s->cursor } };
    unsigned left = sum_of(s->bag, KINDS), fields = t->fields - s->cursor;
    if (s->phase != COVER)
        return true;
    verdict v = left >= fields ? (verdict)SAKKARA_setup_max_two : unless_ships_hide(t, s, KINDS);
    return sakkara_refusal(t, s, m) == v
        && (v != LEGAL || sakkara_weight(t, s, m) == fields - left);
}

CLAUSE(setup_two_ships_visible, "Voorbereiding", SETUP, EXPLICIT,
       "At least two ships must lie on top at the start.")

TABLE_PROPERTY(there_are_two_ships_to_be_seen)
{
    return t->copies[SHIP] >= t->ships_seen && (t->head.small || t->ships_seen == 2);
}

LAW(other_numbers_of_visible_ships_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.ships_seen = another(from, 6, 2);
    return judged(&t) == SAKKARA_setup_two_ships_visible;
}

TALLY_PROPERTY(two_ships_are_seen_when_all_is_dealt)
{
    bool dealt = s->phase == AGE || (s->phase == ENTRY && s->entered == 0);
    return !dealt || ships_on_top(t, s, 0) >= t->ships_seen;
}

/* q-ship-fix B: a ship from below and the open tile of another field change places. */
STEP_PROPERTY(exchange_brings_one_ship_up)
{
    unsigned up = m.arg[0], down = m.arg[1];
    if (m.kind != M_EXCHANGE)
        return true;
    return before->phase == MEND && top(before, up) != SHIP + 1 && before->tile[down][0] == SHIP + 1
        && before->height[down] == 2 && top(after, up) == SHIP + 1
        && after->tile[down][0] == top(before, up)
        && ships_on_top(t, after, 0) == ships_on_top(t, before, 0) + 1;
}

TALLY_PROPERTY(any_hidden_ship_may_be_brought_up)
{
    if (s->phase != MEND)
        return asked(t, s, M_EXCHANGE, NATURE, 0, 1) == SAKKARA_setup_two_ships_visible;
    for (unsigned a = 0; a < t->fields; a++)
        for (unsigned b = 0; b < t->fields; b++) {
            bool up = top(s, a) != SHIP + 1, down = s->height[b] == 2 && s->tile[b][0] == SHIP + 1;
            if ((asked(t, s, M_EXCHANGE, NATURE, a, b) == LEGAL) != (up && down))
                return false;
        }
    return READS(t, Q_ship_fix, 'B') && ships_on_top(t, s, 0) < t->ships_seen;
}

STATE_PROPERTY(ships_are_brought_up_only_where_read_so)
{
    return s->phase != MEND || READS(t, Q_ship_fix, 'B');
}

CLAUSE(oldest_starts, "Voorbereiding", TURN_ORDER, EXPLICIT,
       "The oldest player is the start player.")

TABLE_PROPERTY(age_decides_but_in_scopes)
{
    return t->first == BY_AGE || (t->head.small && t->first < PLAYERS);
}

LAW(start_players_of_the_sheet_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.first = (uint8_t)choose(from, BY_AGE);
    return judged(&t) == SAKKARA_oldest_starts;
}

TALLY_PROPERTY(either_player_may_be_the_oldest)
{
    struct move a = { M_OLDEST, NATURE, { 0 } }, b = { M_OLDEST, NATURE, { 1 } };
    verdict v = s->phase == AGE ? (verdict)LEGAL : (verdict)SAKKARA_oldest_starts;
    if (sakkara_refusal(t, s, a) != v || sakkara_refusal(t, s, b) != v)
        return false;
    return s->phase != AGE
        || (sakkara_weight(t, s, a) == sakkara_weight(t, s, b)
            && all_refused(t, s, 0, SAKKARA_oldest_starts, MOVE_KINDS, MOVE_KINDS)
            && all_refused(t, s, 1, SAKKARA_oldest_starts, MOVE_KINDS, MOVE_KINDS));
}

STEP_PROPERTY(oldest_player_enters_first)
{
    if (before->phase <= AGE && after->phase == ENTRY && m.kind != M_OLDEST)
        return after->mover == t->first;
    return m.kind != M_OLDEST
        || (before->phase == AGE && after->phase == ENTRY && after->mover == m.arg[0]
            && t->first == BY_AGE);
}

CLAUSE(entry_order, "Vervolg", TURN_ORDER, EXPLICIT,
       "Workers enter one at a time: one of the start player, one of the other, and so again.")

STATE_PROPERTY(one_player_is_the_next)
{
    return s->phase < PHASES && s->mover < PLAYERS && (s->phase >= ENTRY || s->mover == 0);
}

STEP_PROPERTY(workers_enter_one_by_one)
{
    unsigned p = before->mover;
    if (m.kind != M_ENTER)
        return after->entered == before->entered;
    return before->phase == ENTRY && m.actor == p && after->entered == before->entered + 1
        && after->mover == other(p) && (after->phase == ENTRY || after->phase == TURN)
        && after->worker[p][before->entered / 2 & 1] == m.arg[0] + 1;
}

TALLY_PROPERTY(entering_out_of_turn_is_refused)
{
    if (s->phase == ENTRY)
        return asked(t, s, M_ENTER, other(s->mover), 0, 0) == SAKKARA_entry_order;
    return s->phase < TURN || s->phase == OVER
        || (asked(t, s, M_ENTER, 0, 0, 0) == SAKKARA_entry_order
            && asked(t, s, M_ENTER, 1, 0, 0) == SAKKARA_entry_order);
}

CLAUSE(entry_any_free_field, "Vervolg", LEGALITY, EXPLICIT,
       "A worker enters on any field that has no worker.")

TALLY_PROPERTY(every_free_field_may_be_entered)
{
    for (unsigned f = 0; s->phase == ENTRY && f < t->fields; f++)
        if (asked_mover(t, s, M_ENTER, f, 0)
            != (occupied(s, f) ? (verdict)SAKKARA_entry_any_free_field : (verdict)LEGAL))
            return false;
    return true;
}

STEP_PROPERTY(workers_enter_where_nobody_stands)
{
    return m.kind != M_ENTER || !occupied(before, m.arg[0]);
}

CLAUSE(entry_takes_top, "Vervolg", EFFECT, EXPLICIT,
       "Its owner takes the top tile of that field into his holder.")

STEP_PROPERTY(who_enters_takes_the_top_tile)
{
    unsigned p = before->mover, f = m.arg[0];
    bool good = true;
    if (m.kind != M_ENTER)
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        good =
            good && after->holder[p][k] == before->holder[p][k] + (top(before, f) == k + 1 ? 1 : 0);
    return good && after->height[f] + 1 == before->height[f];
}

STATE_PROPERTY(free_fields_have_tiles_during_the_entry)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && (s->phase != ENTRY || f >= t->fields || s->height[f] > 0 || occupied(s, f));
    return good;
}

CLAUSE(entry_two_tiles, "Vervolg", TURN_ORDER, EXPLICIT,
       "When everybody has two workers on the board and two tiles, the start player begins.")

STATE_PROPERTY(each_worker_that_entered_brought_a_tile)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        good = good && (s->phase != ENTRY || s->held[p] == on_board(t, s, p));
    return good;
}

STEP_PROPERTY(start_player_begins_when_all_have_entered)
{
    if (m.kind != M_ENTER || after->entered < 2 * t->workers)
        return m.kind != M_ENTER || after->phase == ENTRY;
    return after->phase == TURN && after->mover == other(before->mover)
        && after->held[0] == t->workers && after->held[1] == t->workers;
}

TALLY_PROPERTY(nobody_plays_before_all_have_entered)
{
    return s->phase != ENTRY
        || (all_refused(t, s, 0, SAKKARA_entry_two_tiles, MOVE_KINDS, MOVE_KINDS)
            && all_refused(t, s, 1, SAKKARA_entry_two_tiles, MOVE_KINDS, MOVE_KINDS));
}

/* ----------------------------------------------------- turns and movement -- */

CLAUSE(turns_alternate, "Vervolg, Beweging", TURN_ORDER, IMPLIED,
       "The players have turns alternately.")

STEP_PROPERTY(turn_passes_to_the_other_player)
{
    bool may_end = m.kind == M_END || m.kind == M_DISCARD || m.kind == M_PUT;
    bool over = (before->phase == PLACE || before->phase == SURPLUS) && before->ending == 1
             && after->phase == TURN;
    if (before->phase < TURN)
        return true;
    return (after->mover == before->mover || (passes(before, after) && may_end))
        && (!over || passes(before, after));
}

TALLY_PROPERTY(player_who_waits_is_refused)
{
    return !in_turn(s)
        || all_refused(t, s, other(s->mover), SAKKARA_turns_alternate, MOVE_KINDS, MOVE_KINDS);
}

STATE_PROPERTY(turn_that_ends_does_not_go_on)
{
    bool closing = s->phase == SURPLUS || s->phase == PLACE;
    return READS(t, Q_pile_when, 'A')
             ? s->ending == closing
             : s->ending <= closing && (s->phase != SURPLUS || s->ending == 1);
}

CLAUSE(move_must, "Beweging", LEGALITY, EXPLICIT,
       "In his turn a player must move one of his workers.")

static bool may_walk_to(const struct sakkara_table *t, const struct sakkara_state *s, unsigned from,
                        unsigned to)
{
    return beside(t, from, to) && !occupied(s, to) && !too_steep(t, s, from, to);
}

/* Can a worker of the player whose turn it is go anywhere, without a stair? */
static bool can_walk(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool can = false;
    for (unsigned w = 0; w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            can = can || may_walk_to(t, s, stands(s, s->mover, w), f);
    return can;
}

/* q-forced-help B: would a stair do? */
static bool stair_helps(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool can = false;
    for (unsigned w = 0; w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            can = can || (beside(t, stands(s, s->mover, w), f) && !occupied(s, f));
    return can && s->holder[s->mover][STAIR] > 0;
}

static verdict expected_landing(const struct sakkara_table *t, const struct sakkara_state *s,
                                unsigned worker, unsigned f);
static verdict expected_bird(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned worker);
static verdict expected_ox(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned source, unsigned target);

/* Could somebody walk once a worker has flown to a field, whose tile was taken or left there? */
static bool landing_helps(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned worker, unsigned f, bool left)
{
    struct sakkara_state then = *s;
    if (expected_landing(t, s, worker, f) != LEGAL)
        return false;
    then.worker[worker < WORKERS ? s->mover : other(s->mover)][worker % WORKERS] = (uint8_t)(f + 1);
    then.height[f] = (uint8_t)(s->height[f] - (s->height[f] > 0 && !left));
    return can_walk(t, &then);
}

/* Would a bird? Any worker that it may carry can make way, whosever he is. */
static bool bird_helps(const struct sakkara_table *t, const struct sakkara_state *s)
{
    for (unsigned w = 0; w < PLAYERS * WORKERS; w++)
        for (unsigned f = 0;
             w % WORKERS < t->workers && expected_bird(t, s, w) == LEGAL && f < t->fields; f++)
            if (landing_helps(t, s, w, f, false)
                || (READS(t, Q_bird_take, 'C') && landing_helps(t, s, w, f, true)))
                return true;
    return false;
}

/* Would an ox, with as many tiles as it can push? */
static bool ox_helps(const struct sakkara_table *t, const struct sakkara_state *s)
{
    for (unsigned a = 0; s->holder[s->mover][OX] > 0 && a < t->fields; a++)
        for (unsigned b = 0; b < t->fields; b++)
            for (unsigned n = 1;
                 expected_ox(t, s, a, b) == LEGAL && s->height[b] + n <= s->height[a]; n++) {
                struct sakkara_state then = *s;
                then.height[a] = (uint8_t)(s->height[a] - n);
                then.height[b] = (uint8_t)(s->height[b] + n);
                if (can_walk(t, &then))
                    return true;
            }
    return false;
}

/* With q-forced-help B one tile that is enough by itself has to be played, too. */
TALLY_PROPERTY(turn_does_not_end_while_a_worker_can_be_moved)
{
    if (s->phase != TURN)
        return true;
    bool must = s->moved == 0
             && (READS(t, Q_no_move, 'C') || can_walk(t, s)
                 || (READS(t, Q_forced_help, 'B')
                     && (stair_helps(t, s) || bird_helps(t, s) || ox_helps(t, s))));
    return asked_mover(t, s, M_END, 0, 0) == (must ? (verdict)SAKKARA_move_must : (verdict)LEGAL);
}

/* Plays hardly ever shut somebody in so that one tile alone would help. So: a small
 * board, up and down, with a worker each. */
LAW(one_tile_that_opens_a_way_is_played_where_read_so)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = TURN };
    t.head.small = 1;
    t.workers = 1;
    t.rows = (uint8_t)(1 + choose(from, 2));
    t.columns = (uint8_t)(3 + choose(from, 2));
    t.head.reading[SAKKARA_Q_forced_help] = 'B';
    t.head.reading[SAKKARA_Q_bird_whose] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_bird_height] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_bird_take] = (uint8_t)('A' + choose(from, 4));
    t.head.reading[SAKKARA_Q_ox_worker] = (uint8_t)('A' + choose(from, 2));
    t.head.reading[SAKKARA_Q_ox_direction] = (uint8_t)('A' + choose(from, 4));
    sakkara_seal(&t);
    for (unsigned f = 0; f < t.fields; f++) {
        s.height[f] = (uint8_t)choose(from, 6);
        for (unsigned h = 0; h < s.height[f]; h++)
            s.tile[f][h] = SHIP + 1;
    }
    s.worker[0][0] = 1;
    s.worker[1][0] = (uint8_t)(2 + choose(from, t.fields - 1u));
    s.holder[0][STAIR] = choose(from, 8) == 7;
    s.holder[0][BIRD] = choose(from, 4) != 3;
    s.holder[0][OX] = choose(from, 2) == 1;
    s.held[0] = (uint8_t)(s.holder[0][STAIR] + s.holder[0][BIRD] + s.holder[0][OX]);
    return sakkara_property_turn_does_not_end_while_a_worker_can_be_moved(&t, &s);
}

STEP_PROPERTY(who_cannot_move_has_lost_only_where_read_so)
{
    if (m.kind != M_END || before->moved == 1 || !READS(t, Q_no_move, 'B'))
        return true;
    unsigned p = before->mover;
    return after->phase == OVER && after->winner == (before->built[p][TIP] > 0 ? p : other(p)) + 1;
}

CLAUSE(move_own_worker, "Beweging", LEGALITY, EXPLICIT,
       "Only an own worker is moved, either of them.")

STEP_PROPERTY(workers_of_the_other_player_stay)
{
    unsigned p = other(before->mover);
    bool flown = m.kind == M_LAND && READS(t, Q_bird_whose, 'B');
    return flown || same_bytes(before->worker[p], after->worker[p], WORKERS);
}

TALLY_PROPERTY(moving_workers_of_the_other_player_is_refused)
{
    for (unsigned w = 0; s->phase == TURN && w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            if (asked_mover(t, s, M_STEP, WORKERS + w, f) != SAKKARA_move_own_worker)
                return false;
    return true;
}

CLAUSE(move_once, "Beweging, Paard, Vogel", LEGALITY, IMPLIED,
       "There is one movement in a turn; only horse and bird take a worker further.")

STATE_PROPERTY(movement_is_remembered_in_its_turn_only)
{
    bool turn = s->phase == TURN || in_the_middle(s) || s->phase == OVER
             || (s->phase == PLACE && s->ending == 0);
    return s->moved <= turn;
}

STEP_PROPERTY(one_movement_in_a_turn)
{
    if (m.kind == M_STEP)
        return before->moved == 0 && after->moved == 1;
    return m.kind == M_END ? after->moved <= before->moved : after->moved == before->moved;
}

STEP_PROPERTY(workers_go_only_by_movement_horse_and_bird)
{
    bool goes = m.kind == M_ENTER || m.kind == M_STEP || m.kind == M_RIDE || m.kind == M_LAND;
    return goes || same_bytes(before->worker[0], after->worker[0], PLAYERS * WORKERS);
}

TALLY_PROPERTY(second_movement_is_refused)
{
    for (unsigned w = 0; s->phase == TURN && s->moved == 1 && w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            if (asked_mover(t, s, M_STEP, w, f) != SAKKARA_move_once)
                return false;
    return true;
}

CLAUSE(move_one_field, "Beweging", LEGALITY, EXPLICIT, "The movement is one field.")

STEP_PROPERTY(movement_takes_one_worker_one_field)
{
    unsigned p = before->mover, w = m.arg[0] & 1;
    if (m.kind != M_STEP)
        return true;
    return m.arg[0] < t->workers && stands(after, p, w) == m.arg[1]
        && rows_between(t, stands(before, p, w), m.arg[1]) <= 1
        && columns_between(t, stands(before, p, w), m.arg[1]) <= 1
        && after->worker[p][1 - w] == before->worker[p][1 - w];
}

CLAUSE(move_orthogonal, "Beweging", LEGALITY, EXPLICIT,
       "It goes along a row or a column: not diagonally, not off the board.")

static verdict expected_step(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned w, unsigned to)
{
    unsigned from = stands(s, s->mover, w);
    if (s->moved)
        return SAKKARA_move_once;
    if (!around(t, from, to))
        return SAKKARA_move_one_field;
    if (!beside(t, from, to))
        return SAKKARA_move_orthogonal;
    if (occupied(s, to))
        return SAKKARA_move_not_occupied;
    bool stair = s->holder[s->mover][STAIR] > 0;
    return too_steep(t, s, from, to) && !stair ? SAKKARA_climb_two : LEGAL;
}

TALLY_PROPERTY(every_step_allowed_is_legal)
{
    for (unsigned w = 0; s->phase == TURN && w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            if (asked_mover(t, s, M_STEP, w, f) != expected_step(t, s, w, f))
                return false;
    return true;
}

STEP_PROPERTY(movement_goes_along_a_row_or_column)
{
    return m.kind != M_STEP || beside(t, stands_named(before, m.arg[0]), m.arg[1]);
}

CLAUSE(move_takes_top, "Beweging", EFFECT, EXPLICIT,
       "Who reaches a field with tiles must take the top one into his holder.")

STEP_PROPERTY(who_moves_takes_the_top_tile)
{
    unsigned p = before->mover, to = m.arg[1];
    bool good = true;
    if (m.kind != M_STEP)
        return true;
    for (unsigned k = 0; k < KINDS; k++) {
        unsigned more = top(before, to) == k + 1;
        good = good && (k == STAIR || after->holder[p][k] == before->holder[p][k] + more);
    }
    return good && (before->height[to] == 0 || after->height[to] + 1 == before->height[to]);
}

CLAUSE(move_one_tile_only, "Beweging", EFFECT, EXPLICIT,
       "Only that one is taken; the others stay under the worker.")

/* Whatever is done to a stack is done at its top. */
STEP_PROPERTY(what_lies_below_stays)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h < TALL; h++)
            good = good
                && (h >= before->height[f] || h >= after->height[f]
                    || after->tile[f][h] == before->tile[f][h]);
    return good || m.kind == M_EXCHANGE;
}

CLAUSE(move_empty_field_ok, "Beweging", LEGALITY, IMPLIED,
       "A field without tiles may be entered; then nothing is taken.")

STEP_PROPERTY(nothing_is_taken_from_an_empty_field)
{
    unsigned p = before->mover;
    if (m.kind != M_STEP || before->height[m.arg[1]] > 0)
        return true;
    return after->height[m.arg[1]] == 0
        && after->held[p] + (climbs_by_stair(t, before, m) ? 1 : 0) == before->held[p];
}

TALLY_PROPERTY(empty_fields_are_open)
{
    for (unsigned w = 0; s->phase == TURN && s->moved == 0 && w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            if (height_for(t, s, f) == 0 && !occupied(s, f) && beside(t, stands(s, s->mover, w), f)
                && asked_mover(t, s, M_STEP, w, f) != LEGAL)
                return false;
    return true;
}

CLAUSE(move_not_occupied, "Beweging", LEGALITY, EXPLICIT,
       "No worker is set on a field where another one stands, whosever it is.")

STATE_PROPERTY(workers_stand_on_different_fields)
{
    const uint8_t *w[] = { &s->worker[0][0], &s->worker[0][1], &s->worker[1][0], &s->worker[1][1] };
    bool good = true;
    for (unsigned i = 0; i < 4; i++) {
        good = good && *w[i] <= t->fields;
        for (unsigned j = i + 1; j < 4; j++)
            good = good && (*w[i] == 0 || *w[i] != *w[j]);
    }
    return good;
}

CLAUSE(climb_two, "Beweging", LEGALITY, EXPLICIT,
       "The stack entered is at most two tiles higher than where the worker comes from.")

TABLE_PROPERTY(climbs_are_two_tiles)
{
    return t->head.small || t->climb == 2;
}

LAW(other_climbs_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.climb = another(from, 8, 2);
    return judged(&t) == SAKKARA_climb_two;
}

STEP_PROPERTY(nobody_climbs_higher_without_a_stair)
{
    if (m.kind != M_STEP || !too_steep(t, before, stands_named(before, m.arg[0]), m.arg[1]))
        return true;
    unsigned p = before->mover, more = top(before, m.arg[1]) == STAIR + 1;
    unsigned stairs = before->holder[p][STAIR];
    return stairs > 0 && after->holder[p][STAIR] + 1u == stairs + more;
}

CLAUSE(climb_from_current, "Beweging, Voorbeeld", DEFINITION, EXPLICIT,
       "Heights are compared as they are when the movement begins, before a tile is taken.")

/* A stair is used if the field is too high before its tile is taken. */
STEP_PROPERTY(heights_are_those_of_the_beginning)
{
    unsigned p = before->mover, to = m.arg[1];
    if (m.kind != M_STEP || !READS(t, Q_height_when, 'A') || m.arg[2] == 1)
        return true;
    bool steep = before->height[to] > before->height[stands_named(before, m.arg[0])] + t->climb;
    return after->holder[p][STAIR] + (steep ? 1 : 0)
        == before->holder[p][STAIR] + (top(before, to) == STAIR + 1 ? 1 : 0);
}

STATE_PROPERTY(heights_of_another_moment_are_kept_only_where_read_so)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good
            && s->height_then[f] <= (READS(t, Q_height_when, 'B') && !setting_up(s) ? TALL : 0);
    return good;
}

CLAUSE(descend_free, "Beweging", LEGALITY, EXPLICIT, "Any difference downwards is allowed.")

TALLY_PROPERTY(ways_down_are_open)
{
    for (unsigned w = 0; s->phase == TURN && s->moved == 0 && w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++) {
            unsigned from = stands(s, s->mover, w);
            if (beside(t, from, f) && !occupied(s, f)
                && height_for(t, s, f) <= height_for(t, s, from)
                && asked_mover(t, s, M_STEP, w, f) != LEGAL)
                return false;
        }
    return true;
}

STEP_PROPERTY(no_stair_is_used_downwards)
{
    unsigned p = before->mover, to = m.arg[1];
    if (m.kind != M_STEP || m.arg[2] == 1
        || height_for(t, before, to) > height_for(t, before, stands_named(before, m.arg[0])))
        return true;
    return after->holder[p][STAIR]
        == before->holder[p][STAIR] + (top(before, to) == STAIR + 1 ? 1 : 0);
}

CLAUSE(height_is_count, "Beweging", DEFINITION, IMPLIED,
       "The height of a field is the number of its tiles; a worker adds nothing.")

STATE_PROPERTY(stacks_are_as_high_as_they_have_tiles)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h < TALL; h++)
            good = good && (s->tile[f][h] != 0) == (h < s->height[f]) && s->tile[f][h] <= KINDS;
    return good;
}

/* A part of nine at most goes on a lowest of 37 fields or more (49, but for four
 * with workers and eight beside those of the placer): as 75 tiles are all there
 * are, that is no higher than one tile, or two for a part of one. An ox makes
 * nothing higher than it was. So eleven leaves one to spare. (Proved, if no tile is
 * made: no-pile-makes-a-stack-of-eleven.) In scopes there is room for all tiles. */
STATE_PROPERTY(no_stack_is_taller)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && s->height[f] <= (t->head.small ? TALL : 11);
    return good;
}

/* The height of a field after a move; storms apart. */
static unsigned height_then(const struct sakkara_table *t, const struct sakkara_state *s,
                            struct move m, unsigned f)
{
    unsigned h = s->height[f];
    if (taken_from(t, s, m) == f)
        return h == 0 ? 0 : h - 1;
    if (m.kind == M_DEAL || m.kind == M_PUT)
        return m.arg[0] != f ? h : m.kind == M_DEAL ? h + 1 : h + s->part[0] % DIVIDED;
    if (m.kind == M_PUSH)
        return f + 1 == s->source ? h - m.arg[0] : f + 1 == s->target ? h + m.arg[0] : h;
    return h - (READS(t, Q_storm_all_or_some, 'A') && sweeps(t, s, m, f));
}

STEP_PROPERTY(heights_change_by_the_tiles_that_go_or_come)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && after->height[f] == (f < t->fields ? height_then(t, before, m, f) : 0);
    return good;
}

/* ------------------------------------------------- playing tiles, the holder -- */

CLAUSE(play_own_turn, "Inzetten", LEGALITY, EXPLICIT, "Tiles are played in the own turn only.")

STEP_PROPERTY(only_the_player_whose_turn_it_is_plays)
{
    bool plays = m.kind >= M_STEP && m.kind <= M_DISCARD;
    return !plays || (m.actor == before->mover && in_turn(before));
}

STEP_PROPERTY(who_waits_lays_out_and_builds_nothing)
{
    unsigned p = other(before->mover);
    return after->ship[p] <= before->ship[p] && after->grain[p] <= before->grain[p]
        && same_bytes(after->built[p], before->built[p], KINDS);
}

CLAUSE(play_before_or_after, "Inzetten", LEGALITY, EXPLICIT,
       "They are played before the movement or after it, in one turn also both.")

/* Whether the movement is done makes no difference to what may be played, but
 * for the horse. */
TALLY_PROPERTY(tiles_may_be_played_before_the_movement_and_after_it)
{
    struct sakkara_state then = *s;
    if (s->phase != TURN)
        return true;
    then.moved = 1 - s->moved;
    then.walker = then.heading = 0;
    for (unsigned n = 0; n < ATTEMPTS; n++) {
        struct move m = attempt(t, s->mover, n);
        bool movement = m.kind == M_STEP || m.kind == M_HORSE || m.kind == M_END;
        if (!movement && sakkara_refusal(t, s, m) != sakkara_refusal(t, &then, m))
            return false;
    }
    return true;
}

CLAUSE(play_any_number, "Inzetten", LEGALITY, EXPLICIT,
       "Any number may be played in a turn: building, special tiles and spells, mixed at will.")

STEP_PROPERTY(turn_goes_on_after_each_play)
{
    bool play = m.kind == M_STEP || (m.kind >= M_LAND && m.kind <= M_IDLE);
    bool starts = m.kind == M_OX || m.kind == M_SNAKE;
    bool wins = m.kind == M_BUILD && m.arg[0] == TIP && READS(t, Q_win_moment, 'A');
    bool gathers = READS(t, Q_storm_all_or_some, 'B') && (is_storm(m) || m.kind == M_GATHER);
    if (!play || starts || wins || gathers || !READS(t, Q_pile_when, 'A'))
        return true;
    return after->phase == TURN && after->mover == before->mover;
}

/* What is gone for the rest of the turn, and how far one has got in the middle
 * of something: this number rises with every move, so each turn comes to an end. */
static unsigned progress(const struct sakkara_state *s)
{
    unsigned p = s->mover & 1, gone = s->used + sum_of(s->built[p], KINDS) + s->ship[p]
                                    + s->grain[p] + sum_of(s->aside, KINDS) + s->moved;
    unsigned left = s->phase == RIDE   ? 5u - s->rides
                  : s->phase == GATHER ? 60u - s->gathered
                  : in_the_middle(s)   ? 3
                  : s->phase == TURN   ? 2
                                       : 0;
    return 64 * gone + 64 - left;
}

STEP_PROPERTY(every_move_of_a_turn_uses_something_up)
{
    if (!in_turn(before) || !in_turn(after) || passes(before, after) || m.kind == M_END)
        return true;
    return progress(after) > progress(before);
}

STEP_PROPERTY(laying_down_comes_to_an_end)
{
    unsigned parts_before = 0, parts_after = 0;
    if (before->phase != PLACE || after->phase != PLACE)
        return true;
    for (unsigned i = 0; i < PARTS; i++) {
        parts_before += before->part[i] != 0;
        parts_after += after->part[i] != 0;
    }
    return m.kind == M_PUT   ? after->used < before->used
         : m.kind == M_SPLIT ? after->used == before->used && parts_after == parts_before + 1
                             : after->used == before->used
                                   && parts_after + after->picked + after->kept > parts_before;
}

CLAUSE(play_voluntary, "Inzetten", LEGALITY, IMPLIED, "Nobody ever has to play a tile.")

TALLY_PROPERTY(tiles_held_do_not_keep_a_turn_from_ending)
{
    struct sakkara_state then = *s;
    if (s->phase != TURN || !READS(t, Q_forced_help, 'A'))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        then.holder[s->mover][k] = 0;
    then.held[s->mover] = 0;
    return asked_mover(t, s, M_END, 0, 0) == asked_mover(t, &then, M_END, 0, 0);
}

CLAUSE(play_fresh_tiles, "Inzetten, Voorbeeld", LEGALITY, EXPLICIT,
       "A tile may be played in the turn in which it was taken.")

/* What was taken a moment ago is not missing when it is to be played. */
STEP_PROPERTY(tile_just_taken_may_be_played)
{
    unsigned from = taken_from(t, before, m), k = from == NOWHERE ? 0 : top(before, from);
    if (after->phase != TURN || after->mover != before->mover || k == 0)
        return true;
    verdict v = k == SHIP + 1  ? asked_mover(t, after, M_LAY_SHIP, 0, 0)
              : k == GRAIN + 1 ? asked_mover(t, after, M_LAY_GRAIN, 0, 0)
              : k == SNAKE + 1 ? asked_mover(t, after, M_SNAKE, 0, 0)
              : k == HORSE + 1 ? asked_mover(t, after, M_HORSE, 0, 0)
              : k == BIRD + 1  ? asked_mover(t, after, M_BIRD, 0, 0)
              : k == OX + 1    ? asked_mover(t, after, M_OX, 0, 1)
                               : asked_mover(t, after, M_BUILD, k - 1, 0);
    return v != SAKKARA_play_from_holder || READS(t, Q_greens_order, 'B');
}

CLAUSE(play_from_holder, "Inzetten", LEGALITY, IMPLIED,
       "A tile is played from the own holder; those on display or built are spent.")

/* Each kind in its own way: as a tile to be laid out, built or played. */
static verdict asked_to_play(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned k)
{
    switch (k) {
    case SHIP:  return asked_mover(t, s, M_LAY_SHIP, 0, 0);
    case GRAIN: return asked_mover(t, s, M_LAY_GRAIN, 0, 0);
    case SNAKE: return asked_mover(t, s, M_SNAKE, 0, 0);
    case HORSE: return asked_mover(t, s, M_HORSE, 0, 0);
    case BIRD:  return asked_mover(t, s, M_BIRD, 0, 0);
    case OX:    return asked_mover(t, s, M_OX, 0, 1);
    default:    return asked_mover(t, s, M_IDLE, k, 0);
    }
}

TALLY_PROPERTY(tile_not_held_is_refused)
{
    for (unsigned k = 0; s->phase == TURN && k < KINDS; k++)
        if (s->holder[s->mover][k] == 0
            && (asked_to_play(t, s, k) != SAKKARA_play_from_holder
                || asked_mover(t, s, M_BUILD, k, 0) != SAKKARA_play_from_holder))
            return false;
    return true;
}

STEP_PROPERTY(holder_pays_for_what_is_played_and_gets_what_is_taken)
{
    unsigned p = before->mover, costs = 0, gains = 0;
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++) {
        unsigned cost = paid(t, before, m, k), gain = gained(t, before, m, k);
        good = good && after->holder[p][k] + cost == before->holder[p][k] + gain;
        costs += cost;
        gains += gain;
    }
    return good && after->held[p] + costs == before->held[p] + gains;
}

STEP_PROPERTY(tiles_played_were_held)
{
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good && before->holder[before->mover][k] >= paid(t, before, m, k);
    return good;
}

CLAUSE(holder_ten_at_end, "Inzetten", LEGALITY, EXPLICIT,
       "At the end of his turn a player keeps ten tiles at most.")

TABLE_PROPERTY(holders_keep_ten)
{
    return t->head.small ? t->holder >= t->workers : t->holder == 10;
}

LAW(other_limits_of_the_holder_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.holder = another(from, 40, 10);
    return judged(&t) == SAKKARA_holder_ten_at_end;
}

STATE_PROPERTY(nobody_keeps_more_than_ten)
{
    bool good = s->phase < TURN || s->held[other(s->mover)] <= t->holder;
    return good && (s->phase != PLACE || s->ending == 0 || s->held[s->mover & 1] <= t->holder);
}

STEP_PROPERTY(turn_with_more_than_ten_is_not_over)
{
    return !passes(before, after) || (after->held[0] <= t->holder && after->held[1] <= t->holder);
}

CLAUSE(holder_free_midturn, "Inzetten, Voorbeeld", DEFINITION, IMPLIED,
       "During the turn the holder may be fuller.")

TALLY_PROPERTY(limit_of_the_holder_forbids_nothing_in_a_turn)
{
    struct sakkara_table roomy = *t;
    roomy.holder = 255;
    for (unsigned n = 0; s->phase == TURN && n < ATTEMPTS; n++) {
        struct move m = attempt(t, s->mover, n);
        if (sakkara_refusal(t, s, m) != sakkara_refusal(&roomy, s, m))
            return false;
    }
    return true;
}

CLAUSE(surplus_must_go, "Inzetten", EFFECT, EXPLICIT,
       "What is beyond ten must be discarded at the end of the turn.")

STATE_PROPERTY(surplus_is_more_than_ten)
{
    return s->phase != SURPLUS || s->held[s->mover & 1] > t->holder;
}

STEP_PROPERTY(surplus_is_discarded_down_to_ten)
{
    unsigned held = after->held[before->mover];
    if (m.kind == M_END && after->phase != OVER)
        return (after->phase == SURPLUS) == (held > t->holder);
    return before->phase != SURPLUS
        || (m.kind == M_DISCARD
            && (after->phase == SURPLUS ? held > t->holder : held == t->holder));
}

TALLY_PROPERTY(nothing_else_is_done_with_surplus)
{
    return s->phase != SURPLUS
        || all_refused(t, s, s->mover, SAKKARA_surplus_must_go, M_DISCARD, MOVE_KINDS);
}

CLAUSE(surplus_own_choice, "Inzetten", EFFECT, EXPLICIT,
       "The player himself chooses which of his tiles go.")

TALLY_PROPERTY(any_tile_held_may_go_as_surplus)
{
    for (unsigned k = 0; s->phase == SURPLUS && k < KINDS; k++)
        if (asked_mover(t, s, M_DISCARD, k, 0)
            != (s->holder[s->mover][k] > 0 ? (verdict)LEGAL : (verdict)SAKKARA_surplus_own_choice))
            return false;
    return s->phase != SURPLUS || sakkara_turn_of(t, s) == s->mover;
}

CLAUSE(no_free_discard, "Inzetten", LEGALITY, SILENT,
       "Only surplus is discarded: who has ten or fewer throws nothing away.")

TALLY_PROPERTY(nothing_is_thrown_away_in_a_turn)
{
    for (unsigned k = 0; s->phase == TURN && READS(t, Q_free_discard, 'A') && k < KINDS; k++)
        if (asked_mover(t, s, M_DISCARD, k, 0) != SAKKARA_no_free_discard)
            return false;
    return true;
}

STEP_PROPERTY(only_surplus_is_discarded)
{
    return m.kind != M_DISCARD || READS(t, Q_free_discard, 'B')
        || (before->phase == SURPLUS && before->held[before->mover] > t->holder);
}

/* ------------------------------------------------------------- the pyramid -- */

CLAUSE(own_pyramid, "Doel, Bouw", DEFINITION, EXPLICIT,
       "Each player builds a pyramid of his own, and only that.")

TABLE_PROPERTY(one_pyramid_is_possible)
{
    bool good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good && t->need[k] <= t->copies[k];
    return good;
}

LAW(sheets_without_a_tile_of_the_pyramid_are_refused)
{
    static const uint8_t once[] = { CIRCLE, CROSS, BRAID, MOON, SIGN16 };
    struct sakkara_table t = as_assumed();
    unsigned k = once[choose(from, sizeof once)];
    t.copies[GRAIN] = (uint8_t)(t.copies[GRAIN] + t.copies[k]);
    t.copies[k] = 0;
    return judged(&t) == SAKKARA_own_pyramid;
}

STEP_PROPERTY(tile_built_goes_to_the_own_pyramid)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned k = 0; k < KINDS; k++) {
            bool here = m.kind == M_BUILD && p == m.actor && k == m.arg[0];
            good = good && after->built[p][k] == before->built[p][k] + (here ? 1 : 0);
        }
    return good;
}

CLAUSE(greens_first, "Bouw", LEGALITY, EXPLICIT,
       "Before the first blue tile a ship and a grain must lie in front of the player.")

TABLE_PROPERTY(greens_suffice_for_one_pyramid)
{
    return t->copies[SHIP] >= 1 && t->copies[GRAIN] >= t->greens[2];
}

LAW(sheets_with_too_few_grains_are_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned grains = 1 + choose(from, 2);
    t.copies[HAND] = (uint8_t)(t.copies[HAND] + t.copies[GRAIN] - grains);
    t.copies[GRAIN] = (uint8_t)grains;
    return judged(&t) == SAKKARA_greens_first;
}

static bool greens_lie(const struct sakkara_table *t, const struct sakkara_state *s, unsigned seat,
                       unsigned step)
{
    return s->ship[seat & 1] > 0 && s->grain[seat & 1] >= t->greens[(step - 1) % STEPS];
}

TALLY_PROPERTY(first_blue_tile_without_greens_is_refused)
{
    unsigned p = s->mover;
    if (s->phase != TURN || s->step != 1 || begun(t, s, p, 1) || greens_lie(t, s, p, 1))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (step_of(t, k) == 1 && s->holder[p][k] > 0
            && asked_mover(t, s, M_BUILD, k, 0) != SAKKARA_greens_first)
            return false;
    return true;
}

STEP_PROPERTY(blue_tiles_are_built_behind_ship_and_grain)
{
    return m.kind != M_BUILD || step_of(t, m.arg[0]) != 1
        || (before->ship[m.actor] > 0 && before->grain[m.actor] >= t->greens[0]);
}

CLAUSE(greens_and_build_same_turn, "Bouw", LEGALITY, EXPLICIT,
       "Building may begin in the turn in which they were laid out.")

STEP_PROPERTY(building_may_begin_as_soon_as_the_greens_lie)
{
    unsigned p = before->mover;
    bool laid = m.kind == M_LAY_SHIP || m.kind == M_LAY_GRAIN;
    if (!laid || after->phase != TURN || after->step != 1 || !greens_lie(t, after, p, 1))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (step_of(t, k) == 1 && after->holder[p][k] > 0 && after->built[p][k] < t->need[k]
            && after->holder[p][HAND] >= hands_for(t, k)
            && asked_mover(t, after, M_BUILD, k, 0) != LEGAL)
            return false;
    return true;
}

CLAUSE(one_ship_serves_all, "Overzicht, Bouw", DEFINITION, IMPLIED,
       "One ship serves for all three steps.")

static bool speaks_of_greens(verdict v)
{
    return v == SAKKARA_greens_first || v == SAKKARA_step_two_second_grain
        || v == SAKKARA_step_three_third_grain || v == SAKKARA_rebuild_needs_full_greens;
}

TALLY_PROPERTY(one_ship_is_enough_on_every_step)
{
    unsigned p = s->mover;
    if (s->phase != TURN || s->ship[p] != 1 || !greens_lie(t, s, p, s->step)
        || !READS(t, Q_grain_build_same_turn, 'A'))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (speaks_of_greens(asked_mover(t, s, M_BUILD, k, 0)))
            return false;
    return true;
}

CLAUSE(step_one_nine_blue, "Overzicht, Bouw", DEFINITION, EXPLICIT,
       "The first step is made of nine blue tiles, which the board shows.")

TABLE_PROPERTY(first_step_is_nine_blue_tiles)
{
    return t->head.small || colours_needed(t, BLUE) == 9;
}

LAW(first_steps_of_other_sizes_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.need[DSTRIPE] = another(from, 8, t.need[DSTRIPE]);
    return judged(&t) == SAKKARA_step_one_nine_blue;
}

TALLY_PROPERTY(tiles_of_no_step_are_not_built)
{
    static const verdict by[] = {
        SAKKARA_step_one_nine_blue,
        SAKKARA_step_two_four_red,
        SAKKARA_step_three_tip,
    };
    for (unsigned k = 0; s->phase == TURN && k < KINDS; k++)
        if (s->holder[s->mover][k] > 0 && step_of(t, k) == 0
            && asked_mover(t, s, M_BUILD, k, 0) != by[(s->step - 1u) % STEPS])
            return false;
    return true;
}

CLAUSE(step_one_content, "Bouwregels, Trap", DEFINITION, EXPLICIT,
       "Four of the nine are hewn stones, two are stairs.")

TABLE_PROPERTY(first_step_has_four_hewn_stones_and_two_stairs)
{
    return t->head.small
        || (t->need[HEWN] == 4 && t->need[STAIR] == 2 && t->colour[HEWN] == BLUE
            && t->colour[STAIR] == BLUE);
}

LAW(other_numbers_of_hewn_stones_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.need[HEWN] = another(from, 6, 4);
    t.need[DSTRIPE] = (uint8_t)(t.need[DSTRIPE] + 4 - t.need[HEWN]);
    return judged(&t) == SAKKARA_step_one_content;
}

LAW(tiles_of_other_colours_are_in_no_step)
{
    static const uint8_t other_kind[] = { SHIP, GRAIN, HAND, SNAKE, HORSE, BIRD, OX };
    struct sakkara_table t = as_assumed();
    t.need[other_kind[choose(from, sizeof other_kind)]] = (uint8_t)(1 + choose(from, 3));
    return judged(&t) == SAKKARA_step_one_content;
}

CLAUSE(step_two_second_grain, "Bouw", LEGALITY, EXPLICIT,
       "The second step asks for a second grain on display.")

/* With the greens of the step before and nothing built yet, it is the next grain that is missing.
 */
static bool asks_for_a_grain(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned step, verdict by)
{
    unsigned p = s->mover;
    if (s->phase != TURN || s->step != step || s->ship[p] == 0 || begun(t, s, p, step)
        || s->grain[p] < t->greens[step - 2] || s->grain[p] >= t->greens[step - 1])
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (s->holder[p][k] > 0 && step_of(t, k) == step && asked_mover(t, s, M_BUILD, k, 0) != by)
            return false;
    return true;
}

TALLY_PROPERTY(second_step_asks_for_a_second_grain)
{
    return asks_for_a_grain(t, s, 2, SAKKARA_step_two_second_grain);
}

STEP_PROPERTY(red_tiles_are_built_behind_two_grains)
{
    return m.kind != M_BUILD || step_of(t, m.arg[0]) != 2
        || (before->ship[m.actor] > 0 && before->grain[m.actor] >= t->greens[1]);
}

CLAUSE(step_two_four_red, "Overzicht, Bouw", DEFINITION, EXPLICIT,
       "The second step is made of four red tiles, which the board shows.")

TABLE_PROPERTY(second_step_is_four_red_tiles)
{
    return t->head.small || colours_needed(t, RED) == 4;
}

LAW(second_steps_of_other_sizes_are_refused)
{
    static const uint8_t red[] = { CROSS, BRAID, MOON, SIGN16 };
    struct sakkara_table t = as_assumed();
    unsigned k = red[choose(from, sizeof red)];
    t.need[k] = another(from, 4, t.need[k]);
    return judged(&t) == SAKKARA_step_two_four_red;
}

CLAUSE(step_three_third_grain, "Bouw", LEGALITY, EXPLICIT,
       "The third step asks for a third grain on display.")

TALLY_PROPERTY(third_step_asks_for_a_third_grain)
{
    return asks_for_a_grain(t, s, 3, SAKKARA_step_three_third_grain);
}

STEP_PROPERTY(tip_is_set_behind_three_grains)
{
    return m.kind != M_BUILD || step_of(t, m.arg[0]) != 3
        || (before->ship[m.actor] > 0 && before->grain[m.actor] >= t->greens[2]);
}

CLAUSE(step_three_tip, "Overzicht, Bouw", DEFINITION, EXPLICIT, "The third step is the golden tip.")

TABLE_PROPERTY(third_step_is_the_tip)
{
    return t->need[TIP] == 1 && t->colour[TIP] == GOLD && colours_needed(t, GOLD) == 1;
}

LAW(pyramids_with_other_than_one_tip_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.need[TIP] = another(from, 4, 1);
    return judged(&t) == SAKKARA_step_three_tip;
}

CLAUSE(steps_in_order, "Bouwregels", LEGALITY, EXPLICIT,
       "A step must be finished before the next one is begun.")

STATE_PROPERTY(steps_are_built_one_on_the_other)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        good = good && (finished(t, s, p, 1) || (!begun(t, s, p, 2) && !begun(t, s, p, 3)))
            && (finished(t, s, p, 2) || !begun(t, s, p, 3));
    return good;
}

static verdict expected_without_greens(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned p = s->mover, step = s->step;
    if (step == 1)
        return begun(t, s, p, 1) ? SAKKARA_rebuild_needs_full_greens : SAKKARA_greens_first;
    if (s->ship[p] == 0 || s->grain[p] < t->greens[step - 2] || begun(t, s, p, step))
        return SAKKARA_rebuild_needs_full_greens;
    return step == 2 ? SAKKARA_step_two_second_grain : SAKKARA_step_three_third_grain;
}

static verdict expected_build(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned k)
{
    unsigned p = s->mover, step = step_of(t, k);
    if (s->holder[p][k] == 0)
        return SAKKARA_play_from_holder;
    if (step == 0)
        return s->step == 1 ? SAKKARA_step_one_nine_blue
             : s->step == 2 ? SAKKARA_step_two_four_red
                            : SAKKARA_step_three_tip;
    if (step < s->step)
        return SAKKARA_only_missing_tiles;
    if (step > s->step)
        return finished(t, s, p, s->step) ? SAKKARA_next_step_next_turn : SAKKARA_steps_in_order;
    bool fresh = READS(t, Q_grain_build_same_turn, 'B') && step > 1 && s->grains_laid > 0;
    if (!greens_lie(t, s, p, step) || fresh)
        return expected_without_greens(t, s);
    if (s->built[p][k] == t->need[k])
        return SAKKARA_only_missing_tiles;
    if (s->holder[p][HAND] < hands_for(t, k))
        return k == HEWN ? SAKKARA_hewn_needs_hand : SAKKARA_tip_needs_two_hands;
    return LEGAL;
}

TALLY_PROPERTY(every_tile_that_fits_may_be_built)
{
    for (unsigned k = 0; s->phase == TURN && k < KINDS; k++)
        if (asked_mover(t, s, M_BUILD, k, 0) != expected_build(t, s, k))
            return false;
    return true;
}

CLAUSE(one_step_per_turn, "Bouwregels", LEGALITY, EXPLICIT,
       "In one turn a player builds on one step only.")

STATE_PROPERTY(turn_is_about_one_step)
{
    unsigned p = s->mover & 1, step = s->step;
    bool earlier = (step <= 1 || finished(t, s, p, 1)) && (step <= 2 || finished(t, s, p, 2));
    bool later = (step >= 2 || !begun(t, s, p, 2)) && (step >= 3 || !begun(t, s, p, 3));
    return setting_up(s) ? step == 0 : step >= 1 && step <= STEPS && earlier && later;
}

STEP_PROPERTY(tiles_built_in_a_turn_are_of_one_step)
{
    bool begins = passes(before, after) || m.kind == M_ENTER;
    return (m.kind != M_BUILD || step_of(t, m.arg[0]) == before->step)
        && (begins || after->step == before->step);
}

CLAUSE(next_step_next_turn, "Bouwregels", LEGALITY, EXPLICIT,
       "The next step is begun at the earliest in the own turn after the one that finished a step.")

STEP_PROPERTY(turn_begins_with_the_first_step_unfinished)
{
    bool begins = passes(before, after) || (before->phase == ENTRY && after->phase == TURN);
    return !begins || after->step == first_unfinished(t, after, after->mover);
}

TALLY_PROPERTY(next_step_is_not_begun_in_the_turn_of_the_last)
{
    unsigned p = s->mover;
    if (s->phase != TURN || !finished(t, s, p, s->step))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (step_of(t, k) > s->step && s->holder[p][k] > 0
            && asked_mover(t, s, M_BUILD, k, 0) != SAKKARA_next_step_next_turn)
            return false;
    return true;
}

CLAUSE(next_grain_next_turn, "Bouwregels", LEGALITY, EXPLICIT, "So is the grain for it laid out.")

static verdict expected_grain(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned p = s->mover, step = s->step;
    if (s->holder[p][GRAIN] == 0)
        return SAKKARA_play_from_holder;
    if (s->grain[p] >= t->greens[step - 1])
        return finished(t, s, p, step) && step < STEPS ? SAKKARA_next_grain_next_turn
                                                       : SAKKARA_green_cap;
    if (READS(t, Q_regrow_several, 'B') && s->grains_laid > 0)
        return SAKKARA_rebuild_needs_full_greens;
    return READS(t, Q_greens_order, 'B') && s->ship[p] == 0 ? SAKKARA_greens_first : LEGAL;
}

TALLY_PROPERTY(grains_wait_for_the_turn_of_their_step)
{
    return s->phase != TURN || asked_mover(t, s, M_LAY_GRAIN, 0, 0) == expected_grain(t, s);
}

STEP_PROPERTY(grain_laid_is_one_of_the_present_step)
{
    return m.kind != M_LAY_GRAIN || after->grain[m.actor] <= t->greens[(before->step - 1u) % STEPS];
}

STEP_PROPERTY(grains_laid_are_counted_only_where_read_so)
{
    bool counts = READS(t, Q_grain_build_same_turn, 'B') || READS(t, Q_regrow_several, 'B');
    unsigned p = before->mover, more = after->grain[p] > before->grain[p] && counts;
    if (setting_up(before) || after->mover != p)
        return after->grains_laid == 0;
    return after->grains_laid == before->grains_laid + more;
}

STATE_PROPERTY(no_grain_was_laid_before_the_first_turn)
{
    bool counts = READS(t, Q_grain_build_same_turn, 'B') || READS(t, Q_regrow_several, 'B');
    return s->grains_laid == 0 || (counts && !setting_up(s));
}

CLAUSE(hewn_needs_hand, "Bouwregels, Helpende hand", LEGALITY, EXPLICIT,
       "Each hewn stone that is built costs a helping hand.")

TABLE_PROPERTY(hewn_stones_cost_one_hand)
{
    return t->head.small || t->hewn_hands == 1;
}

LAW(other_costs_of_hewn_stones_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.hewn_hands = another(from, 5, 1);
    return judged(&t) == SAKKARA_hewn_needs_hand;
}

STEP_PROPERTY(hewn_stone_takes_its_hand_along)
{
    return m.kind != M_BUILD || m.arg[0] != HEWN
        || after->holder[m.actor][HAND] + t->hewn_hands == before->holder[m.actor][HAND];
}

CLAUSE(hand_same_moment, "Helpende hand", LEGALITY, EXPLICIT,
       "The hand is played together with the stone.")

STEP_PROPERTY(hands_go_with_the_stone_only)
{
    unsigned p = before->mover;
    bool builds = m.kind == M_BUILD && (m.arg[0] == HEWN || m.arg[0] == TIP);
    bool thrown = (m.kind == M_DISCARD || m.kind == M_IDLE) && m.arg[0] == HAND;
    bool cast = is_spell(m) && spell_copies(m, HAND) > 0;
    return builds || thrown || cast || after->holder[p][HAND] >= before->holder[p][HAND];
}

TALLY_PROPERTY(playing_a_hand_alone_is_refused)
{
    return s->phase != TURN || s->holder[s->mover][HAND] == 0 || READS(t, Q_idle_play, 'B')
        || asked_mover(t, s, M_IDLE, HAND, 0) == SAKKARA_feather_set;
}

CLAUSE(tip_needs_two_hands, "Bouwregels, Helpende hand", LEGALITY, EXPLICIT,
       "The tip costs two helping hands.")

TABLE_PROPERTY(tip_costs_two_hands)
{
    return (t->head.small || t->tip_hands == 2) && t->copies[HAND] >= t->tip_hands;
}

LAW(other_costs_of_the_tip_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.tip_hands = another(from, 5, 2);
    return judged(&t) == SAKKARA_tip_needs_two_hands;
}

STEP_PROPERTY(tip_takes_its_hands_along)
{
    return m.kind != M_BUILD || m.arg[0] != TIP
        || after->holder[m.actor][HAND] + t->tip_hands == before->holder[m.actor][HAND];
}

CLAUSE(rebuild_needs_full_greens, "Bouwregels", LEGALITY, EXPLICIT,
       "Who lost a ship or a grain builds on only when all greens of his step are on display "
       "again.")

STEP_PROPERTY(nothing_is_built_without_all_greens)
{
    return m.kind != M_BUILD || greens_lie(t, before, m.actor, before->step);
}

TALLY_PROPERTY(building_on_after_a_loss_is_refused)
{
    unsigned p = s->mover;
    if (s->phase != TURN || !begun(t, s, p, s->step) || greens_lie(t, s, p, s->step))
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        if (s->holder[p][k] > 0 && step_of(t, k) == s->step
            && asked_mover(t, s, M_BUILD, k, 0) != SAKKARA_rebuild_needs_full_greens)
            return false;
    return true;
}

CLAUSE(only_missing_tiles, "Bouw", LEGALITY, IMPLIED,
       "A tile is built only where its step still lacks one of that kind.")

STATE_PROPERTY(pyramids_have_no_tile_too_many)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned k = 0; k < KINDS; k++)
            good = good && s->built[p][k] <= (step_of(t, k) == 0 || setting_up(s) ? 0 : t->need[k]);
    return good;
}

CLAUSE(step_over_many_turns, "Bouwregels", LEGALITY, IMPLIED,
       "A step may be filled over several turns, its tiles in any order.")

/* What else has been built of a step makes no difference to what is missing. */
TALLY_PROPERTY(tiles_of_a_step_may_come_in_any_order)
{
    unsigned p = s->mover;
    for (unsigned k = 0; s->phase == TURN && k < KINDS; k++) {
        struct sakkara_state then = *s;
        if (s->holder[p][k] == 0 || step_of(t, k) != s->step)
            continue;
        for (unsigned j = 0; j < KINDS; j++)
            if (j != k && step_of(t, j) == s->step)
                then.built[p][j] = 0;
        bool now = asked_mover(t, s, M_BUILD, k, 0) == LEGAL;
        if (now != (asked_mover(t, &then, M_BUILD, k, 0) == LEGAL))
            return false;
    }
    return true;
}

CLAUSE(built_stays, "Droogte, Schipbreuk, Bouwregels", DEFINITION, IMPLIED,
       "What is built stays; nothing takes it away again.")

STEP_PROPERTY(pyramids_never_lose_a_tile)
{
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned k = 0; k < KINDS; k++)
            good = good && after->built[p][k] >= before->built[p][k];
    return good;
}

CLAUSE(greens_stay, "Bouwregels, Droogte, Schipbreuk", DEFINITION, IMPLIED,
       "Ship and grain stay on display until a spell destroys them.")

STEP_PROPERTY(displays_change_by_laying_out_and_by_two_spells_only)
{
    unsigned p = before->mover, q = other(p);
    bool sinks = m.kind == M_SHIPWRECK && before->ship[q] > 0;
    bool withers = m.kind == M_DROUGHT && before->grain[q] > 0;
    bool with_grain =
        m.kind == M_LAY_SHIP && READS(t, Q_greens_order, 'B') && before->grain[p] == 0;
    return after->ship[p] == before->ship[p] + (m.kind == M_LAY_SHIP ? 1 : 0)
        && after->grain[p] == before->grain[p] + (m.kind == M_LAY_GRAIN || with_grain ? 1 : 0)
        && after->ship[q] + (sinks ? 1 : 0) == before->ship[q]
        && after->grain[q] + (withers ? 1 : 0) == before->grain[q];
}

CLAUSE(green_cap, "Bouw, Bouwregels", LEGALITY, IMPLIED,
       "On display are one ship at most, and no more grains than the number of the step.")

TABLE_PROPERTY(steps_ask_for_one_two_and_three_grains)
{
    bool six = READS(t, Q_grain_total, 'B');
    bool rising = t->greens[0] <= t->greens[1] && t->greens[1] <= t->greens[2];
    return t->head.small
             ? rising
             : t->greens[0] == 1 && t->greens[1] == (six ? 3 : 2) && t->greens[2] == (six ? 6 : 3);
}

LAW(other_numbers_of_grains_are_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned step = choose(from, STEPS);
    t.greens[step] = another(from, 8, t.greens[step]);
    return judged(&t) == SAKKARA_green_cap;
}

/* Who has finished a step waits for his next turn with the grains of that step. */
STATE_PROPERTY(displays_have_no_green_too_many)
{
    unsigned ships = READS(t, Q_spare_greens, 'B') ? 2 : 1;
    bool good = true;
    for (unsigned p = 0; p < PLAYERS; p++) {
        unsigned step = p == s->mover ? s->step : first_unfinished(t, s, p);
        unsigned grains = setting_up(s) ? 0 : t->greens[(step - 1u) % STEPS];
        good = good && s->ship[p] <= (setting_up(s) ? 0 : ships) && s->grain[p] <= grains;
    }
    return good;
}

TALLY_PROPERTY(second_ship_is_refused)
{
    unsigned p = s->mover, most = READS(t, Q_spare_greens, 'B') ? 2 : 1;
    if (s->phase != TURN)
        return true;
    bool with_grain = READS(t, Q_greens_order, 'B') && s->grain[p] == 0;
    bool held = s->holder[p][SHIP] > 0 && (!with_grain || s->holder[p][GRAIN] > 0);
    verdict v = !held              ? (verdict)SAKKARA_play_from_holder
              : s->ship[p] >= most ? (verdict)SAKKARA_green_cap
                                   : (verdict)LEGAL;
    return asked_mover(t, s, M_LAY_SHIP, 0, 0) == v;
}

CLAUSE(build_is_not_used_up, "Inzetten, Afleggen", DEFINITION, IMPLIED,
       "Tiles built and greens laid out are not used tiles: they do not go on the pile.")

STEP_PROPERTY(greens_and_built_tiles_are_not_on_the_pile)
{
    bool lays = m.kind == M_LAY_SHIP || m.kind == M_LAY_GRAIN;
    if ((!lays && m.kind != M_BUILD) || !READS(t, Q_pile_when, 'A'))
        return true;
    unsigned hands = lays || READS(t, Q_hands_return, 'B') ? 0 : hands_for(t, m.arg[0]);
    return after->used == before->used + hands;
}

/* --------------------------------------------------------- the used tiles -- */

CLAUSE(pile_content, "Afleggen", EFFECT, EXPLICIT,
       "Used special tiles, the tiles of spells and surplus return to the board as a stack.")

STEP_PROPERTY(used_tiles_and_surplus_lengthen_the_pile)
{
    bool early = READS(t, Q_overflow_position, 'B'); /* what was destroyed lies below surplus */
    bool now = early ? m.kind == M_END && after->phase != OVER : closes(before, after);
    unsigned destroyed = now ? (unsigned)before->sunk + before->withered : 0;
    if (!in_turn(before) || !READS(t, Q_pile_when, 'A') || !READS(t, Q_no_eligible_field, 'A'))
        return true;
    return after->used == before->used + used_by(t, before, m) + destroyed;
}

CLAUSE(hands_go_on_pile, "Afleggen, Helpende hand", EFFECT, IMPLIED,
       "Helping hands that were needed for building are among them.")

STEP_PROPERTY(hands_spent_lie_on_the_pile)
{
    unsigned hands = m.kind == M_BUILD ? hands_for(t, m.arg[0]) : 0;
    bool good = true;
    for (unsigned i = 0; i < TILES; i++)
        good = good
            && (i >= hands || before->used + i >= TILES
                || after->pile[before->used + i] == HAND + 1);
    return good || !READS(t, Q_hands_return, 'A') || !READS(t, Q_pile_when, 'A');
}

STATE_PROPERTY(tiles_leave_play_only_where_read_so)
{
    bool hands = READS(t, Q_hands_return, 'B') && !setting_up(s);
    bool all = READS(t, Q_no_eligible_field, 'B') && !setting_up(s), good = true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good && (all || (hands && k == HAND) || s->aside[k] == 0);
    return good;
}

STEP_PROPERTY(hands_leave_play_only_where_read_so)
{
    bool leave = m.kind == M_BUILD && READS(t, Q_hands_return, 'B');
    return READS(t, Q_no_eligible_field, 'B')
        || after->aside[HAND] == before->aside[HAND] + (leave ? hands_for(t, m.arg[0]) : 0);
}

CLAUSE(pile_play_order, "Afleggen", EFFECT, EXPLICIT,
       "They lie in the order in which they were used, the first at the bottom.")

/* What lies there stays there; what is used comes on top of it, in its order. */
STEP_PROPERTY(used_tiles_lie_in_the_order_of_use)
{
    unsigned n = used_by(t, before, m);
    bool good = true;
    if (!in_turn(before) || !READS(t, Q_pile_when, 'A') || !READS(t, Q_no_eligible_field, 'A')
        || (READS(t, Q_grain_second_trigger, 'B') && before->withered > 0)
        || READS(t, Q_overflow_position, 'B'))
        return true;
    for (unsigned i = 0; i < TILES; i++)
        good = good
            && (i < before->used ? after->pile[i] == before->pile[i]
                                 : i >= before->used + n
                                       || after->pile[i] == used_tile(m, i - before->used) + 1);
    return good;
}

STEP_PROPERTY(pile_keeps_its_order_when_laid_down)
{
    bool good = true;
    if (m.kind != M_PUT)
        return true;
    unsigned f = m.arg[0], size = before->part[0] % DIVIDED, below = before->height[f];
    for (unsigned i = 0; i < TALL; i++)
        good = good
            && (i >= size || below + i >= TALL || after->tile[f][below + i] == before->pile[i]);
    for (unsigned i = 0; i < TILES; i++)
        good = good
            && (after->used == 0 || i + size >= TILES || after->pile[i] == before->pile[i + size]);
    return good && (after->used == 0 || after->used + size == before->used);
}

CLAUSE(pile_spell_order_free, "Afleggen", EFFECT, EXPLICIT,
       "In which order the three tiles of a spell go there, its caster says.")

TALLY_PROPERTY(every_order_of_a_spell_is_judged_alike)
{
    static const uint8_t order[6][3] = {
        { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
    };
    for (unsigned kind = M_FIRE; s->phase == TURN && kind <= M_SHIPWRECK; kind++) {
        const uint8_t *r = t->recipe[kind - M_FIRE];
        verdict v = sakkara_refusal(t, s, spell(s, kind, 0, 0, r));
        for (unsigned n = 1; n < 6; n++) {
            uint8_t three[3] = { r[order[n][0]], r[order[n][1]], r[order[n][2]] };
            if (sakkara_refusal(t, s, spell(s, kind, 0, 0, three)) != v)
                return false;
        }
    }
    return true;
}

STEP_PROPERTY(spell_goes_on_the_pile_in_the_order_said)
{
    bool good = true;
    if (!is_spell(m) || !READS(t, Q_pile_when, 'A'))
        return true;
    for (unsigned i = 0; i < 3; i++)
        good = good && before->used + i < TILES
            && after->pile[before->used + i] == spell_tile(m, i) + 1;
    return good;
}

CLAUSE(pile_beside_board, "Voorbeeld", DEFINITION, IMPLIED,
       "Until the turn is over the used tiles lie beside the board, out of reach.")

STEP_PROPERTY(used_tiles_return_only_when_laid_down)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool grows = (m.kind == M_PUT && m.arg[0] == f)
                  || (m.kind == M_PUSH && before->target == f + 1)
                  || (m.kind == M_DEAL && m.arg[0] == f);
        good = good && (grows || after->height[f] <= before->height[f]);
    }
    return good && (m.kind != M_PUT || before->phase == PLACE);
}

TALLY_PROPERTY(laying_down_in_a_turn_is_refused)
{
    return s->phase != TURN
        || (asked_mover(t, s, M_SPLIT, 3, 0) == SAKKARA_pile_beside_board
            && asked_mover(t, s, M_PUT, 0, 0) == SAKKARA_pile_beside_board
            && asked_mover(t, s, M_PICK, 0, 0) == SAKKARA_pile_beside_board
            && asked_mover(t, s, M_WHOLE, 0, 0) == SAKKARA_pile_beside_board);
}

CLAUSE(pile_one_per_turn, "Voorbeeld, Droogte, Schipbreuk", DEFINITION, EXPLICIT,
       "All used tiles of a turn make one pile.")

STATE_PROPERTY(pile_is_as_long_as_its_tiles)
{
    bool good =
        s->used <= TILES && (!setting_up(s) || s->used == 0) && (s->phase != PLACE || s->used > 0);
    for (unsigned i = 0; i < TILES; i++)
        good = good && (s->pile[i] != 0) == (i < s->used) && s->pile[i] <= KINDS;
    return good;
}

STATE_PROPERTY(pile_is_in_parts_only_when_laid_down)
{
    bool good = (s->part[0] != 0) == (s->phase == PLACE), bare = all_zero(s->part, PARTS);
    for (unsigned i = 1; i < PARTS; i++)
        good = good && (s->part[i] == 0 || s->part[i - 1] != 0);
    return s->phase == PLACE ? good : bare;
}

TALLY_PROPERTY(parts_make_up_the_pile)
{
    unsigned n = 0;
    for (unsigned i = 0; i < PARTS; i++)
        n += s->part[i] % DIVIDED;
    return s->phase != PLACE || n == s->used;
}

STEP_PROPERTY(turn_begins_without_a_pile)
{
    bool begins = passes(before, after) || m.kind == M_ENTER;
    return !begins || (after->used == 0 && after->sunk == 0 && after->withered == 0);
}

STEP_PROPERTY(turn_begins_with_nothing_remembered)
{
    bool nothing = after->moved == 0 && after->walker == 0 && after->heading == 0
                && after->ending == 0 && after->horses == 0 && after->fresh == 0
                && after->start_height == 0 && after->stairs == 0 && after->stair_paid == 0
                && after->grains_laid == 0;
    for (unsigned f = 0; f < FIELDS; f++)
        nothing = nothing
               && (READS(t, Q_height_when, 'A') || f >= t->fields
                   || after->height_then[f] == after->height[f]);
    return nothing || !(passes(before, after) || (before->phase == ENTRY && after->phase == TURN));
}

TALLY_PROPERTY(placer_does_nothing_else)
{
    return s->phase != PLACE
        || all_refused(t, s, other(s->mover), SAKKARA_pile_one_per_turn, M_PUT, M_SPLIT)
        || READS(t, Q_fewest_who, 'B');
}

CLAUSE(destroyed_joins_pile, "Droogte, Schipbreuk, Voorbeeld", EFFECT, EXPLICIT,
       "A ship or grain that was destroyed joins the pile.")

STEP_PROPERTY(destroyed_greens_wait_for_the_end_of_the_pile)
{
    unsigned q = other(before->mover);
    bool sinks = m.kind == M_SHIPWRECK && before->ship[q] > 0;
    bool withers = m.kind == M_DROUGHT && before->grain[q] > 0;
    if (!READS(t, Q_pile_when, 'A') || (before->phase == PLACE && after->phase != PLACE))
        return true;
    if (passes(before, after))
        return after->sunk == 0 && after->withered == 0;
    return after->sunk == before->sunk + (sinks ? 1 : 0)
        && after->withered == before->withered + (withers ? 1 : 0);
}

STATE_PROPERTY(no_more_is_destroyed_than_was_on_display)
{
    unsigned q = other(s->mover), ships = READS(t, Q_spare_greens, 'B') ? 2 : 1;
    bool nothing = s->sunk == 0 && s->withered == 0;
    bool little = s->sunk + s->ship[q] <= ships && s->withered + s->grain[q] <= t->greens[2];
    return setting_up(s) ? nothing : little;
}

STEP_PROPERTY(nothing_destroyed_is_missing_from_the_pile)
{
    unsigned ships = 0, grains = 0;
    if (!closes(before, after) || !READS(t, Q_pile_when, 'A') || !READS(t, Q_no_eligible_field, 'A')
        || READS(t, Q_overflow_position, 'B'))
        return true;
    for (unsigned i = 0; i < TILES; i++) {
        ships += (after->pile[i] == SHIP + 1) - (unsigned)(before->pile[i] == SHIP + 1);
        grains += (after->pile[i] == GRAIN + 1) - (unsigned)(before->pile[i] == GRAIN + 1);
    }
    bool thrown = m.kind == M_DISCARD;
    unsigned ship = thrown && m.arg[0] == SHIP, grain = thrown && m.arg[0] == GRAIN;
    return ships == before->sunk + ship && grains == before->withered + grain;
}

CLAUSE(ship_on_top, "Schipbreuk, Voorbeeld", EFFECT, EXPLICIT, "A destroyed ship is its top.")

/* The i-th tile from the top of a pile that has just been closed, as the document orders them. */
static unsigned from_top(const struct sakkara_state *s, unsigned i)
{
    return i < s->used && s->used <= TILES ? s->pile[s->used - 1u - i] : 0;
}

static bool ordered_on_top(const struct sakkara_table *t, const struct sakkara_state *before,
                           const struct sakkara_state *after)
{
    return closes(before, after) && after->phase == PLACE && READS(t, Q_pile_when, 'A')
        && READS(t, Q_overflow_position, 'A') && READS(t, Q_grain_second_trigger, 'A');
}

STEP_PROPERTY(destroyed_ship_is_the_top)
{
    return !ordered_on_top(t, before, after) || before->sunk == 0 || from_top(after, 0) == SHIP + 1;
}

CLAUSE(grain_on_top, "Droogte", EFFECT, EXPLICIT, "A destroyed grain is its top.")

STEP_PROPERTY(destroyed_grain_is_the_top)
{
    return !ordered_on_top(t, before, after) || before->withered == 0 || before->sunk > 0
        || from_top(after, 0) == GRAIN + 1;
}

CLAUSE(grain_second_below_ship, "Droogte", EFFECT, EXPLICIT,
       "If both happened in one turn, the grain lies right below the ship.")

STEP_PROPERTY(destroyed_grains_lie_right_below_the_ship)
{
    unsigned grains = before->withered, ships = before->sunk;
    bool good = true;
    if (!ordered_on_top(t, before, after))
        return true;
    for (unsigned i = 0; i < 8; i++)
        good = good && (i < ships || i >= ships + grains || from_top(after, i) == GRAIN + 1);
    return good;
}

/* q-grain-second-trigger B: also below a ship that went as surplus. */
STEP_PROPERTY(ship_thrown_away_lies_on_the_grain_where_read_so)
{
    bool thrown = m.kind == M_DISCARD && m.arg[0] == SHIP;
    for (unsigned i = 0; i < TILES; i++)
        thrown = thrown || (i < before->used && before->pile[i] == SHIP + 1);
    if (!closes(before, after) || after->phase != PLACE || !thrown || before->withered == 0
        || !READS(t, Q_grain_second_trigger, 'B') || !READS(t, Q_overflow_position, 'A')
        || !READS(t, Q_pile_when, 'A'))
        return true;
    return from_top(after, 0) == SHIP + 1 && (before->sunk > 0 || from_top(after, 1) == GRAIN + 1);
}

/* q-top-after-split B: no cut separates what was destroyed. */
STATE_PROPERTY(greens_stay_in_one_part_where_read_so)
{
    unsigned together = (unsigned)s->sunk + s->withered, last = s->part[0];
    bool asks =
        s->phase == PLACE && READS(t, Q_top_after_split, 'B') && !READS(t, Q_split_shape, 'C');
    for (unsigned i = 1; i < PARTS; i++)
        last = s->part[i] != 0 ? s->part[i] : last;
    return !asks || together > t->at_once || last % DIVIDED >= together;
}

CLAUSE(pile_open, "Voorbeeld", INFORMATION, IMPLIED,
       "The pile lies picture up; the document says so of the destroyed ship.")

TALLY_PROPERTY(everybody_sees_the_pile)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        sakkara_view(t, s, p, &seen);
        if (seen.used != s->used || !same_bytes(seen.pile, s->pile, TILES)
            || !same_bytes(seen.part, s->part, PARTS) || seen.sunk != s->sunk
            || seen.withered != s->withered)
            return false;
    }
    return true;
}

CLAUSE(placer_is_opponent, "Afleggen", TURN_ORDER, EXPLICIT,
       "The other player, the placer, decides where the pile goes.")

STEP_PROPERTY(pile_is_laid_down_by_the_other_player)
{
    bool lays = m.kind == M_SPLIT || m.kind == M_PICK || m.kind == M_WHOLE || m.kind == M_PUT;
    bool left_to_the_mover = m.kind == M_PUT && READS(t, Q_fewest_who, 'B');
    return !lays || left_to_the_mover
        || (before->phase == PLACE && m.actor == other(before->mover));
}

TALLY_PROPERTY(player_whose_pile_it_is_does_not_lay_it_down)
{
    return s->phase != PLACE || READS(t, Q_fewest_who, 'B')
        || (all_refused(t, s, s->mover, SAKKARA_placer_is_opponent, MOVE_KINDS, MOVE_KINDS)
            && sakkara_turn_of(t, s) == other(s->mover));
}

CLAUSE(placer_not_next_to_own, "Afleggen, Voorbeeld", LEGALITY, EXPLICIT,
       "Not on a field that has a worker of the placer beside it in its row or column.")

/* Whose workers keep the pile away. */
static unsigned keeper(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return READS(t, Q_own_worker_whose, 'B') ? s->mover : other(s->mover);
}

static bool has_worker(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field)
{
    return READS(t, Q_empty_vs_worker, 'A') && occupied(s, field);
}

static bool far_enough(const struct sakkara_table *t, const struct sakkara_state *s, unsigned field)
{
    return field < t->fields && !has_worker(t, s, field)
        && !beside_worker_of(t, s, keeper(t, s), field);
}

/* The lowest height among fields that are free, or also far enough; NOWHERE if there are none. */
static unsigned lowest(const struct sakkara_table *t, const struct sakkara_state *s, bool far)
{
    unsigned low = NOWHERE;
    for (unsigned f = 0; f < FIELDS; f++)
        if (f < t->fields && (far ? far_enough(t, s, f) : !has_worker(t, s, f))
            && s->height[f] < low)
            low = s->height[f];
    return low;
}

STEP_PROPERTY(pile_keeps_away_from_the_workers_of_the_placer)
{
    return m.kind != M_PUT || READS(t, Q_adjacent_vs_empty, 'B') || far_enough(t, before, m.arg[0])
        || (lowest(t, before, true) == NOWHERE && !has_worker(t, before, m.arg[0]));
}

/* Wherever the workers are, on the board of seven by seven the placer can keep away. */
LAW(some_field_is_far_from_the_placer)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = {
        .phase = PLACE, .mover = 0, .used = 1, .pile = { SNAKE + 1 }, .part = { 1 }
    };
    unsigned open = 0;
    sakkara_seal(&t);
    for (unsigned i = 0; i < PLAYERS * WORKERS; i++) {
        unsigned f = choose(from, FIELDS);
        if (occupied(&s, f))
            return true; /* not four different fields */
        s.worker[i / WORKERS][i % WORKERS] = (uint8_t)(f + 1);
    }
    for (unsigned f = 0; f < FIELDS; f++)
        open += asked_placer(&t, &s, M_PUT, f) == LEGAL;
    return open >= 37;
}

CLAUSE(placer_diagonal_ok, "Afleggen", LEGALITY, IMPLIED,
       "A field diagonal to a worker of the placer is allowed.")

TALLY_PROPERTY(fields_diagonal_to_the_placer_are_not_too_near)
{
    for (unsigned f = 0; s->phase == PLACE && f < t->fields; f++) {
        bool diagonal = false;
        for (unsigned w = 0; w < t->workers; w++)
            diagonal = diagonal || around(t, stands(s, keeper(t, s), w), f);
        if (diagonal && far_enough(t, s, f)
            && asked_placer(t, s, M_PUT, f) == SAKKARA_placer_not_next_to_own)
            return false;
    }
    return true;
}

CLAUSE(placer_near_other_ok, "Afleggen, Voorbeeld", LEGALITY, IMPLIED,
       "So is a field beside a worker of the other player.")

TALLY_PROPERTY(fields_beside_the_other_player_are_not_too_near)
{
    for (unsigned f = 0; s->phase == PLACE && f < t->fields; f++)
        if (beside_worker_of(t, s, other(keeper(t, s)), f) && far_enough(t, s, f)
            && asked_placer(t, s, M_PUT, f) == SAKKARA_placer_not_next_to_own)
            return false;
    return true;
}

CLAUSE(place_on_empty, "Afleggen", LEGALITY, EXPLICIT, "The field must be empty.")

STEP_PROPERTY(pile_goes_on_an_empty_field_if_there_is_one)
{
    if (m.kind != M_PUT || !READS(t, Q_fewest_scope, 'A') || !READS(t, Q_adjacent_vs_empty, 'A'))
        return true;
    bool far = lowest(t, before, true) != NOWHERE;
    return !has_worker(t, before, m.arg[0])
        && (before->height[m.arg[0]] == 0 || lowest(t, before, far) > 0);
}

CLAUSE(place_fewest_fallback, "Afleggen", LEGALITY, EXPLICIT,
       "Only if no field is empty the pile goes on one with the fewest tiles.")

static verdict expected_put(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned f)
{
    bool far = lowest(t, s, true) != NOWHERE;
    unsigned low = lowest(t, s, far);
    if (has_worker(t, s, f))
        return SAKKARA_place_on_empty;
    if (far && !far_enough(t, s, f))
        return SAKKARA_placer_not_next_to_own;
    if (s->height[f] == low)
        return LEGAL;
    return low == 0 ? SAKKARA_place_on_empty : SAKKARA_place_fewest_fallback;
}

TALLY_PROPERTY(every_field_that_is_allowed_may_get_the_pile)
{
    bool read_so = READS(t, Q_fewest_scope, 'A') && READS(t, Q_adjacent_vs_empty, 'A')
                && READS(t, Q_fewest_who, 'A') && !READS(t, Q_pile_cut, 'B')
                && !READS(t, Q_split_shape, 'C');
    for (unsigned f = 0; read_so && s->phase == PLACE && f < t->fields; f++)
        if (asked_placer(t, s, M_PUT, f) != expected_put(t, s, f))
            return false;
    return true;
}

CLAUSE(place_fewest_choice, "Afleggen", LEGALITY, EXPLICIT,
       "Among several of those the player chooses.")

TALLY_PROPERTY(lowest_fields_are_equally_good)
{
    unsigned height = NOWHERE;
    for (unsigned f = 0; s->phase == PLACE && f < t->fields; f++) {
        if (asked_placer(t, s, M_PUT, f) != LEGAL)
            continue;
        if (height != NOWHERE && s->height[f] != height)
            return false;
        height = s->height[f];
    }
    for (unsigned f = 0; height != NOWHERE && f < t->fields; f++)
        if (far_enough(t, s, f) && s->height[f] == height && asked_placer(t, s, M_PUT, f) != LEGAL)
            return false;
    return true;
}

/* q-fewest-who B: without an empty field the other one chooses, once the placer
 * has said whether he divides. */
static bool left_to_the_mover(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool empty = lowest(t, s, lowest(t, s, true) != NOWHERE) == 0;
    bool said = s->kept == 1 || s->part[0] % DIVIDED < t->divisible;
    return READS(t, Q_fewest_who, 'B') && !empty && said;
}

TALLY_PROPERTY(it_is_known_who_chooses_the_field)
{
    bool read_so =
        READS(t, Q_fewest_scope, 'A') && READS(t, Q_adjacent_vs_empty, 'A') && s->picked == 0;
    if (s->phase != PLACE || !read_so)
        return true;
    bool mover = left_to_the_mover(t, s), good = true;
    unsigned who = mover ? s->mover : other(s->mover);
    for (unsigned f = 0; f < t->fields; f++)
        good = good && asked(t, s, M_PUT, other(who), f, 0) == SAKKARA_placer_is_opponent;
    return good && sakkara_turn_of(t, s) == who;
}

TALLY_PROPERTY(leaving_a_part_whole_is_said_only_where_read_so)
{
    bool read_so =
        READS(t, Q_fewest_scope, 'A') && READS(t, Q_adjacent_vs_empty, 'A') && s->picked == 0;
    if (s->phase != PLACE || !read_so)
        return true;
    bool empty = lowest(t, s, lowest(t, s, true) != NOWHERE) == 0;
    bool asks = READS(t, Q_fewest_who, 'B') && !empty && !left_to_the_mover(t, s);
    return asked_placer(t, s, M_WHOLE, 0)
        == (asks ? (verdict)LEGAL : (verdict)SAKKARA_split_voluntary);
}

STATE_PROPERTY(part_is_kept_whole_only_where_read_so)
{
    return s->kept <= (s->phase == PLACE && READS(t, Q_fewest_who, 'B') ? 1 : 0);
}

CLAUSE(pile_max_nine, "Afleggen", LEGALITY, EXPLICIT, "At most nine tiles are laid down at once.")

TABLE_PROPERTY(nine_tiles_go_down_at_once)
{
    return t->at_once > 0 && (t->head.small || t->at_once == 9);
}

LAW(other_sizes_of_stacks_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.at_once = another(from, 20, 9);
    return judged(&t) == SAKKARA_pile_max_nine;
}

STATE_PROPERTY(parts_are_of_nine_at_most)
{
    bool good = true;
    for (unsigned i = 0; i < PARTS; i++)
        good = good && s->part[i] % DIVIDED <= (READS(t, Q_pile_cut, 'B') ? TILES : t->at_once)
            && (s->part[i] < DIVIDED || READS(t, Q_split_shape, 'B'));
    return good;
}

STEP_PROPERTY(no_more_than_nine_are_laid_down_at_once)
{
    unsigned f = m.arg[0];
    return m.kind != M_PUT || after->height[f] <= before->height[f] + t->at_once;
}

CLAUSE(pile_excess_next, "Afleggen", EFFECT, EXPLICIT,
       "What is beyond nine is laid down as a further stack.")

/* The sizes that a closed pile falls into: nines from the bottom, the rest on
 * top (or below, q-pile-cut C). */
STEP_PROPERTY(pile_is_cut_into_nines_and_a_rest)
{
    unsigned n = after->used, nine = t->at_once, rest = n % nine, parts = (n + nine - 1) / nine;
    unsigned lone = READS(t, Q_pile_cut, 'C') ? 0 : parts - 1;
    bool good = true;
    if (!closes(before, after) || after->phase != PLACE || READS(t, Q_pile_cut, 'B')
        || READS(t, Q_top_after_split, 'B'))
        return true;
    for (unsigned i = 0; i < PARTS; i++) {
        unsigned size = i >= parts ? 0 : i == lone && rest > 0 ? rest : nine;
        good = good && after->part[i] == size;
    }
    return good;
}

STEP_PROPERTY(parts_go_down_one_after_the_other)
{
    bool good = true;
    if (m.kind != M_PUT || (after->used == 0 && before->used > before->part[0] % DIVIDED))
        return true; /* what can go nowhere stays beside the board */
    for (unsigned i = 0; i + 1 < PARTS; i++)
        good = good && after->part[i] == before->part[i + 1];
    return good && (after->phase == PLACE) == (before->part[1] != 0);
}

CLAUSE(split_from_six, "Afleggen", LEGALITY, EXPLICIT,
       "A stack of six tiles or more may be divided by the placer.")

TABLE_PROPERTY(six_tiles_may_be_divided)
{
    return t->head.small ? t->divisible >= 2 * t->least : t->divisible == 6;
}

LAW(other_sizes_to_divide_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.divisible = another(from, 12, 6);
    return judged(&t) == SAKKARA_split_from_six;
}

static verdict expected_split(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned n, bool upper)
{
    unsigned size = s->part[0] % DIVIDED, together = (unsigned)s->sunk + s->withered;
    bool last = s->part[1] == 0, divided = s->part[0] >= DIVIDED;
    if (READS(t, Q_split_shape, 'C') || (upper && READS(t, Q_part_order, 'A')))
        return SAKKARA_pile_play_order;
    if (size < t->divisible || divided || s->kept == 1)
        return SAKKARA_split_from_six;
    if (n < t->least || n + t->least > size)
        return SAKKARA_split_min_three;
    bool apart_now = READS(t, Q_top_after_split, 'B') && last && (upper ? n : size - n) < together;
    return apart_now ? SAKKARA_grain_second_below_ship : LEGAL;
}

TALLY_PROPERTY(stacks_are_divided_from_six_into_threes)
{
    for (unsigned n = 1; s->phase == PLACE && n < TILES && n <= s->part[0] % DIVIDED; n++)
        for (unsigned upper = 0; upper < 2; upper++)
            if (asked(t, s, M_SPLIT, other(s->mover), n, upper)
                != expected_split(t, s, n, upper == 1))
                return false;
    return true;
}

CLAUSE(split_min_three, "Afleggen", LEGALITY, EXPLICIT, "Each part has three tiles or more.")

TABLE_PROPERTY(parts_have_three_tiles)
{
    return t->least > 0 && (t->head.small || t->least == 3);
}

LAW(other_sizes_of_parts_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.least = another(from, 6, 3);
    return judged(&t) == SAKKARA_split_min_three;
}

/* A pile may come to lie in parts of the least size: a key has room for each. */
LAW(pile_in_the_smallest_parts_is_kept_whole)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = PLACE, .ending = 1, .entered = 4 }, back;
    uint8_t key[1024];
    sakkara_seal(&t);
    unsigned parts = 2 + choose(from, 23);
    s.used = (uint8_t)(parts * t.least);
    for (unsigned i = 0; i < s.used; i++)
        s.pile[i] = (uint8_t)(1 + choose(from, KINDS));
    for (unsigned i = 0; i < parts; i++)
        s.part[i] = t.least;
    for (unsigned p = 0; p < PLAYERS; p++)
        for (unsigned w = 0; w < WORKERS; w++)
            s.worker[p][w] = (uint8_t)(1 + 2 * p + w);
    sakkara_key(&t, &s, key);
    sakkara_unkey(&t, key, &back);
    bool same = back.used == s.used;
    for (unsigned i = 0; i < PARTS; i++)
        same = same && back.part[i] == s.part[i];
    for (unsigned i = 0; i < TILES; i++)
        same = same && back.pile[i] == s.pile[i];
    return same;
}

STEP_PROPERTY(division_makes_two_parts_of_one)
{
    unsigned size = before->part[0] % DIVIDED;
    unsigned lower = after->part[0] % DIVIDED, upper = after->part[1] % DIVIDED;
    bool good = true;
    if (m.kind != M_SPLIT)
        return true;
    for (unsigned i = 2; i < PARTS; i++)
        good = good && after->part[i] == before->part[i - 1];
    return good && lower == m.arg[0] && lower + upper == size && lower >= t->least
        && upper >= t->least && size >= t->divisible && after->phase == PLACE;
}

/* q-split-shape B: what was divided is not divided again. To cut what is too high to be laid
 * down (q-pile-cut B) is not to divide it. */
STEP_PROPERTY(parts_of_a_division_are_remembered_where_read_so)
{
    bool divided = READS(t, Q_split_shape, 'B') && before->part[0] <= t->at_once;
    return m.kind != M_SPLIT
        || ((after->part[0] >= DIVIDED) == divided && (after->part[1] >= DIVIDED) == divided);
}

/* Dividing leaves the tiles where they are, unless the upper part is to go first. */
STEP_PROPERTY(division_keeps_the_order)
{
    unsigned size = before->part[0] % DIVIDED, n = m.arg[0];
    bool good = true;
    if (m.kind != M_SPLIT || m.arg[1] == 0)
        return m.kind != M_SPLIT || same_bytes(before->pile, after->pile, TILES);
    for (unsigned i = 0; i < TILES; i++) {
        unsigned was = i >= size ? i : i < n ? size - n + i : i - n;
        good = good && was < TILES && after->pile[i] == before->pile[was];
    }
    return good;
}

/* q-split-shape C: from a part of six, tiles are picked one by one for a new part. They keep
 * their order: who goes on too far up the pile would not find three. */
TALLY_PROPERTY(picked_parts_have_three_tiles_too)
{
    unsigned size = s->part[0];
    if (s->phase != PLACE || !READS(t, Q_split_shape, 'C'))
        return s->phase != PLACE || asked_placer(t, s, M_PICK, 0) == SAKKARA_pile_play_order;
    for (unsigned i = 0; i < TILES && i < size; i++) {
        verdict v = size < t->divisible || s->kept == 1 ? (verdict)SAKKARA_split_from_six
                  : s->picked + t->least >= size        ? (verdict)SAKKARA_split_min_three
                  : i < s->from                         ? (verdict)SAKKARA_pile_play_order
                  : s->picked + size < i + t->least     ? (verdict)SAKKARA_split_min_three
                                                        : (verdict)LEGAL;
        if (asked_placer(t, s, M_PICK, i) != v)
            return false;
    }
    verdict v = s->picked < t->least ? (verdict)SAKKARA_split_min_three : (verdict)LEGAL;
    return s->picked == 0
        || (asked_placer(t, s, M_WHOLE, 0) == v && sakkara_turn_of(t, s) == other(s->mover)
            && asked_placer(t, s, M_PUT, 0) == SAKKARA_split_min_three);
}

STEP_PROPERTY(tile_picked_joins_those_picked_before)
{
    unsigned at = m.arg[0], to = before->picked;
    bool good = true;
    if (m.kind != M_PICK)
        return true;
    for (unsigned i = 0; i < TILES; i++) {
        unsigned was = i == to ? at : i > to && i <= at ? i - 1 : i;
        good = good && was < TILES && after->pile[i] == before->pile[was];
    }
    return good && after->picked == to + 1 && after->from == at + 1
        && same_bytes(before->part, after->part, PARTS);
}

STEP_PROPERTY(tiles_picked_become_a_part)
{
    bool good = same_bytes(before->pile, after->pile, TILES);
    if (m.kind != M_WHOLE)
        return true;
    if (before->picked == 0)
        return good && after->kept == 1 && same_bytes(before->part, after->part, PARTS);
    for (unsigned i = 2; i < PARTS; i++)
        good = good && after->part[i] == before->part[i - 1];
    return good && after->part[0] == before->picked && after->picked == 0
        && after->part[0] + after->part[1] == before->part[0] && after->part[1] >= t->least;
}

STATE_PROPERTY(tiles_are_picked_only_where_read_so)
{
    bool picks = s->phase == PLACE && READS(t, Q_split_shape, 'C');
    bool some = s->picked > 0 ? s->picked <= s->from && s->from <= s->part[0] : s->from == 0;
    return picks ? some && s->picked < s->part[0] : s->picked == 0 && s->from == 0;
}

CLAUSE(split_voluntary, "Afleggen", LEGALITY, EXPLICIT, "Dividing is not required.")

TALLY_PROPERTY(pile_can_be_laid_down_as_it_is)
{
    bool read_so = READS(t, Q_fewest_scope, 'A') && !READS(t, Q_adjacent_vs_empty, 'C')
                && READS(t, Q_fewest_who, 'A') && !READS(t, Q_pile_cut, 'B') && s->picked == 0;
    bool some = false;
    for (unsigned f = 0; f < t->fields; f++)
        some = some || asked_placer(t, s, M_PUT, f) == LEGAL;
    return some || !read_so || s->phase != PLACE;
}

/* ------------------------------------------------------------ special tiles -- */

CLAUSE(feather_set, "Overzicht", DEFINITION, EXPLICIT,
       "Special tiles are all the grey ones, and the stair, which is blue.")

TABLE_PROPERTY(grey_tiles_are_the_special_ones)
{
    bool good = t->head.small || t->colour[STAIR] == BLUE;
    for (unsigned k = 0; k < KINDS; k++) {
        bool grey = k == HAND || k == SNAKE || k == HORSE || k == BIRD || k == OX;
        good = good && (t->colour[k] == GREY) == grey
            && (t->colour[k] == GREEN) == (k == SHIP || k == GRAIN)
            && (t->need[k] == 0 || (t->colour[k] >= BLUE && t->colour[k] <= GOLD));
    }
    return good;
}

LAW(special_tiles_of_other_colours_are_refused)
{
    static const uint8_t colour[] = { GREEN, BLUE, RED, GOLD };
    struct sakkara_table t = as_assumed();
    t.colour[HAND + choose(from, KINDS - HAND)] = colour[choose(from, sizeof colour)];
    return judged(&t) == SAKKARA_feather_set;
}

/* q-idle-play B: only special tiles can be played for nothing; else none. */
TALLY_PROPERTY(other_tiles_are_not_played_by_themselves)
{
    for (unsigned k = 0; s->phase == TURN && k < KINDS; k++) {
        bool special = k == STAIR || t->colour[k] == GREY;
        bool legal = READS(t, Q_idle_play, 'B') && special;
        verdict v = legal ? (verdict)LEGAL : (verdict)SAKKARA_feather_set;
        if (s->holder[s->mover][k] > 0 && asked_mover(t, s, M_IDLE, k, 0) != v)
            return false;
    }
    return true;
}

CLAUSE(stair_two_uses, "Trap", DEFINITION, EXPLICIT,
       "A stair is either built, in the first step, or climbed.")

STEP_PROPERTY(stair_is_built_or_climbed_and_not_both)
{
    unsigned p = before->mover,
             built = (unsigned)(after->built[p][STAIR] - before->built[p][STAIR]);
    if (m.kind == M_BUILD && m.arg[0] == STAIR)
        return built == 1 && after->holder[p][STAIR] + 1 == before->holder[p][STAIR]
            && (after->used == before->used || !READS(t, Q_pile_when, 'A'));
    return built == 0;
}

CLAUSE(stair_any_climb, "Trap", EFFECT, EXPLICIT,
       "A stair takes one worker up any difference between two fields side by side.")

TALLY_PROPERTY(with_a_stair_nothing_is_too_high)
{
    for (unsigned w = 0; s->phase == TURN && s->holder[s->mover][STAIR] > 0 && w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++)
            if (asked_mover(t, s, M_STEP, w, f) == SAKKARA_climb_two)
                return false;
    return true;
}

TALLY_PROPERTY(needless_stairs_are_refused)
{
    for (unsigned w = 0; s->phase == TURN && w < t->workers; w++)
        for (unsigned f = 0; f < t->fields; f++) {
            struct move m = { M_STEP, s->mover, { (uint8_t)w, (uint8_t)f, 1 } };
            verdict v = expected_step(t, s, w, f);
            bool steep = v == LEGAL && too_steep(t, s, stands(s, s->mover, w), f);
            if (v == LEGAL && READS(t, Q_stair_needless, 'B') && !steep)
                v = s->holder[s->mover][STAIR] > 0 ? (verdict)LEGAL
                                                   : (verdict)SAKKARA_play_from_holder;
            else if (v == LEGAL)
                v = SAKKARA_stair_any_climb;
            if (sakkara_refusal(t, s, m) != v)
                return false;
        }
    return true;
}

CLAUSE(snake_robs_one, "Slang", EFFECT, EXPLICIT,
       "With a snake the player may take one tile, which he likes, out of the other's holder.")

STEP_PROPERTY(robber_takes_the_tile_he_names)
{
    unsigned p = before->mover, q = other(p);
    if (m.kind != M_ROB)
        return true;
    if (m.arg[0] == 0)
        return after->held[p] == before->held[p] && after->held[q] == before->held[q];
    unsigned k = (m.arg[0] - 1u) % KINDS;
    return after->holder[p][k] == before->holder[p][k] + 1
        && after->holder[q][k] + 1 == before->holder[q][k] && after->held[p] == before->held[p] + 1
        && after->held[q] + 1 == before->held[q];
}

TALLY_PROPERTY(any_tile_of_the_other_may_be_robbed)
{
    unsigned q = other(s->mover);
    if (s->phase != ROB)
        return s->phase != TURN || asked_mover(t, s, M_ROB, 0, 0) == SAKKARA_snake_robs_one;
    for (unsigned k = 0; k < KINDS; k++)
        if (asked_mover(t, s, M_ROB, k + 1, 0)
            != (s->holder[q][k] > 0 ? (verdict)LEGAL : (verdict)SAKKARA_snake_robs_one))
            return false;
    return asked_mover(t, s, M_ROB, 0, 0)
        == (READS(t, Q_snake_decline, 'A') ? (verdict)LEGAL : (verdict)SAKKARA_snake_robs_one);
}

CLAUSE(snake_shows_holder, "Slang", INFORMATION, EXPLICIT,
       "For that the other turns his holder round, and back again afterwards.")

TALLY_PROPERTY(holder_is_shown_to_the_robber)
{
    struct sakkara_state seen, not_seen;
    if (s->phase != ROB)
        return true;
    sakkara_view(t, s, s->mover, &seen);
    sakkara_view(t, s, other(s->mover), &not_seen);
    return same_bytes(seen.holder[other(s->mover)], s->holder[other(s->mover)], KINDS)
        && all_zero(not_seen.holder[s->mover], KINDS)
        && all_refused(t, s, s->mover, SAKKARA_snake_shows_holder, M_ROB, MOVE_KINDS);
}

STEP_PROPERTY(snake_is_played_before_the_robber_chooses)
{
    return (m.kind != M_SNAKE
            || (after->phase == ROB
                && after->held[0] + after->held[1] + 1 == before->held[0] + before->held[1]))
        && (m.kind != M_ROB || before->phase == ROB);
}

CLAUSE(snake_holder_only, "Slang", LEGALITY, IMPLIED,
       "A snake reaches the holder only, not what is on display or built.")

TALLY_PROPERTY(snake_needs_a_tile_in_the_other_holder)
{
    bool held = s->holder[s->mover & 1][SNAKE] > 0, there = s->held[other(s->mover)] > 0;
    verdict v = !held ? (verdict)SAKKARA_play_from_holder
              : there ? (verdict)LEGAL
                      : (verdict)SAKKARA_snake_holder_only;
    return s->phase != TURN || asked_mover(t, s, M_SNAKE, 0, 0) == v;
}

STEP_PROPERTY(snake_touches_no_display_and_no_pyramid)
{
    if (m.kind != M_SNAKE && m.kind != M_ROB)
        return true;
    return same_bytes(before->ship, after->ship, PLAYERS)
        && same_bytes(before->grain, after->grain, PLAYERS)
        && same_bytes(before->built[0], after->built[0], PLAYERS * KINDS);
}

CLAUSE(horse_after_move, "Paard", LEGALITY, EXPLICIT,
       "A horse is played after the movement, for the worker that was moved.")

/* The field that a horse would carry to, and what forbids it. */
static verdict expected_field_ahead(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned to = next_ride(t, s), stairs = s->holder[s->mover][STAIR];
    if (READS(t, Q_horse_interleave, 'B') && s->phase == RIDE)
        stairs = s->stairs;
    if (to == NOWHERE)
        return SAKKARA_move_orthogonal;
    if (occupied(s, to))
        return SAKKARA_move_not_occupied;
    return too_steep_to_ride(t, s) && stairs == 0 && s->stair_paid == 0 ? SAKKARA_climb_two : LEGAL;
}

TALLY_PROPERTY(horse_prolongs_the_movement)
{
    bool read_so = READS(t, Q_horse_delay, 'A') && READS(t, Q_horse_repeat, 'A');
    if (s->phase != TURN || !read_so)
        return true;
    verdict v = s->holder[s->mover][HORSE] == 0 ? (verdict)SAKKARA_play_from_holder
              : s->walker == 0                  ? (verdict)SAKKARA_horse_after_move
                                                : expected_field_ahead(t, s);
    return asked_mover(t, s, M_HORSE, 0, 0) == v
        && asked_mover(t, s, M_RIDE, 0, 0) == SAKKARA_horse_after_move;
}

STATE_PROPERTY(horse_follows_a_worker_that_was_moved)
{
    bool turn = s->phase == TURN || in_the_middle(s) || s->phase == OVER
             || (s->phase == PLACE && s->ending == 0);
    bool moved = s->moved == 1 || READS(t, Q_horse_after_bird, 'B');
    return (s->walker != 0) == (s->heading != 0) && s->walker <= t->workers && s->heading <= 4
        && (s->walker == 0 || (turn && moved)) && (s->phase != RIDE || s->walker != 0);
}

/* A flight ends what the movement began, for the worker that flew. */
STEP_PROPERTY(horse_forgets_who_has_flown)
{
    bool begins = passes(before, after) || m.kind == M_END;
    bool flew = m.kind == M_LAND && before->flyer == before->walker;
    if (m.kind == M_STEP || m.kind == M_ENTER || READS(t, Q_horse_after_bird, 'B'))
        return true;
    if (flew || (begins && after->phase != OVER))
        return after->walker == 0 && after->heading == 0;
    return after->phase == OVER
        || (after->walker == before->walker && after->heading == before->heading);
}

/* q-horse-after-bird B: unless it went along a row or column, which then is the direction. */
STEP_PROPERTY(flight_in_a_line_can_be_prolonged_where_read_so)
{
    if (m.kind != M_LAND || !READS(t, Q_horse_after_bird, 'B') || before->flyer > WORKERS)
        return true;
    unsigned from = stands_named(before, before->flyer - 1u),
             rows = rows_between(t, from, m.arg[0]);
    unsigned columns = columns_between(t, from, m.arg[0]), heading = after->heading - 1u;
    if (from == m.arg[0] || (rows > 0 && columns > 0))
        return before->flyer == before->walker ? after->walker == 0
                                               : after->walker == before->walker;
    bool back = m.arg[0] < from;
    return t->copies[HORSE] == 0
        || (after->walker == before->flyer
            && heading == (rows > 0 ? (back ? 0u : 2u) : (back ? 3u : 1u)));
}

CLAUSE(horse_one_or_two, "Paard", EFFECT, EXPLICIT,
       "It carries that worker one or two fields further.")

STATE_PROPERTY(ride_is_one_field_or_two)
{
    return s->rides <= (s->phase == RIDE ? 1 : 0);
}

STEP_PROPERTY(horse_stops_after_two_fields)
{
    if (m.kind == M_HORSE)
        return after->phase == RIDE && after->rides == 0;
    if (m.kind == M_RIDE)
        return before->phase == RIDE
            && (before->rides == 0 ? after->phase == RIDE && after->rides == 1
                                   : after->phase != RIDE && after->rides == 0);
    return m.kind != M_HALT || before->phase == GATHER || (before->rides == 1 && after->rides == 0);
}

TALLY_PROPERTY(horse_goes_one_field_at_least)
{
    bool may_halt = s->phase == RIDE && s->rides > 0;
    verdict v = may_halt ? (verdict)LEGAL : (verdict)SAKKARA_horse_one_or_two;
    if (s->phase != TURN && s->phase != RIDE)
        return true;
    return asked_mover(t, s, M_HALT, 0, 0) == v
        && (s->phase == TURN
            || all_refused(t, s, s->mover, SAKKARA_horse_one_or_two, M_RIDE, M_HALT));
}

CLAUSE(horse_straight, "Paard", LEGALITY, EXPLICIT, "It keeps the direction of the movement.")

STEP_PROPERTY(movement_gives_the_horse_its_direction)
{
    if (m.kind != M_STEP || t->copies[HORSE] == 0)
        return true;
    return after->walker == m.arg[0] + 1 && after->heading >= 1 && after->heading <= 4
        && onward(t, stands_named(before, m.arg[0]), after->heading - 1u) == m.arg[1];
}

STEP_PROPERTY(horse_goes_straight_on)
{
    unsigned p = before->mover, w = (before->walker - 1u) & 1;
    if (m.kind != M_RIDE)
        return true;
    return stands(after, p, w) == next_ride(t, before)
        && after->worker[p][1 - w] == before->worker[p][1 - w];
}

CLAUSE(horse_may_take, "Paard", EFFECT, EXPLICIT,
       "The player may take the top tiles of the fields that it reaches.")

TALLY_PROPERTY(tiles_ridden_over_may_be_taken_or_left)
{
    unsigned to = s->phase == RIDE ? next_ride(t, s) : NOWHERE;
    if (s->phase != RIDE)
        return true;
    verdict v = expected_field_ahead(t, s), bare = SAKKARA_horse_may_take;
    bool tiles = v == LEGAL && s->height[to] > 0, must = tiles && READS(t, Q_horse_take, 'B');
    return asked_mover(t, s, M_RIDE, 0, 0) == (must ? bare : v)
        && asked_mover(t, s, M_RIDE, 1, 0) == (v == LEGAL && !tiles ? bare : v);
}

STEP_PROPERTY(rider_takes_the_top_tile_if_he_likes)
{
    unsigned p = before->mover, to = next_ride(t, before), take = m.arg[0];
    if (m.kind != M_RIDE)
        return true;
    return after->height[to] + take == before->height[to]
        && after->held[p] + (climbs_by_stair(t, before, m) ? 1u : 0) == before->held[p] + take;
}

CLAUSE(horse_three_tiles, "Paard", DEFINITION, EXPLICIT,
       "Movement and horse together bring three tiles at most.")

STEP_PROPERTY(each_field_of_a_horse_brings_one_tile_at_most)
{
    return m.kind != M_RIDE
        || (after->held[before->mover] <= before->held[before->mover] + 1 && before->rides < 2);
}

STATE_PROPERTY(horses_are_counted_only_where_read_so)
{
    return s->horses <= (READS(t, Q_horse_repeat, 'B') && !setting_up(s) ? 1 : 0);
}

STEP_PROPERTY(each_horse_is_counted_where_read_so)
{
    bool counts = m.kind == M_HORSE && READS(t, Q_horse_repeat, 'B');
    return passes(before, after) || after->horses == before->horses + (counts ? 1 : 0);
}

TALLY_PROPERTY(second_horse_is_refused_where_read_so)
{
    bool asks = s->phase == TURN && s->horses > 0 && s->walker != 0 && READS(t, Q_horse_delay, 'A');
    return !asks || s->holder[s->mover][HORSE] == 0
        || asked_mover(t, s, M_HORSE, 0, 0) == SAKKARA_horse_three_tiles;
}

CLAUSE(horse_obeys_move_rules, "Beweging, Paard", LEGALITY, IMPLIED,
       "Each further field must be free and not too high, as in a movement.")

STEP_PROPERTY(rider_finds_the_field_free_and_low_enough)
{
    if (m.kind != M_RIDE)
        return true;
    unsigned to = next_ride(t, before);
    bool steep = too_steep_to_ride(t, before);
    return to != NOWHERE && !occupied(before, to)
        && (!steep || before->stair_paid == 1 || before->holder[before->mover][STAIR] > 0);
}

STATE_PROPERTY(riding_remembers_only_what_is_read_so)
{
    bool turn = in_turn(s) || s->phase == OVER || (s->phase == PLACE && s->ending == 0);
    return s->fresh <= (READS(t, Q_horse_delay, 'B') && turn ? 1 : 0)
        && s->start_height <= (READS(t, Q_horse_height, 'B') && turn ? TALL : 0)
        && (s->stairs == 0 || (READS(t, Q_horse_interleave, 'B') && s->phase == RIDE))
        && s->stair_paid <= (READS(t, Q_stair_count, 'B') && turn ? 1 : 0);
}

CLAUSE(bird_before_or_after, "Vogel", LEGALITY, EXPLICIT,
       "A bird is played before the movement or after it.")

TALLY_PROPERTY(birds_fly_before_the_movement_and_after_it)
{
    struct sakkara_state then = *s;
    then.moved = s->moved ^ 1;
    then.walker = then.heading = 0;
    for (unsigned n = 0; s->phase == TURN && n < PLAYERS * t->workers; n++) {
        unsigned w = n / t->workers * WORKERS + n % t->workers;
        if (asked_mover(t, s, M_BIRD, w, 0) != asked_mover(t, &then, M_BIRD, w, 0))
            return false;
    }
    return true;
}

CLAUSE(bird_any_worker, "Vogel", EFFECT, EXPLICIT,
       "It carries a worker that the player chooses, not only the one that moves.")

static verdict expected_landing(const struct sakkara_table *t, const struct sakkara_state *s,
                                unsigned worker, unsigned f)
{
    unsigned from = stands_named(s, worker);
    bool own_field = f == from && READS(t, Q_bird_take, 'D');
    if (occupied(s, f) && !own_field)
        return SAKKARA_move_not_occupied;
    if (READS(t, Q_bird_height, 'B') && too_steep(t, s, from, f))
        return SAKKARA_climb_two;
    return READS(t, Q_bird_take, 'B') && s->height[f] == 0 ? SAKKARA_bird_takes_tile : LEGAL;
}

static verdict expected_bird(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned worker)
{
    bool some = false;
    if (s->holder[s->mover][BIRD] == 0)
        return SAKKARA_play_from_holder;
    if (worker >= WORKERS && READS(t, Q_bird_whose, 'A'))
        return SAKKARA_bird_any_worker;
    for (unsigned f = 0; f < t->fields; f++)
        some = some || expected_landing(t, s, worker, f) == LEGAL;
    return some ? LEGAL : SAKKARA_bird_any_field;
}

TALLY_PROPERTY(either_own_worker_may_fly)
{
    for (unsigned w = 0; s->phase == TURN && w < t->workers; w++)
        if (asked_mover(t, s, M_BIRD, w, 0) != expected_bird(t, s, w)
            || asked_mover(t, s, M_BIRD, WORKERS + w, 0) != expected_bird(t, s, WORKERS + w))
            return false;
    return true;
}

STATE_PROPERTY(one_worker_flies_at_a_time)
{
    unsigned w = s->flyer - 1u;
    bool own = w < t->workers, foreign = w >= WORKERS && w - WORKERS < t->workers;
    foreign = foreign && READS(t, Q_bird_whose, 'B');
    return s->phase == FLY ? own || foreign : s->flyer == 0;
}

STEP_PROPERTY(bird_carries_the_worker_named)
{
    unsigned seat = before->flyer <= WORKERS ? before->mover : other(before->mover);
    unsigned w = (before->flyer - 1u) % WORKERS;
    if (m.kind == M_BIRD)
        return after->phase == FLY && after->flyer == m.arg[0] + 1;
    return m.kind != M_LAND
        || (stands(after, seat, w) == m.arg[0]
            && after->worker[seat][1 - w] == before->worker[seat][1 - w]
            && same_bytes(after->worker[other(seat)], before->worker[other(seat)], WORKERS));
}

CLAUSE(bird_any_field, "Vogel", EFFECT, EXPLICIT,
       "It carries him to a field that the player chooses, wherever it is.")

TALLY_PROPERTY(bird_lands_on_any_free_field)
{
    if (s->phase == TURN)
        return asked_mover(t, s, M_LAND, 0, 0) == SAKKARA_bird_any_field;
    for (unsigned f = 0; s->phase == FLY && f < t->fields; f++)
        if (asked_mover(t, s, M_LAND, f, 0) != expected_landing(t, s, s->flyer - 1u, f))
            return false;
    return s->phase != FLY
        || all_refused(t, s, s->mover, SAKKARA_bird_any_field, M_LAND, MOVE_KINDS);
}

CLAUSE(bird_takes_tile, "Vogel", EFFECT, EXPLICIT,
       "The player takes the tile that lies on top there.")

STEP_PROPERTY(who_flies_takes_the_top_tile)
{
    unsigned p = before->mover, f = m.arg[0];
    bool good = true;
    if (m.kind != M_LAND)
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        good = good
            && after->holder[p][k]
                   == before->holder[p][k] + (m.arg[1] == 0 && top(before, f) == k + 1 ? 1 : 0);
    return good;
}

TALLY_PROPERTY(leaving_the_tile_is_refused)
{
    for (unsigned f = 0; s->phase == FLY && f < t->fields; f++) {
        verdict v = expected_landing(t, s, s->flyer - 1u, f);
        bool may_leave = READS(t, Q_bird_take, 'C') && s->height[f] > 0;
        v = v == LEGAL && !may_leave ? (verdict)SAKKARA_bird_takes_tile : v;
        if (asked_mover(t, s, M_LAND, f, 1) != v)
            return false;
    }
    return true;
}

CLAUSE(bird_extra, "Vogel", DEFINITION, EXPLICIT,
       "The flight comes beside the movement and not in its place, for one more tile.")

STEP_PROPERTY(flight_is_not_the_movement)
{
    if (m.kind != M_BIRD && m.kind != M_LAND)
        return true;
    return after->moved == before->moved
        && after->held[before->mover] <= before->held[before->mover] + 1
        && (m.kind == M_BIRD || !READS(t, Q_pile_when, 'A') || after->phase == TURN);
}

CLAUSE(ox_pushes_top, "Os", EFFECT, EXPLICIT,
       "An ox pushes one or more tiles of a stack onto a field beside it.")

static bool in_front(const struct sakkara_table *t, const struct sakkara_state *s, unsigned source,
                     unsigned target)
{
    bool found = false;
    for (unsigned w = 0; w < t->workers; w++) {
        unsigned from = stands(s, s->mover, w);
        bool near =
            READS(t, Q_ox_direction, 'D') ? around(t, from, source) : beside(t, from, source);
        bool straight =
            rows_between(t, from, target) + columns_between(t, from, target) == 2
            && (rows_between(t, from, target) == 2 || columns_between(t, from, target) == 2);
        found = found || (near && (straight || !READS(t, Q_ox_direction, 'B')));
    }
    return found;
}

static verdict expected_ox(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned source, unsigned target)
{
    bool neighbours =
        READS(t, Q_ox_direction, 'C') ? around(t, source, target) : beside(t, source, target);
    bool workers = READS(t, Q_ox_worker, 'A') && (occupied(s, source) || occupied(s, target));
    if (s->holder[s->mover][OX] == 0)
        return SAKKARA_play_from_holder;
    if (!neighbours || s->height[source] == 0 || workers)
        return SAKKARA_ox_pushes_top;
    if (!in_front(t, s, source, target))
        return SAKKARA_ox_in_front;
    return s->height[target] >= s->height[source] ? SAKKARA_ox_never_up : LEGAL;
}

/* From every field to those around it; and to one far away. */
TALLY_PROPERTY(every_push_allowed_is_legal)
{
    for (unsigned a = 0; s->phase == TURN && s->holder[s->mover][OX] > 0 && a < t->fields; a++)
        for (unsigned b = 0; b < t->fields; b++)
            if ((around(t, a, b) || b == 0)
                && asked_mover(t, s, M_OX, a, b) != expected_ox(t, s, a, b))
                return false;
    return true;
}

TALLY_PROPERTY(ox_is_followed_by_its_push)
{
    if (s->phase == TURN)
        return asked_mover(t, s, M_PUSH, 1, 0) == SAKKARA_ox_pushes_top;
    return s->phase != PUSH
        || (asked_mover(t, s, M_PUSH, 0, 0) == SAKKARA_ox_pushes_top
            && all_refused(t, s, s->mover, SAKKARA_ox_pushes_top, M_PUSH, MOVE_KINDS));
}

STATE_PROPERTY(ox_stands_between_two_fields_while_it_pushes)
{
    unsigned a = (s->source - 1u) % FIELDS, b = (s->target - 1u) % FIELDS;
    bool on_board =
        s->source != 0 && s->source <= t->fields && s->target != 0 && s->target <= t->fields;
    bool near = READS(t, Q_ox_direction, 'C') ? around(t, a, b) : beside(t, a, b);
    bool free = READS(t, Q_ox_worker, 'B') || (!occupied(s, a) && !occupied(s, b));
    bool pushes = on_board && near && free && s->height[a] > s->height[b];
    return s->phase == PUSH ? pushes : s->source == 0 && s->target == 0;
}

STEP_PROPERTY(ox_pushes_as_many_tiles_as_said)
{
    unsigned a = before->source - 1u, b = before->target - 1u;
    if (m.kind == M_OX)
        return after->phase == PUSH && after->source == m.arg[0] + 1
            && after->target == m.arg[1] + 1;
    return m.kind != M_PUSH
        || (m.arg[0] >= 1 && before->phase == PUSH
            && after->height[a] + m.arg[0] == before->height[a]
            && after->height[b] == before->height[b] + m.arg[0]);
}

CLAUSE(ox_in_front, "Os", LEGALITY, EXPLICIT,
       "The stack lies in front of one of the player's workers.")

STATE_PROPERTY(stack_of_the_ox_lies_before_an_own_worker)
{
    unsigned a = s->source - 1u, b = s->target - 1u;
    return s->phase != PUSH || in_front(t, s, a, b);
}

CLAUSE(ox_never_up, "Os", LEGALITY, EXPLICIT, "No tile is pushed upwards.")

TALLY_PROPERTY(ox_pushes_down_or_level)
{
    unsigned a = (s->source - 1u) % FIELDS, b = (s->target - 1u) % FIELDS;
    for (unsigned n = 1; s->phase == PUSH && n <= TALL; n++)
        if (asked_mover(t, s, M_PUSH, n, 0)
            != (s->height[b] + n <= s->height[a] ? (verdict)LEGAL : (verdict)SAKKARA_ox_never_up))
            return false;
    return true;
}

/* The lowest of the tiles pushed lay at least as high as it comes to lie. */
STEP_PROPERTY(no_tile_is_pushed_upwards)
{
    return m.kind != M_PUSH
        || before->height[before->target - 1u] <= before->height[before->source - 1u] - m.arg[0];
}

/* In the example the stack is four higher: one to four tiles may be pushed. */
LAW(one_to_four_tiles_down_a_drop_of_four)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = {
        .phase = PUSH, .source = 2, .target = 3, .worker = { { 1, 49 }, { 8, 48 } }
    };
    unsigned below = choose(from, 5), n = choose(from, 12);
    sakkara_seal(&t);
    s.height[1] = (uint8_t)(below + 4);
    s.height[2] = (uint8_t)below;
    for (unsigned h = 0; h < below + 4; h++)
        s.tile[1][h] = s.tile[2][h] = HAND + 1;
    for (unsigned h = below; h < below + 4; h++)
        s.tile[2][h] = 0;
    return (asked_mover(&t, &s, M_PUSH, n, 0) == LEGAL) == (n >= 1 && n <= 4);
}

CLAUSE(ox_block_keeps_order, "Os", EFFECT, IMPLIED,
       "The tiles pushed are the upper ones; they stay in their order.")

STEP_PROPERTY(pushed_tiles_keep_their_order)
{
    unsigned a = (before->source - 1u) % FIELDS, b = (before->target - 1u) % FIELDS;
    bool good = true;
    if (m.kind != M_PUSH)
        return true;
    unsigned bottom = before->height[a] - m.arg[0], to = before->height[b];
    for (unsigned i = 0; i < TALL; i++)
        good = good
            && (i >= m.arg[0] || to + i >= TALL || bottom + i >= TALL
                || after->tile[b][to + i] == before->tile[a][bottom + i]);
    return good;
}

/* ------------------------------------------------------------------- spells -- */

CLAUSE(spell_three_tiles, "Overzicht, Afleggen", LEGALITY, EXPLICIT,
       "A spell costs the three tiles that the board shows for it.")

static bool same_three(const uint8_t a[3], const uint8_t b[3])
{
    bool same = true;
    for (unsigned i = 0; i < 3; i++)
        same = same && copies_in(a, a[i]) == copies_in(b, a[i]);
    return same;
}

TABLE_PROPERTY(spells_cost_different_tiles)
{
    bool good = true;
    for (unsigned a = 0; a < SPELLS; a++)
        for (unsigned b = 0; b < a; b++)
            good = good && !same_three(t->recipe[a], t->recipe[b]);
    return good || t->head.small;
}

TABLE_PROPERTY(spells_are_made_of_three_kinds)
{
    bool good = true;
    for (unsigned i = 0; i < SPELLS; i++)
        good =
            good && t->recipe[i][0] < KINDS && t->recipe[i][1] < KINDS && t->recipe[i][2] < KINDS;
    return good;
}

LAW(spells_of_unknown_tiles_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.recipe[choose(from, SPELLS)][choose(from, 3)] = (uint8_t)(KINDS + choose(from, 200));
    return judged(&t) == SAKKARA_spell_three_tiles;
}

LAW(spells_of_greens_and_hewn_stones_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.recipe[choose(from, SPELLS)][choose(from, 3)] = (uint8_t)choose(from, HEWN + 1);
    return judged(&t) == SAKKARA_spell_three_tiles;
}

LAW(spells_that_cost_the_same_are_refused)
{
    struct sakkara_table t = as_assumed();
    unsigned a = choose(from, SPELLS), b = (a + 1 + choose(from, SPELLS - 1)) % SPELLS;
    unsigned turned = choose(from, 3);
    for (unsigned i = 0; i < 3; i++)
        t.recipe[a][i] = t.recipe[b][(i + turned) % 3];
    return judged(&t) == SAKKARA_spell_three_tiles;
}

STEP_PROPERTY(spell_takes_its_three_tiles)
{
    unsigned p = before->mover;
    uint8_t three[3] = { 0 };
    bool good = true;
    if (!is_spell(m))
        return true;
    for (unsigned i = 0; i < 3; i++)
        three[i] = (uint8_t)spell_tile(m, i);
    for (unsigned k = 0; k < KINDS; k++)
        good = good && copies_in(three, k) == copies_in(t->recipe[spell_of(m)], k)
            && before->holder[p][k] >= copies_in(three, k);
    return good;
}

static bool holds_all(const struct sakkara_state *s, const uint8_t three[3])
{
    bool all = true;
    for (unsigned i = 0; i < 3; i++)
        all = all && s->holder[s->mover][three[i]] >= copies_in(three, three[i]);
    return all;
}

static bool all_special(const uint8_t three[3])
{
    bool special = true;
    for (unsigned i = 0; i < 3; i++)
        special = special && (three[i] == STAIR || three[i] >= HAND);
    return special;
}

/* What forbids a spell, from its tiles to what it would do. */
static verdict expected_spell(const struct sakkara_table *t, const struct sakkara_state *s,
                              struct move m)
{
    static const verdict recipe[] = {
        SAKKARA_fire_recipe,
        SAKKARA_whirl_recipe,
        SAKKARA_drought_recipe,
        SAKKARA_shipwreck_recipe,
    };
    const uint8_t three[3] = { (uint8_t)spell_tile(m, 0), (uint8_t)spell_tile(m, 1),
                               (uint8_t)spell_tile(m, 2) };
    unsigned which = spell_of(m), q = other(s->mover);
    if (!holds_all(s, three))
        return SAKKARA_play_from_holder;
    if (READS(t, Q_spell_tile_kind, 'B') && !all_special(three))
        return SAKKARA_spell_three_tiles;
    if (!same_three(three, t->recipe[which]))
        return recipe[which];
    bool idle = READS(t, Q_idle_play, 'B');
    if (is_storm(m) && (m.arg[0] >= WORKERS || (!idle && in_reach(t, s, m) == 0)))
        return which == FIRE ? SAKKARA_fire_line : SAKKARA_whirl_ring;
    bool target = which == DROUGHT ? s->grain[q] > 0 : s->ship[q] > 0;
    return is_storm(m) || idle || target ? LEGAL : SAKKARA_spell_targets_display;
}

/* One spell for every worker and direction, with the tiles of some recipe. */
static bool spell_judged_well(const struct sakkara_table *t, const struct sakkara_state *s,
                              unsigned kind, const uint8_t three[3])
{
    unsigned ways = kind != M_FIRE ? 1 : READS(t, Q_fire_line, 'B') ? 4 : 2;
    unsigned workers = kind == M_FIRE || kind == M_WHIRL ? PLAYERS * WORKERS : 1;
    for (unsigned w = 0; w < workers; w++)
        for (unsigned way = 0; way < ways; way++) {
            struct move m = spell(s, kind, w, way, three);
            if (w % WORKERS < t->workers && sakkara_refusal(t, s, m) != expected_spell(t, s, m))
                return false;
        }
    return true;
}

/* Each spell is tried with the tiles of each. */
TALLY_PROPERTY(every_spell_that_has_its_tiles_and_its_aim_is_legal)
{
    for (unsigned kind = M_FIRE; s->phase == TURN && kind <= M_SHIPWRECK; kind++)
        for (unsigned recipe = 0; recipe < SPELLS; recipe++)
            if (!spell_judged_well(t, s, kind, t->recipe[recipe]))
                return false;
    return true;
}

CLAUSE(spell_chain, "Voorbeeld, Inzetten", LEGALITY, EXPLICIT,
       "Tiles won by a spell may be used for another one at once.")

/* What a storm brings may serve for the next spell. */
STEP_PROPERTY(spells_may_be_cast_with_tiles_just_won)
{
    if (!is_spell(m) || after->phase != TURN || after->mover != before->mover
        || READS(t, Q_spell_tile_kind, 'B'))
        return true;
    for (unsigned kind = M_DROUGHT; kind <= M_SHIPWRECK; kind++) {
        unsigned q = other(after->mover),
                 there = kind == M_DROUGHT ? after->grain[q] : after->ship[q];
        const uint8_t *three = t->recipe[kind - M_FIRE];
        if (there > 0 && holds_all(after, three)
            && sakkara_refusal(t, after, spell(after, kind, 0, 0, three)) != LEGAL)
            return false;
    }
    return true;
}

CLAUSE(fire_recipe, "Voorbeeld", DEFINITION, EXPLICIT, "The fire storm: tip, cross, braid.")

TABLE_PROPERTY(fire_storm_is_tip_cross_and_braid)
{
    static const uint8_t three[3] = { TIP, CROSS, BRAID };
    return t->head.small || same_three(t->recipe[FIRE], three);
}

/* Another tile that may stand in a recipe, too. */
static void spoil(struct choice *from, uint8_t *kind)
{
    *kind = (uint8_t)(STAIR + another(from, KINDS - STAIR - 1, *kind - (unsigned)STAIR));
}

LAW(other_fire_storms_are_refused)
{
    struct sakkara_table t = as_assumed();
    spoil(from, &t.recipe[FIRE][choose(from, 3)]);
    return judged(&t) == SAKKARA_fire_recipe;
}

/* The recipe but for one tile, held or not, is none. */
static bool wrong_tile_is_refused(const struct sakkara_table *t, const struct sakkara_state *s,
                                  unsigned kind, verdict by)
{
    for (unsigned k = 0; s->phase == TURN && READS(t, Q_spell_tile_kind, 'A') && k < KINDS; k++) {
        const uint8_t *r = t->recipe[kind - M_FIRE], three[3] = { r[0], r[1], (uint8_t)k };
        if (k != r[2]
            && sakkara_refusal(t, s, spell(s, kind, 0, 0, three))
                   != (holds_all(s, three) ? by : (verdict)SAKKARA_play_from_holder))
            return false;
    }
    return true;
}

TALLY_PROPERTY(fire_storm_with_a_wrong_tile_is_refused)
{
    return wrong_tile_is_refused(t, s, M_FIRE, SAKKARA_fire_recipe);
}

CLAUSE(fire_line, "Vuurstorm", EFFECT, EXPLICIT,
       "It takes all open tiles in the row or in the column of one of the caster's workers.")

/* A storm takes the open tile of every field in its reach, and of no other. */
static bool swept_as_said(const struct sakkara_table *t, const struct sakkara_state *before,
                          struct move m, const struct sakkara_state *after)
{
    bool good = true;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool swept = f < t->fields && sweeps(t, before, m, f);
        good = good && after->height[f] + (swept ? 1 : 0) == before->height[f];
    }
    return good;
}

STEP_PROPERTY(fire_storm_takes_all_open_tiles_of_a_line)
{
    return m.kind != M_FIRE || READS(t, Q_storm_all_or_some, 'B')
        || swept_as_said(t, before, m, after);
}

STEP_PROPERTY(fire_storm_stays_in_the_line_of_its_worker)
{
    unsigned from = stands(before, before->mover, m.arg[0]);
    bool good = true;
    if (m.kind != M_FIRE)
        return true;
    for (unsigned f = 0; f < FIELDS; f++) {
        bool line =
            f < t->fields && (rows_between(t, from, f) == 0 || columns_between(t, from, f) == 0);
        good = good && (line || after->height[f] == before->height[f]);
    }
    return good && m.arg[0] < t->workers;
}

CLAUSE(fire_six, "Vuurstorm", DEFINITION, EXPLICIT,
       "These are six at most: the longest row has a worker and six further fields.")

TABLE_PROPERTY(longest_line_has_seven_fields)
{
    unsigned longest = t->rows > t->columns ? t->rows : t->columns;
    return t->rows > 0 && t->columns > 0 && (t->head.small ? longest <= 7 : longest == 7);
}

LAW(boards_with_other_lines_are_refused)
{
    struct sakkara_table t = as_assumed();
    t.rows = (uint8_t)choose(from, 12);
    t.columns = (uint8_t)choose(from, 12);
    bool seven = t.rows > 0 && t.columns > 0 && t.rows <= 7 && t.columns <= 7
              && (t.rows == 7 || t.columns == 7);
    return seven || judged(&t) == SAKKARA_fire_six;
}

STEP_PROPERTY(fire_storm_brings_six_tiles_at_most)
{
    return m.kind != M_FIRE || after->held[before->mover] + 3 <= before->held[before->mover] + 6;
}

CLAUSE(whirl_recipe, "Wervelwind", DEFINITION, AMBIGUOUS,
       "The whirlwind: three tiles shown on the board, in a picture that is lost.")

TALLY_PROPERTY(whirlwind_with_a_wrong_tile_is_refused)
{
    return wrong_tile_is_refused(t, s, M_WHIRL, SAKKARA_whirl_recipe);
}

CLAUSE(whirl_ring, "Wervelwind", EFFECT, EXPLICIT,
       "It takes all open tiles on the fields around one of the caster's workers.")

STEP_PROPERTY(whirlwind_takes_all_open_tiles_around)
{
    return m.kind != M_WHIRL || READS(t, Q_storm_all_or_some, 'B')
        || swept_as_said(t, before, m, after);
}

STEP_PROPERTY(whirlwind_stays_around_its_worker)
{
    unsigned from = stands(before, before->mover, m.arg[0]);
    bool good = true;
    if (m.kind != M_WHIRL)
        return true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good
            && ((f < t->fields && around(t, from, f)) || after->height[f] == before->height[f]);
    return good && m.arg[0] < t->workers;
}

CLAUSE(whirl_eight, "Wervelwind", DEFINITION, EXPLICIT,
       "These are eight at most: so many fields lie around one.")

STEP_PROPERTY(whirlwind_brings_eight_tiles_at_most)
{
    return m.kind != M_WHIRL || after->held[before->mover] + 3 <= before->held[before->mover] + 8;
}

LAW(whirlwind_in_the_open_brings_eight_tiles)
{
    struct sakkara_table t = as_assumed();
    struct sakkara_state s = { .phase = TURN, .step = 1 };
    unsigned row = 1 + choose(from, 5), column = 1 + choose(from, 5), seat = choose(from, PLAYERS);
    sakkara_seal(&t);
    s.mover = (uint8_t)seat;
    for (unsigned f = 0; f < FIELDS; f++)
        s.height[f] = 1, s.tile[f][0] = (uint8_t)(1 + choose(from, KINDS));
    for (unsigned i = 0; i < 3; i++)
        s.holder[seat][t.recipe[WHIRL][i]]++, s.held[seat]++;
    s.worker[seat][0] = (uint8_t)(row * SIDE + column + 1);
    return sakkara_step(&t, &s, spell(&s, M_WHIRL, 0, 0, t.recipe[WHIRL])) == LEGAL
        && s.held[seat] == 8;
}

CLAUSE(storm_top_only, "Vuurstorm, Wervelwind", EFFECT, IMPLIED,
       "A storm takes one tile from each field, the open one on top.")

STEP_PROPERTY(storm_takes_one_tile_of_a_field)
{
    bool good = true;
    if (!is_storm(m) && m.kind != M_GATHER)
        return true;
    for (unsigned f = 0; f < FIELDS; f++)
        good = good && after->height[f] <= before->height[f]
            && after->height[f] + 1 >= before->height[f];
    return good;
}

STATE_PROPERTY(storms_are_gathered_only_where_read_so)
{
    bool gathers = s->phase == GATHER && READS(t, Q_storm_all_or_some, 'B');
    return gathers ? s->storm != 0 && s->gathered <= t->fields
                   : s->phase != GATHER && s->storm == 0 && s->gathered == 0;
}

/* q-storm-all-or-some B: the storm that is being gathered, as it was cast. */
static struct move storm_cast(const struct sakkara_state *s)
{
    unsigned code = s->storm - 1u;
    return (struct move){ code / 8 == FIRE ? M_FIRE : M_WHIRL,
                          s->mover,
                          { (uint8_t)(code / 4 % 2), (uint8_t)(code % 4) } };
}

STEP_PROPERTY(storm_is_gathered_as_it_was_cast)
{
    if (!is_storm(m) || READS(t, Q_storm_all_or_some, 'A'))
        return true;
    struct move cast = storm_cast(after);
    return after->phase == GATHER && after->gathered == 0 && cast.kind == m.kind
        && cast.arg[0] == m.arg[0] && (m.kind == M_WHIRL || cast.arg[1] == m.arg[1]);
}

/* Field after field, each once, from those that the storm reaches. */
STEP_PROPERTY(gathering_goes_from_field_to_field)
{
    if (m.kind != M_GATHER)
        return is_storm(m) || after->phase != GATHER || before->phase == GATHER;
    return before->phase == GATHER && m.arg[0] >= before->gathered
        && after->gathered == m.arg[0] + 1 && sweeps(t, before, storm_cast(before), m.arg[0])
        && after->storm == before->storm;
}

TALLY_PROPERTY(fields_that_a_storm_reaches_may_be_gathered)
{
    for (unsigned f = 0; s->phase == GATHER && f < t->fields; f++) {
        bool may = f >= s->gathered && sweeps(t, s, storm_cast(s), f);
        verdict v = may ? (verdict)LEGAL : (verdict)SAKKARA_storm_top_only;
        if (asked_mover(t, s, M_GATHER, f, 0) != v)
            return false;
    }
    return s->phase != GATHER
        || (asked_mover(t, s, M_HALT, 0, 0) == LEGAL
            && all_refused(t, s, s->mover, SAKKARA_storm_top_only, M_GATHER, M_HALT));
}

TALLY_PROPERTY(gathering_in_a_turn_is_refused)
{
    return s->phase != TURN || asked_mover(t, s, M_GATHER, 0, 0) == SAKKARA_storm_top_only;
}

CLAUSE(drought_recipe, "Droogte", DEFINITION, AMBIGUOUS,
       "The drought: three tiles shown on the board, in a picture that is lost.")

TALLY_PROPERTY(drought_with_a_wrong_tile_is_refused)
{
    return wrong_tile_is_refused(t, s, M_DROUGHT, SAKKARA_drought_recipe);
}

CLAUSE(drought_effect, "Droogte", EFFECT, EXPLICIT,
       "It removes one grain that the other player has on display.")

STEP_PROPERTY(drought_destroys_one_grain)
{
    unsigned q = other(before->mover);
    if (m.kind != M_DROUGHT || before->grain[q] == 0)
        return m.kind != M_DROUGHT || READS(t, Q_idle_play, 'B');
    return after->grain[q] + 1 == before->grain[q] && after->ship[q] == before->ship[q]
        && (after->withered == before->withered + 1 || !READS(t, Q_pile_when, 'A'));
}

CLAUSE(shipwreck_recipe, "Voorbeeld", DEFINITION, EXPLICIT,
       "The shipwreck: moon, double stripe, circle.")

TABLE_PROPERTY(shipwreck_is_moon_double_stripe_and_circle)
{
    static const uint8_t three[3] = { MOON, DSTRIPE, CIRCLE };
    return t->head.small || same_three(t->recipe[SHIPWRECK], three);
}

LAW(other_shipwrecks_are_refused)
{
    struct sakkara_table t = as_assumed();
    spoil(from, &t.recipe[SHIPWRECK][choose(from, 3)]);
    return judged(&t) == SAKKARA_shipwreck_recipe;
}

TALLY_PROPERTY(shipwreck_with_a_wrong_tile_is_refused)
{
    return wrong_tile_is_refused(t, s, M_SHIPWRECK, SAKKARA_shipwreck_recipe);
}

CLAUSE(shipwreck_effect, "Schipbreuk", EFFECT, EXPLICIT,
       "It removes the ship that the other player has on display.")

STEP_PROPERTY(shipwreck_destroys_the_ship)
{
    unsigned q = other(before->mover);
    if (m.kind != M_SHIPWRECK || before->ship[q] == 0)
        return m.kind != M_SHIPWRECK || READS(t, Q_idle_play, 'B');
    return after->ship[q] + 1 == before->ship[q] && after->grain[q] == before->grain[q]
        && (after->sunk == before->sunk + 1 || !READS(t, Q_pile_when, 'A'));
}

CLAUSE(spell_targets_display, "Droogte, Schipbreuk", LEGALITY, EXPLICIT,
       "Both reach what is on display only, not the holder.")

STEP_PROPERTY(drought_and_shipwreck_reach_no_holder)
{
    unsigned q = other(before->mover);
    if (m.kind != M_DROUGHT && m.kind != M_SHIPWRECK)
        return true;
    return same_bytes(after->holder[q], before->holder[q], KINDS)
        && after->held[q] == before->held[q] && same_bytes(after->height, before->height, FIELDS);
}

TALLY_PROPERTY(spells_against_nothing_are_refused)
{
    unsigned q = other(s->mover);
    if (s->phase != TURN || READS(t, Q_idle_play, 'B') || READS(t, Q_spell_tile_kind, 'B'))
        return true;
    verdict drought = sakkara_refusal(t, s, spell(s, M_DROUGHT, 0, 0, t->recipe[DROUGHT]));
    verdict shipwreck = sakkara_refusal(t, s, spell(s, M_SHIPWRECK, 0, 0, t->recipe[SHIPWRECK]));
    return (s->grain[q] > 0 || !holds_all(s, t->recipe[DROUGHT])
            || drought == SAKKARA_spell_targets_display)
        && (s->ship[q] > 0 || !holds_all(s, t->recipe[SHIPWRECK])
            || shipwreck == SAKKARA_spell_targets_display);
}

/* ------------------------------------------------------ end and information -- */

CLAUSE(win_first_tip, "Doel", END, EXPLICIT, "Who first sets the tip on his pyramid wins.")

STEP_PROPERTY(tip_wins_at_once)
{
    if (m.kind != M_BUILD || m.arg[0] != TIP || READS(t, Q_win_moment, 'B'))
        return m.kind != M_BUILD || after->phase != OVER;
    return after->phase == OVER && after->winner == m.actor + 1;
}

STATE_PROPERTY(winner_is_who_has_the_tip)
{
    unsigned p = (s->winner - 1u) & 1;
    bool tip = s->built[p][TIP] == 1 && s->built[1 - p][TIP] == 0;
    bool won = s->phase == OVER && s->winner >= 1 && s->winner <= PLAYERS
            && (tip || READS(t, Q_no_move, 'B'));
    bool open = s->winner == 0 && s->phase != OVER;
    return won || open;
}

STATE_PROPERTY(nobody_has_a_tip_while_the_game_goes_on)
{
    bool tips = s->built[0][TIP] > 0 || s->built[1][TIP] > 0;
    return s->phase == OVER || !tips
        || (READS(t, Q_win_moment, 'B') && s->built[other(s->mover)][TIP] == 0);
}

TALLY_PROPERTY(nothing_happens_after_the_end)
{
    return s->phase != OVER
        || (all_refused(t, s, 0, SAKKARA_win_first_tip, MOVE_KINDS, MOVE_KINDS)
            && all_refused(t, s, 1, SAKKARA_win_first_tip, MOVE_KINDS, MOVE_KINDS)
            && asked(t, s, M_ENTER, 0, 0, 0) == SAKKARA_win_first_tip);
}

CLAUSE(win_first_complete, "Einde", END, EXPLICIT, "Who first completes his pyramid wins.")

STATE_PROPERTY(winner_has_a_complete_pyramid)
{
    unsigned p = (s->winner - 1u) & 1;
    bool complete = finished(t, s, p, 1) && finished(t, s, p, 2) && finished(t, s, p, 3);
    return s->phase != OVER || complete || READS(t, Q_no_move, 'B');
}

STATE_PROPERTY(complete_pyramid_ends_the_game)
{
    bool complete = false;
    for (unsigned p = 0; p < PLAYERS; p++)
        complete =
            complete || (finished(t, s, p, 1) && finished(t, s, p, 2) && finished(t, s, p, 3));
    return !complete || s->phase == OVER || READS(t, Q_win_moment, 'B');
}

TALLY_PROPERTY(outcome_names_who_completed_his_pyramid)
{
    struct outcome o;
    sakkara_outcome(t, s, &o);
    if (s->phase != OVER || !READS(t, Q_no_move, 'A'))
        return true;
    return o.over && o.winners == (s->built[0][TIP] == 1 ? 1 : 2);
}

CLAUSE(end_no_other, "Einde", END, SILENT, "There is no other end, and no draw.")

STEP_PROPERTY(game_ends_with_a_tip_only)
{
    bool lost = m.kind == M_END && before->moved == 0 && READS(t, Q_no_move, 'B');
    bool late =
        m.kind == M_END && before->built[before->mover][TIP] == 1 && READS(t, Q_win_moment, 'B');
    return after->phase != OVER || lost || late || (m.kind == M_BUILD && m.arg[0] == TIP);
}

TALLY_PROPERTY(there_is_one_winner_or_none)
{
    struct outcome o;
    sakkara_outcome(t, s, &o);
    return o.over == (s->phase == OVER)
        && (o.over ? o.winners == 1u << (s->winner - 1u) : o.winners == 0);
}

STEP_PROPERTY(nobody_moves_after_the_end)
{
    return before->phase != OVER;
}

CLAUSE(tops_open, "Voorbereiding", INFORMATION, EXPLICIT,
       "All tiles on the board lie picture up; of a stack the top one is seen.")

/* Of each stack the height and the top tile are seen; the rest where it is read so. */
TALLY_PROPERTY(tops_are_seen_and_nothing_below_them)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        sakkara_view(t, s, p, &seen);
        for (unsigned f = 0; f < FIELDS; f++)
            for (unsigned h = 0; h < TALL; h++) {
                bool open = h + 1 == s->height[f] || READS(t, Q_stack_peek, 'B');
                if (seen.height[f] != s->height[f] || seen.tile[f][h] != (open ? s->tile[f][h] : 0))
                    return false;
            }
    }
    return true;
}

/* Tiles under a top tile may be any: as long as they are buried they allow and forbid nothing. */
TALLY_PROPERTY(buried_tiles_forbid_nothing)
{
    struct sakkara_state then = *s;
    if (s->phase < TURN)
        return true;
    for (unsigned f = 0; f < FIELDS; f++)
        for (unsigned h = 0; h + 1 < TALL; h++)
            if (h + 1 < s->height[f])
                then.tile[f][h] = (uint8_t)(s->tile[f][h] % KINDS + 1);
    return judged_alike(t, s, &then, MOVE_KINDS);
}

CLAUSE(holder_hidden, "Slang", INFORMATION, IMPLIED,
       "What a holder has, the other player does not see; otherwise the snake had nothing to show.")

TALLY_PROPERTY(other_holder_is_not_seen)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        bool shown = s->phase == ROB && s->mover == p;
        sakkara_view(t, s, p, &seen);
        if (!same_bytes(seen.holder[p], s->holder[p], KINDS)
            || (!shown && !all_zero(seen.holder[other(p)], KINDS)))
            return false;
    }
    return true;
}

TALLY_PROPERTY(all_else_is_seen)
{
    for (unsigned p = 0; p < PLAYERS; p++) {
        struct sakkara_state seen;
        sakkara_view(t, s, p, &seen);
        if (!same_bytes(seen.worker[0], s->worker[0], PLAYERS * WORKERS)
            || !same_bytes(seen.held, s->held, PLAYERS) || !same_bytes(seen.ship, s->ship, PLAYERS)
            || !same_bytes(seen.grain, s->grain, PLAYERS)
            || !same_bytes(seen.built[0], s->built[0], PLAYERS * KINDS) || seen.phase != s->phase
            || seen.mover != s->mover || seen.step != s->step || seen.moved != s->moved
            || seen.winner != s->winner)
            return false;
    }
    return true;
}

/* Whatever the other holds, the same is allowed; only when he has shown it, it
 * can be robbed. */
TALLY_PROPERTY(hidden_tiles_forbid_nothing)
{
    struct sakkara_state then = *s;
    unsigned q = other(s->mover);
    if (s->phase < TURN || s->phase == ROB)
        return true;
    for (unsigned k = 0; k < KINDS; k++)
        then.holder[q][k] = s->holder[q][(k + 1) % KINDS];
    return judged_alike(t, s, &then, MOVE_KINDS);
}

/* --------------------------------------------------------------- questions --
 *
 * What the document leaves open. BUILT readings can be put in force with
 * --reading q-slug=X; LISTED ones are named so that nobody decides them quietly.
 */

QUESTION(q_own_worker_whose, "Whose workers keep the pile away from the fields beside them?", 'A',
         "In the example of a turn it is the placer's workers.", BUILT('A', "the placer's"),
         BUILT('B', "those of the player whose turn it was"))

QUESTION(q_empty_vs_worker, "Is a field without tiles, but with a worker, empty?", 'A',
         "Nothing speaks of lifting a worker, and at the entry such a field is not free.",
         BUILT('A', "no: neither tile nor worker"),
         BUILT('B', "yes: the worker then stands on the new stack"))

QUESTION(q_adjacent_vs_empty, "What if every empty field lies beside a worker of the placer?", 'A',
         "The rule about empty fields carries an exception of its own, the one about workers none. "
         "C takes both by the letter; it can be stuck in the first turn.",
         BUILT('A', "the lowest of the fields that are not beside one"),
         BUILT('B', "an empty field, though it lies beside one"),
         BUILT('C', "no field is allowed: the game is stuck"))

QUESTION(q_fewest_scope, "Among which fields has one the fewest tiles?", 'A',
         "B is stuck whenever the lowest field is forbidden.",
         BUILT('A', "among those that are allowed otherwise"),
         BUILT('B', "on the whole board, but for fields with workers"))

QUESTION(q_fewest_who, "Which player chooses among fields with equally few tiles?", 'A',
         "Every rule of that list limits a decision of the placer.", BUILT('A', "the placer"),
         BUILT('B', "the player whose turn it was"))

QUESTION(q_no_eligible_field, "What if every free field lies beside a worker of the placer?", 'A',
         "It cannot happen on the board of seven by seven, only on small ones, where the game "
         "should "
         "go on.",
         BUILT('A', "then such a field will do, a lowest one"),
         BUILT('B', "the pile stays beside the board for good"))

QUESTION(q_pile_cut, "How is a pile of more than nine cut?", 'A',
         "The tiles too many are the next stack; dividing comes after that.",
         BUILT('A', "from the bottom in nines, the rest on top is a stack of its own"),
         BUILT('B', "anywhere, as the placer likes, in parts of three to nine"),
         BUILT('C', "from the top in nines, the rest below is a stack of its own"))

QUESTION(q_split_shape, "How is a stack divided?", 'A',
         "The order of use holds for every stack, and no number of parts is given.",
         BUILT('A', "in any number of parts, each a run of the stack"),
         BUILT('B', "in two parts at most, each a run of the stack"),
         BUILT('C', "in any parts: the placer deals the tiles out freely"))

QUESTION(q_part_order, "In which order are the parts laid down?", 'A',
         "The tiles too many are said to come next.", BUILT('A', "from the lowest up"),
         BUILT('B', "of a part that is divided, the placer may lay down the upper one first"))

QUESTION(q_pile_when, "When are used tiles laid down?", 'A',
         "In the example of a turn everything goes down once, at the end.",
         BUILT('A', "once, after the turn"), BUILT('B', "after each use"))

QUESTION(q_overflow_position, "Where in the pile is surplus?", 'A',
         "A destroyed ship is to lie at the very top.",
         BUILT('A', "above the used tiles, below destroyed greens"),
         BUILT('B', "above everything, as it goes last"))

QUESTION(q_grain_second_trigger, "Which ship sends a destroyed grain to the second place?", 'A',
         "The sentence makes two spells agree, each of which wants the top.",
         BUILT('A', "one that was destroyed in this turn"),
         BUILT('B', "also one that went as surplus"))

QUESTION(q_top_after_split, "Must destroyed greens stay together when the pile is cut?", 'A',
         "Top and second place are said of the pile, before it is cut.", BUILT('A', "no"),
         BUILT('B', "yes: no cut separates them"))

QUESTION(q_spell_tile_kind, "Must the tiles of a spell be special tiles?", 'A',
         "The tip, a cross and a braid make one in the example, and no list calls them special.",
         BUILT('A', "no, the picture of the spell decides"),
         BUILT('B', "yes: a spell with another tile in it cannot be cast"))

QUESTION(q_recipes_lost, "Which tiles make a whirlwind, and which a drought?", 'A',
         "The picture is lost; a user's sheet is any other answer, so no second reading is needed.",
         BUILT('A', "those of the sheet"))

QUESTION(q_fire_line, "How far does the fire storm reach?", 'A',
         "Two choices are offered, not four, and all open tiles are meant.",
         BUILT('A', "over the whole row or the whole column, both sides of the worker"),
         BUILT('B', "in one of four directions"))

QUESTION(q_storm_all_or_some, "Must a storm take all tiles in its reach?", 'A',
         "Casting is free; the effect is said of all.", BUILT('A', "yes"),
         BUILT('B', "no, any of them"))

QUESTION(q_under_worker, "Is the tile under a worker open?", 'A', "A figure covers it.",
         BUILT('A', "no"), BUILT('B', "yes: it is swept from under him"))

QUESTION(q_storm_reach, "Does anything stop a fire storm?", 'A', "No limit is given.",
         BUILT('A', "no"), BUILT('B', "yes: the first worker or the first field without tiles"))

QUESTION(q_bird_whose, "Whose workers may fly?", 'A',
         "Whatever reaches the other player is said to. B: the movement is of an own worker, the "
         "flight of a worker.",
         BUILT('A', "the player's own"), BUILT('B', "anybody's"))

QUESTION(q_bird_height, "Does the limit of climbing hold for a flight?", 'A',
         "The field is the player's choice.", BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_bird_take, "On what may a bird land, and must the tile be taken?", 'A',
         "To carry a worker is to bring him elsewhere; what lies there, if anything, is taken.",
         BUILT('A', "on any other free field; its top tile is taken"),
         BUILT('B', "on a field with tiles only"), BUILT('C', "as A, but the tile may be left"),
         BUILT('D', "as A, and on the field where the worker stands too"))

QUESTION(q_horse_take, "Must tiles be taken on a horse?", 'A',
         "It is a permission; who leaves a tile stays one higher.", BUILT('A', "no"),
         BUILT('B', "yes, as in a movement"))

QUESTION(q_horse_height, "From where is the height of a ridden field measured?", 'A',
         "The stair speaks of two fields side by side.", BUILT('A', "from the field just left"),
         BUILT('B', "from where the movement began"))

QUESTION(q_horse_repeat, "May two horses be played in a turn?", 'A',
         "Any number of tiles may be played; the three tiles are those of one horse.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_horse_delay, "May other tiles be played between the movement and the horse?", 'A',
         "Nothing says at once.", BUILT('A', "yes, while the worker has not flown"),
         BUILT('B', "no"))

QUESTION(q_horse_after_bird, "May a horse prolong a flight?", 'A',
         "A flight is not the movement, and it has no direction.", BUILT('A', "no"),
         BUILT('B', "yes, if it went along a row or column"))

QUESTION(q_horse_interleave, "May a stair won on the horse's first field serve for the second?",
         'A', "Fresh tiles may be played.", BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_stair_count, "Does one stair serve for several climbs of one movement?", 'A',
         "A stair spans two fields.", BUILT('A', "no, each climb costs one"),
         BUILT('B', "yes, movement and horses together"))

QUESTION(q_height_when, "Heights of which moment are compared?", 'A',
         "The document has one word for the turn and another for the movement.",
         BUILT('A', "of the movement"), BUILT('B', "of the turn's beginning"))

QUESTION(q_ox_direction, "Where may the ox push, and which stacks are in front of a worker?", 'A',
         "Side by side means in a row or column elsewhere; workers face nowhere.",
         BUILT('A', "from a field beside a worker onto any field beside that"),
         BUILT('B', "straight away from the worker only"), BUILT('C', "as A, and diagonally too"),
         BUILT('D', "as A, and from fields diagonal to a worker too"))

QUESTION(q_ox_worker, "May the ox push tiles from under a worker, or below one?", 'A',
         "Nothing speaks of moving figures with tiles.", BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_stair_needless, "May a stair be played where it is not needed?", 'A',
         "It serves for a difference that could not be climbed.", BUILT('A', "no"),
         BUILT('B', "yes, to be rid of it"))

QUESTION(q_idle_play, "May a tile or a spell be played that can do nothing?", 'A',
         "Tiles are played for their actions.",
         BUILT('A', "no: part of the effect must be possible"),
         BUILT('B', "yes, it just goes on the pile"))

QUESTION(q_snake_decline, "May the robber take nothing?", 'A', "It is a permission.",
         BUILT('A', "yes"), BUILT('B', "no"))

QUESTION(q_hands_return, "Do helping hands return to the board?", 'A',
         "They are special tiles, and used special tiles go on the pile.", BUILT('A', "yes"),
         BUILT('B', "no, they leave play"))

QUESTION(q_no_move, "What if no worker can be moved?", 'A',
         "A duty that cannot be met is not owed.", BUILT('A', "the duty lapses"),
         BUILT('B', "the player has lost"), BUILT('C', "the duty stands: the game is stuck"))

QUESTION(q_forced_help, "Must a tile be played if nothing else makes a movement possible?", 'A',
         "Playing tiles is free; but a way that opens in the turn must be gone.", BUILT('A', "no"),
         BUILT('B', "yes: a stair, a bird or an ox, if that one tile is enough"))

QUESTION(q_free_discard, "May tiles be discarded with ten or fewer in the holder?", 'A',
         "Only surplus is spoken of, and only at the end of the turn.", BUILT('A', "no"),
         BUILT('B', "yes, at any time of the turn"))

QUESTION(q_spare_greens, "May a second ship be laid out?", 'A',
         "The document speaks of the ship, but of a grain.", BUILT('A', "no"), BUILT('B', "yes"))

QUESTION(q_greens_order, "May ship and grain be laid out apart, and in either order?", 'A',
         "Both must lie there before building; no more is said.", BUILT('A', "yes"),
         BUILT('B', "no, the first grain only together with the ship"))

QUESTION(q_grain_build_same_turn, "May later steps be begun in the turn of their grain?", 'A',
         "It is said of the first step, and nothing sets the others apart.", BUILT('A', "yes"),
         BUILT('B', "no"))

QUESTION(q_grain_total, "How many grains does the whole pyramid ask for?", 'A',
         "The later ones are called a second and a third.",
         BUILT('A', "three: one, then a second, then a third"),
         BUILT('B', "six: one, then two more, then three more"))

QUESTION(q_regrow_several, "May several destroyed grains be replaced in one turn?", 'A',
         "Only the grain of a new step has to wait.", BUILT('A', "yes"),
         BUILT('B', "no, one in a turn"))

QUESTION(q_win_moment, "When is the game won?", 'A', "Who sets the tip first wins.",
         BUILT('A', "when the tip is set"), BUILT('B', "at the end of that turn"))

QUESTION(q_endless, "What if the game never ends?", 'A',
         "There is no draw; plays that can go on for ever are counted and not ended.",
         BUILT('A', "then it goes on"))

QUESTION(q_ship_fix, "What if fewer than two ships are visible after the deal?", 'A',
         "Such a deal is none.", BUILT('A', "all is dealt again"),
         BUILT('B', "tiles change places until two are visible"))

QUESTION(q_stack_peek, "May players look into stacks?", 'A',
         "Heights are counted from outside; visible is said of tops.",
         BUILT('A', "no, only heights and tops are seen"), BUILT('B', "yes"))

/* ------------------------------------------------------------------ scopes --
 *
 * Steps without tiles count as finished. Numbers of states were reached by an
 * enumerator written apart from this program: those after a fixed deal, and as
 * reduced counts (entry and what follows, bird and ox as one decision) those
 * after every deal. Of s1b it counted 20,420 for the sixty deals with the double
 * on a1 and one start player; the number here is for all fields and both.
 * s2, s2b, s2c, s3, s4 and s5 were counted once more by another one, written from the document
 * without any of this code: all alike. Of s5 the first had 61,994,451, 3,400 more. Why is not
 * known; who keeps a stack that was cut because it was too high apart from one that was cut by
 * choice counts 3,440 more, and no move depends on that.
 */
#define SMALL(size, each, tiles) \
    "players 2\nsmall\nboard " size "\nworkers " #each "\ntiles " tiles "\nships 0\n"
#define HANDS(hewn, tip) "hands hewn " #hewn " tip " #tip "\n"
#define GREENS(one, two, three) "greens " #one " " #two " " #three "\n"
#define CUT(at_once, divisible, least) "pile " #at_once " split " #divisible " least " #least "\n"
#define DEAL(row, stacks) "deal " #row " " stacks "\n"

/* A scope a paragraph: its sheet, then its counts. */
/* clang-format off */
const struct scope sakkara_scopes[] = {
    { "s1", IN_TEST, "entry, movement, surplus, laying down one tile; a tip, and nowhere to go",
      SMALL("1x4", 1, "ship 2 grain 1 tip 1") "first A\nneed tip 1\nholder 2\n"
      GREENS(1, 1, 1) HANDS(0, 0) DEAL(1, "ship ship grain tip"), 2128, 48, 0, 2128, 48 },
    { "s1-deals", IN_TEST, "the same after every deal",
      SMALL("1x4", 1, "ship 2 grain 1 tip 1") "first A\nneed tip 1\nholder 2\n"
      GREENS(1, 1, 1) HANDS(0, 0), 0, 0, 0, 4832, 96 },
    { "s1b", IN_TEST, "every deal and either start player; doubles, a hand, no field far enough",
      SMALL("2x2", 1, "ship 2 grain 1 tip 1 hand 1") "need tip 1\nholder 2\nships 2\n"
      GREENS(1, 1, 1) HANDS(0, 1), 57101, 64, 0, 56696, 64 },
    { "s2", IN_TEST, "two steps, one in a turn; the fire storm and the order of its tiles",
      SMALL("2x3", 1, "ship 1 grain 1 dstripe 2 tip 1 hand 1") "first A\nneed dstripe 1 tip 1\n"
      "holder 4\nrecipe fire tip dstripe dstripe\n" GREENS(1, 1, 1) HANDS(0, 1) CUT(3, 4, 2)
      DEAL(1, "grain ship tip") DEAL(2, "hand dstripe dstripe"), 112501, 46, 0, 112501, 46 },
    { "s2-deals", IN_VERIFY, "the same after every deal",
      SMALL("2x3", 1, "ship 1 grain 1 dstripe 2 tip 1 hand 1") "first A\nneed dstripe 1 tip 1\n"
      "holder 4\nrecipe fire tip dstripe dstripe\n" GREENS(1, 1, 1) HANDS(0, 1) CUT(3, 4, 2),
      0, 0, 0, 509508, 46 },
    { "s2b", IN_VERIFY, "drought; grains laid out again, and not too many of them",
      SMALL("1x5", 1, "ship 1 grain 2 circle 1 cross 1 tip 1 hand 1") "first A\n"
      "need circle 1 cross 1 tip 1\nholder 3\nrecipe drought tip circle cross\n"
      GREENS(1, 2, 2) HANDS(0, 1) DEAL(1, "grain/tip ship/grain cross hand circle"),
      287349, 0, 0, 287349, 0 },
    { "s2c", IN_VERIFY, "two workers each, in each other's way; no field far enough",
      SMALL("2x3", 2, "ship 2 grain 2 tip 1 hand 1") "first A\nneed tip 1\nholder 3\n"
      GREENS(1, 1, 1) HANDS(0, 1) DEAL(1, "ship ship grain") DEAL(2, "tip grain hand"),
      576669, 4128, 0, 576669, 4128 },
    { "s3", IN_VERIFY, "three steps; shipwreck, the ship on top, a pile that is cut",
      SMALL("2x3", 1, "ship 1 grain 1 circle 1 cross 1 tip 1 hand 1") "first A\n"
      "need circle 1 cross 1 tip 1\nholder 3\nrecipe shipwreck circle cross tip\n"
      GREENS(1, 1, 1) HANDS(0, 1) CUT(3, 4, 2) DEAL(1, "grain ship circle")
      DEAL(2, "hand cross tip"),
      5125347, 172, 0, 5125347, 172 },
    { "s4", IN_DEEP, "bird and ox; stacks of five",
      SMALL("2x3", 1, "ship 1 grain 1 tip 1 hand 1 bird 1 ox 1") "first A\nneed tip 1\nholder 3\n"
      GREENS(1, 1, 1) HANDS(0, 1) DEAL(1, "grain ship hand") DEAL(2, "ox tip bird"),
      51930516, 11060, 0, 42997182, 11060 },
    { "s5", IN_DEEP, "stair, horse, ox; divided piles; stacks of six",
      SMALL("2x3", 1, "ship 1 grain 1 stair 1 tip 1 horse 1 ox 1") "first A\nneed tip 1\nholder 2\n"
      GREENS(1, 1, 1) HANDS(0, 0) CUT(2, 2, 1) DEAL(1, "grain ship tip") DEAL(2, "ox stair horse"),
      67021211, 77712, 0, 61991051, 77712 },
    END_OF_SCOPES
};
/* clang-format on */
