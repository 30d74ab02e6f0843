/* Any table of the full game, under the readings that an obligation declares.
 *
 * What the sheet says - the knights of the sets, the chips, the incomes, which
 * power is on which side of which land - is anything at all, more than set-up
 * accepts: of the pictures that would tell nothing is left. Where an obligation
 * needs a part of it sound, it says so.
 */
#ifndef SAGA_ANY_H
#define SAGA_ANY_H

#include "../prove.h"
#include "../../rules/saga/saga.h"

static inline struct saga_table any_table(void)
{
    struct saga_table t = any(struct saga_table);
    t.head = declared_head();
    t.head.players = (uint8_t)(2 + any_below(SEATS - 1));
    t.lands = LANDS;
    t.recruits = 1;
    t.most_fame = MOST_FAME;
    t.room = ROOM;
    return t;
}

/* A land turned over, or a side, is one of those that there are. */
static inline void assume_lands_are_sound(const struct saga_table *t, const struct saga_state *s)
{
    for (unsigned land = 0; land < LANDS; land++)
        assume(s->side[land] <= PLAIN && s->turned[land] <= INHERITED
               && s->holder[land] <= t->head.players);
}

static inline bool is_knight(unsigned byte)
{
    return (byte & KNIGHT) >= 1 && (byte & KNIGHT) <= CARDS && (byte & FIRST) == 0
        && ((byte & FRESH) == 0 || (byte & DOWN) != 0);
}

/* Any troop in the hand: knights of different colours, from the bottom up, then nothing. */
static inline struct saga_troop any_troop(void)
{
    struct saga_troop troop = any(struct saga_troop);
    assume(troop.size <= COLOURS);
    for (unsigned i = 0; i < COLOURS; i++)
        assume(i < troop.size ? is_knight(troop.card[i]) : troop.card[i] == 0);
    return troop;
}

/* Is this the troop of that number in a row? As troops-are-found-by-number proves it. */
static inline bool is_troop_of(const uint8_t row[ROOM], unsigned number,
                               const struct saga_troop *troop)
{
    bool is = false;
    for (unsigned at = 0, met = 0; at < ROOM; at++) {
        bool here = troop->size > 0 && (row[at] & FIRST) != 0 && met == number;
        for (unsigned i = 0; i <= COLOURS; i++) {
            unsigned byte = at + i < ROOM ? row[at + i] : 0u;
            if (i < troop->size)
                here = here && byte == (troop->card[i] | (i == 0 ? FIRST : 0u));
            else if (i == troop->size)
                here = here && (byte == 0 || (byte & FIRST) != 0);
        }
        is = is || here;
        met += row[at] / FIRST;
    }
    return is;
}

/* The colours of a troop differ: colour_once. */
static inline bool colours_differ(const struct saga_troop *troop)
{
    bool differ = true;
    for (unsigned i = 0; i < COLOURS; i++)
        for (unsigned j = 0; j < i; j++)
            differ = differ
                  && (i >= troop->size
                      || colour_of((troop->card[i] & KNIGHT) - 1u)
                             != colour_of((troop->card[j] & KNIGHT) - 1u));
    return differ;
}

#endif
