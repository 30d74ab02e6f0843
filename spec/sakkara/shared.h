/* Sakkara: what the properties of several chapters share, and the words that the chapters use.
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
#ifndef SPEC_SAKKARA_SHARED_H
#define SPEC_SAKKARA_SHARED_H

#include "../../rules/sakkara/sakkara.h"
#include "../bytes.h"
#include "../others.h"

/* ------------------------------------------------- words of the properties -- */

static inline unsigned other(unsigned seat)
{
    return seat == 0 ? 1 : 0;
}

static inline bool setting_up(const struct sakkara_state *s)
{
    return s->phase <= ENTRY;
}

/* The player on turn may act, or is in the middle of something. */
static inline bool in_turn(const struct sakkara_state *s)
{
    return s->phase >= TURN && s->phase <= SURPLUS;
}

/* Sets of moves: playing tiles in a turn, everything that a player does in his turn, and laying
 * down the pile. */
#define TILE_PLAYS \
    (ON(M_HORSE) | ON(M_RIDE) | ON(M_HALT) | ON(M_BIRD) | ON(M_LAND) | ON(M_OX) | ON(M_PUSH) \
     | ON(M_SNAKE) | ON(M_ROB) | ON(M_LAY_SHIP) | ON(M_LAY_GRAIN) | ON(M_BUILD) | SPELLS_CAST \
     | ON(M_GATHER) | ON(M_IDLE))
#define SPELLS_CAST (ON(M_FIRE) | ON(M_WHIRL) | ON(M_DROUGHT) | ON(M_SHIPWRECK))
#define TURN_MOVES (TILE_PLAYS | ON(M_STEP) | ON(M_END) | ON(M_DISCARD))
#define LAYING_DOWN (ON(M_SPLIT) | ON(M_PICK) | ON(M_WHOLE) | ON(M_PUT))

/* From the entry to the end of the game. */
static inline bool in_play(const struct sakkara_state *s)
{
    return s->phase >= TURN && s->phase <= PLACE;
}

/* More tiles may be used in this turn, after anything that has begun is finished. */
static inline bool turn_goes_on(const struct sakkara_state *s)
{
    return s->phase >= TURN && (s->phase <= GATHER || (s->phase == PLACE && s->ending == 0));
}

/* Is this the player on turn? */
static inline bool has_the_turn(const struct sakkara_state *s, struct move m)
{
    return in_play(s) && m.actor == s->mover;
}

static inline bool in_the_middle(const struct sakkara_state *s)
{
    return s->phase >= RIDE && s->phase <= GATHER;
}

/* A turn has ended, and the other player's turn has begun. */
static inline bool passes(const struct sakkara_state *before, const struct sakkara_state *after)
{
    return before->phase >= TURN && after->phase == TURN && after->mover != before->mover;
}

static inline unsigned gap(unsigned a, unsigned b)
{
    return a > b ? a - b : b - a;
}

static inline unsigned rows_between(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return gap(a / t->columns, b / t->columns);
}

static inline unsigned columns_between(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return gap(a % t->columns, b % t->columns);
}

static inline bool beside(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return rows_between(t, a, b) + columns_between(t, a, b) == 1;
}

/* One of the eight fields around it? */
static inline bool around(const struct sakkara_table *t, unsigned a, unsigned b)
{
    return a != b && rows_between(t, a, b) <= 1 && columns_between(t, a, b) <= 1;
}

/* The next field in a direction: 0 up, 1 right, 2 down, 3 left. */
static inline unsigned onward(const struct sakkara_table *t, unsigned field, unsigned direction)
{
    int row = (int)(field / t->columns) + (direction == 2) - (direction == 0);
    int column = (int)(field % t->columns) + (direction == 1) - (direction == 3);
    bool on_board = row >= 0 && column >= 0 && row < t->rows && column < t->columns;
    return on_board ? (unsigned)row * t->columns + (unsigned)column : NOWHERE;
}

static inline unsigned stands(const struct sakkara_state *s, unsigned seat, unsigned worker)
{
    unsigned field = s->worker[seat & 1][worker & 1];
    return field == 0 ? NOWHERE : field - 1;
}

/* Workers as moves name them: 0 and 1 the mover's, 2 and 3 the other player's. */
static inline unsigned stands_named(const struct sakkara_state *s, unsigned worker)
{
    return stands(s, worker < WORKERS ? s->mover : other(s->mover), worker % WORKERS);
}

