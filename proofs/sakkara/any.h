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

state_fn sakkara_every_state_property;
table_fn sakkara_every_table_property;

/* The standard reading of every question, as one constant. */
static const struct table standard = {
    .players = PLAYERS,
    .reading = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
};

static inline struct sakkara_table any_table(void)
{
    struct sakkara_table t = any(struct sakkara_table);
    t.head = standard;
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
    for (unsigned i = 0; i < STEPS; i++)
        t.greens[i] = (uint8_t)(i + 1);
    for (unsigned k = 0; k < KINDS; k++) {   /* the text says so much of greens, greys and the tip */
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
