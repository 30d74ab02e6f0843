/* Any table of the full game, any state that the invariants allow.
 *
 * The board and the limits are the document's (7 by 7, ten tiles in a holder,
 * two up, parts of nine). How many tiles there are of each sign, what colour
 * the signs have, what a pyramid needs and what the spells cost is anything
 * at all, more than set-up accepts: the pictures that would tell are lost.
 *
 * A state is any bytes of which an obligation assumes what it needs, so what is
 * proved of a move does not hang on the rest.
 */
#ifndef SAKKARA_ANY_H
#define SAKKARA_ANY_H

#include "../prove.h"
#include "../../rules/sakkara/sakkara.h"

static inline struct sakkara_table any_table(void)
{
    struct sakkara_table t = any(struct sakkara_table);
    t.head = declared_head();
    t.head.players = PLAYERS;
    t.rows = t.columns = SIDE;
    t.fields = FIELDS;
    t.tiles = TILES;
    t.workers = WORKERS;
    t.first = BY_AGE;
    t.given = 0;
    t.holder = 10;
    t.climb = 2;
    t.at_once = 9;
    t.divisible = 6;
    t.least = 3;
    t.hewn_hands = 1;
    t.tip_hands = 2;
    t.ships_seen = 2;
    if (SIDE < 7) { /* a smaller board (defines:) has smaller parts of piles */
        t.head.small = 1;
        t.at_once = 3;
        t.divisible = 2;
        t.least = 1;
    }
    for (unsigned i = 0; i < STEPS; i++)
        t.greens[i] = (uint8_t)(i + 1);
    for (unsigned k = 0; k < KINDS; k++) { /* the text says so much of greens, greys and the tip */
        bool green = k <= GRAIN, grey = k >= HAND;
        assume((t.colour[k] == GREEN) == green && (t.colour[k] == GREY) == grey
               && (t.colour[k] == GOLD) == (k == TIP) && (t.need[k] == 0 || !(green || grey)));
    }
    for (unsigned spell = 0; spell < SPELLS; spell++)
        for (unsigned i = 0; i < 3; i++)
            assume(t.recipe[spell][i] < KINDS);
    return t;
}

/* Holders hold what they count, and no number is near to wrapping: tallies of spec/. */
static inline bool numbers_are_sound(const struct sakkara_state *s)
{
    bool sound = s->used <= TILES;
    for (unsigned p = 0; p < PLAYERS; p++) {
        unsigned sum = 0;
        for (unsigned k = 0; k < KINDS; k++) {
            sum += s->holder[p][k];
            sound = sound && s->holder[p][k] <= TILES;
        }
        sound = sound && s->held[p] == sum && sum <= TILES;
    }
    return sound;
}

/* The pointwise part of it, which is all that most moves need: holders count what
 * they hold, at least of each kind, and no number is near to wrapping. */
static inline bool holders_are_sound(const struct sakkara_state *s)
{
    bool sound = s->used <= TILES;
    for (unsigned p = 0; p < PLAYERS; p++) {
        sound = sound && s->held[p] <= TILES;
        for (unsigned k = 0; k < KINDS; k++)
            sound = sound && s->holder[p][k] <= s->held[p];
    }
    return sound;
}

/* Two properties of states, stacks_are_as_high_as_they_have_tiles and
 * no_stack_is_taller, of one field instead of all, and of its top: assumed of
 * the fields that a move is about, they are much less to solve. A field off the
 * board is sound. */
static inline bool top_is_sound(const struct sakkara_state *s, unsigned field)
{
    if (field >= FIELDS || s->height[field] == 0)
        return true;
    unsigned height = s->height[field], tile = height < TALL ? s->tile[field][height - 1] : 0;
    return tile != 0 && tile <= KINDS;
}

static inline bool stack_is_sound(const struct sakkara_state *s, unsigned field)
{
    bool sound = field >= FIELDS || s->height[field] < TALL;
    for (unsigned h = 0; field < FIELDS && h < TALL; h++)
        sound = sound && (s->tile[field][h] != 0) == (h < s->height[field])
             && s->tile[field][h] <= KINDS;
    return sound;
}

/* Any state of a phase. A move of a kind is legal in the phase that
 * moves-have-their-phase proves, so that nothing is left out by naming it; as
 * a constant it prunes what the other phases do. */
static inline struct sakkara_state any_state_in(unsigned phase)
{
    struct sakkara_state s = any(struct sakkara_state);
    s.phase = (uint8_t)phase;
    return s;
}

static inline struct move any_move_of(unsigned kind)
{
    struct move m = any_move();
    m.kind = (uint8_t)kind;
    if (kind <= M_OLDEST)
        m.actor = NATURE;
    assume(m.actor < PLAYERS || m.actor == NATURE);
    return m;
}

#endif
