/* Any table of the full game, any state that the invariants allow.
 *
 * The sizes are the document's: five areas, four cards, six dealt. Any number
 * of players, any deck, any number of cards that suffices. (Smaller sizes are
 * for scopes, which are visited state by state.)
 */
#ifndef ORDONANZ_ANY_H
#define ORDONANZ_ANY_H

#include "../prove.h"
#include "../../rules/ordonanz/ordonanz.h"

bool ordonanz_every_state_property(const void *t, const void *s);

/* One letter of those that are built for a question. */
static inline uint8_t any_reading(const char *built)
{
    uint32_t i = any_below(3);
    assume(built[0] != 0 && (i == 0 || (built[1] != 0 && (i == 1 || built[2] != 0))));
    return (uint8_t)built[i];
}

static inline struct ordonanz_table any_sizes_as_written(void)
{
    struct ordonanz_table t = any(struct ordonanz_table);
    assume(t.head.players >= 2 && t.head.players <= SEATS);
    t.head.small = 0;
    t.areas = AREAS;
    t.cap = CAP;
    t.hand = DEALT;
    t.first = BY_LOT;
    t.decks = t.head.players == 2 ? 1 : 2;
    assume(t.cards >= t.head.players * AREAS * CAP && t.cards <= 240);
    return t;
}

/* The standard reading of every question. */
static inline struct ordonanz_table any_table(void)
{
    struct ordonanz_table t = any_sizes_as_written();
    for (unsigned q = 0; q < ORDONANZ_QUESTIONS; q++)
        t.head.reading[q] = 'A';
    return t;
}

static inline struct ordonanz_state any_state(const struct ordonanz_table *t)
{
    struct ordonanz_state s = any(struct ordonanz_state);
    assume(ordonanz_every_state_property(t, &s));
    return s;
}

#endif