static inline bool occupied(const struct sakkara_state *s, unsigned field)
{
    return s->worker[0][0] == field + 1 || s->worker[0][1] == field + 1
        || s->worker[1][0] == field + 1 || s->worker[1][1] == field + 1;
}

/* The top tile of a field: kind + 1, or 0. */
static inline unsigned top(const struct sakkara_state *s, unsigned field)
{
    unsigned height = s->height[field];
    return height == 0 || height > TALL ? 0 : s->tile[field][height - 1];
}

static inline unsigned sum_of(const uint8_t *n, unsigned count)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

/* ---------------------------------------------------------------- climbing -- */

/* The height that counts for climbing: now, or at the beginning of the turn. */
static inline unsigned height_for(const struct sakkara_table *t, const struct sakkara_state *s,
                                  unsigned field)
{
    return READS(t, Q_height_when, 'B') ? s->height_then[field] : s->height[field];
}

static inline bool too_steep(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned from, unsigned to)
{
    return height_for(t, s, to) > height_for(t, s, from) + t->climb;
}

static inline unsigned next_ride(const struct sakkara_table *t, const struct sakkara_state *s)
{
    return onward(t, stands(s, s->mover, s->walker - 1u), s->heading - 1u);
}

static inline bool too_steep_to_ride(const struct sakkara_table *t, const struct sakkara_state *s)
{
    unsigned from = stands(s, s->mover, s->walker - 1u), to = next_ride(t, s);
    if (READS(t, Q_horse_height, 'B'))
        return height_for(t, s, to) > s->start_height + t->climb;
    return too_steep(t, s, from, to);
}

/* The direction + 1 in which a horse would carry this worker of the player on turn; 0: none. */
static inline unsigned heading_of(const struct sakkara_state *s, unsigned worker)
{
    return s->walker == 0 ? 0 : s->walker == worker + 1 ? s->heading : s->other_heading;
}

/* The state with this worker as the last one to have moved, whom a horse carries: the state itself,
 * or a copy in 'room' with the two workers exchanged. */
static inline const struct sakkara_state *mounted(const struct sakkara_state *s, struct move m,
                                                  struct sakkara_state *room)
{
    if (m.kind != M_HORSE || m.arg[0] == 0 || s->walker == 0)
        return s;
    *room = *s;
    room->walker = s->other_heading == 0 ? 0 : s->walker == 1 ? 2 : 1;
    room->heading = s->other_heading;
    room->start_height = s->other_height;
    room->stair_paid = s->other_stair;
    return room;
}

/* The field that the worker would reach, or NOWHERE. */
static inline unsigned reached(const struct sakkara_table *t, const struct sakkara_state *s,
                               struct move m)
{
    struct sakkara_state room;
    const struct sakkara_state *on = mounted(s, m, &room);
    switch (m.kind) {
    case M_STEP:  return m.arg[1];
    case M_LAND:  return m.arg[0];
    case M_HORSE:
    case M_RIDE:  return on->walker == 0 || on->heading == 0 ? NOWHERE : next_ride(t, on);
    default:      return NOWHERE;
    }
}

/* May the player on turn use a stair now? During a ride, q-horse-interleave B allows only those
 * that he held when he mounted. */
static inline bool has_a_stair(const struct sakkara_table *t, const struct sakkara_state *s)
{
    bool held_then = s->phase != RIDE || READS(t, Q_horse_interleave, 'A') || s->stairs > 0;
    return s->stair_paid == 1 || (s->holder[s->mover & 1][STAIR] > 0 && held_then);
}

/* Does the move use up a stair? */
static inline bool climbs_by_stair(const struct sakkara_table *t, const struct sakkara_state *s,
                                   struct move m)
{
    if (m.kind == M_STEP)
        return m.arg[2] == 1 || too_steep(t, s, stands_named(s, m.arg[0]), m.arg[1]);
    return m.kind == M_RIDE && s->stair_paid == 0 && too_steep_to_ride(t, s);
}

/* ---------------------------------------------------------------- pyramids -- */

/* The step to which a kind belongs, from 1; 0: none. */
static inline unsigned step_of(const struct sakkara_table *t, unsigned kind)
{
    unsigned colour = t->colour[kind];
    return t->need[kind] == 0 ? 0 : colour == BLUE ? 1 : colour == RED ? 2 : colour == GOLD ? 3 : 0;
}

static inline bool finished(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned seat, unsigned step)
{
    bool all = true;
    for (unsigned k = 0; k < KINDS; k++)
        all = all && (step_of(t, k) != step || s->built[seat & 1][k] >= t->need[k]);
    return all;
}

static inline bool begun(const struct sakkara_table *t, const struct sakkara_state *s,
                         unsigned seat, unsigned step)
{
    bool any = false;
    for (unsigned k = 0; k < KINDS; k++)
        any = any || (step_of(t, k) == step && s->built[seat & 1][k] > 0);
    return any;
}

static inline unsigned hands_for(const struct sakkara_table *t, unsigned kind)
{
    return kind == HEWN ? t->hewn_hands : kind == TIP ? t->tip_hands : 0;
}

/* ------------------------------------------------------------------ spells -- */

static inline bool is_storm(struct move m)
{
    return m.kind == M_FIRE || m.kind == M_WHIRL;
}

static inline bool is_spell(struct move m)
{
    return is_storm(m) || m.kind == M_DROUGHT || m.kind == M_SHIPWRECK;
}

static inline unsigned spell_of(struct move m)
{
    return m.kind == M_FIRE    ? FIRE
         : m.kind == M_WHIRL   ? WHIRL
         : m.kind == M_DROUGHT ? DROUGHT
                               : SHIPWRECK;
}

/* The three tiles of a spell come after its worker and its direction. */
static inline unsigned spell_tile(struct move m, unsigned i)
{
    return m.arg[i + (m.kind == M_FIRE ? 2 : m.kind == M_WHIRL ? 1 : 0)];
}

static inline unsigned spell_copies(struct move m, unsigned kind)
{
    unsigned n = 0;
    for (unsigned i = 0; i < 3; i++)
        n += spell_tile(m, i) == kind;
    return n;
}

static inline bool in_set(const uint8_t *set, unsigned member)
{
    return (set[member / 8] & 1u << member % 8) != 0;
}

static inline unsigned size_of_set(const uint8_t *set, unsigned members)
{
    unsigned n = 0;
    for (unsigned i = 0; i < members; i++)
        n += in_set(set, i);
    return n;
}

/* Had the field no tile when the current storm was cast, or has it none now? */
static inline bool was_bare(const struct sakkara_state *s, unsigned field)
{
    return s->height[field] == 0 && !in_set(s->gathered, field);
}

static inline bool lies_open(const struct sakkara_table *t, const struct sakkara_state *s,
                             unsigned field)
{
    return !was_bare(s, field) && (READS(t, Q_under_worker, 'B') || !occupied(s, field));
}

/* Is the field in the row or column of another, or only on one side of it? */
static inline bool in_line(const struct sakkara_table *t, unsigned from, unsigned way,
                           unsigned field)
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

/* Does the way in a line from one field to another pass a third field, or end there? */
static inline bool on_the_way(const struct sakkara_table *t, unsigned from, unsigned to,
                              unsigned field)
{
    unsigned rows = rows_between(t, from, to), columns = columns_between(t, from, to);
    return field != from && rows_between(t, from, field) + rows_between(t, field, to) == rows
        && columns_between(t, from, field) + columns_between(t, field, to) == columns;
}

/* q-storm-reach B: does a worker or a bare field stand on the way, or at its end? */
static inline bool stopped(const struct sakkara_table *t, const struct sakkara_state *s,
                           unsigned from, unsigned to)
{
    bool stop = false;
    if (READS(t, Q_storm_reach, 'A'))
        return false;
    for (unsigned f = 0; f < t->fields; f++)
        stop = stop || (on_the_way(t, from, to, f) && (was_bare(s, f) || occupied(s, f)));
    return stop;
}

/* Does a storm take a tile here, if it takes all tiles that it reaches? */
static inline bool sweeps(const struct sakkara_table *t, const struct sakkara_state *s,
                          struct move m, unsigned field)
{
    unsigned from = stands(s, s->mover, m.arg[0]);
    if (!is_storm(m) || !lies_open(t, s, field))
        return false;
    if (m.kind == M_WHIRL)
        return around(t, from, field);
    return in_line(t, from, m.arg[1], field) && !stopped(t, s, from, field);
}

/* ------------------------------------- what a move takes, pays and uses up -- */

/* The field from which a single tile is taken, or NOWHERE. */
static inline unsigned taken_from(const struct sakkara_table *t, const struct sakkara_state *s,
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

/* ------------------------------------------------------------- the accused -- */

/* The verdict on a move of at most three arguments. */
static inline verdict asked(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned kind, unsigned actor, unsigned a, unsigned b)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } };
    return sakkara_refusal(t, s, m);
}

static inline verdict asked_mover(const struct sakkara_table *t, const struct sakkara_state *s,
                                  unsigned kind, unsigned a, unsigned b)
{
    return asked(t, s, kind, s->mover, a, b);
}

/* A move of each kind that players have, whether it makes sense or not. */
enum { ATTEMPTS = 25 };

static inline struct move attempt(const struct sakkara_table *t, unsigned seat, unsigned n)
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

/* The assumed sheet, which a law then spoils, and the verdict of set-up. */
static inline struct sakkara_table as_assumed(void)
{
    struct sakkara_table t;
    sakkara_default_table(&t, PLAYERS);
    return t;
}

static inline verdict judged(struct sakkara_table *t)
{
    sakkara_seal(t);
    return sakkara_table_refusal(t);
}

/* The assumed sheet with this reading of one question. */
static inline struct sakkara_table as_read(unsigned question, unsigned letter)
{
    struct sakkara_table t = as_assumed();
    t.head.reading[question] = (uint8_t)letter;
    sakkara_seal(&t);
    return t;
}

/* A's turn on a board without tiles, with the workers far from each other. */
static inline struct sakkara_state bare_turn(void)
{
    return (struct sakkara_state){
        .phase = TURN, .step = 1, .entered = 4, .worker = { { 1, 9 }, { 33, 41 } }
    };
}

static inline void give(struct sakkara_state *s, unsigned seat, unsigned kind, unsigned tiles)
{
    s->holder[seat][kind] = (uint8_t)(s->holder[seat][kind] + tiles);
    s->held[seat] = (uint8_t)(s->held[seat] + tiles);
}

static inline bool made(const struct sakkara_table *t, struct sakkara_state *s, unsigned kind,
                        unsigned actor, unsigned a, unsigned b)
{
    struct move m = { (uint8_t)kind, (uint8_t)actor, { (uint8_t)a, (uint8_t)b } };
    return sakkara_step(t, s, m) == LEGAL;
}

/* ------------------------------------------------- material and setting up -- */

/* The number of workers that a player has on the board. */
static inline unsigned on_board(const struct sakkara_table *t, const struct sakkara_state *s,
                                unsigned seat)
{
    unsigned so_far = seat == s->mover ? s->entered / 2u : (s->entered + 1u) / 2u;
    return s->phase < ENTRY ? 0 : s->phase == ENTRY ? so_far : t->workers;
}

static inline unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* ------------------------------------------------------ turns and movement -- */

/* The height of a field after a move other than a storm. */
static inline unsigned height_then(const struct sakkara_table *t, const struct sakkara_state *s,
                                   struct move m, unsigned f)
{
    unsigned h = s->height[f];
    if (taken_from(t, s, m) == f)
        return h == 0 ? 0 : h - 1;
    if (m.kind == M_DEAL)
        return h + (s->cursor == f);
    if (m.kind == M_PUT)
        return m.arg[0] != f ? h : h + s->part[0] % DIVIDED;
    if (m.kind == M_PUSH)
        return f + 1 == s->source ? h - m.arg[0] : f + 1 == s->target ? h + m.arg[0] : h;
    return h - (READS(t, Q_storm_all_or_some, 'A') && sweeps(t, s, m, f));
}

/* ----------------------------------------------------------- special tiles -- */

static inline bool in_front(const struct sakkara_table *t, const struct sakkara_state *s,
                            unsigned source, unsigned target)
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

static inline bool side_by_side(const struct sakkara_table *t, unsigned source, unsigned target)
{
    return READS(t, Q_ox_direction, 'C') ? around(t, source, target) : beside(t, source, target);
}

static inline bool worker_in_the_way(const struct sakkara_table *t, const struct sakkara_state *s,
                                     unsigned source, unsigned target)
{
    return READS(t, Q_ox_worker, 'A') && (occupied(s, source) || occupied(s, target));
}

#endif
