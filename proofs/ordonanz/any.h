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
#include "ordonanz_properties.h"

static inline struct ordonanz_table any_table(void)
{
    struct ordonanz_table t = any(struct ordonanz_table);
    t.head = declared_head();
    t.head.players = (uint8_t)(2 + any_below(SEATS - 1));
    t.areas = AREAS;
    t.cap = CAP;
    t.hand = DEALT;
    t.first = BY_LOT;
    t.decks = t.head.players == 2 ? 1 : 2;
    assume(t.cards >= t.head.players * AREAS * CAP && t.cards <= 240);
    return t;
}

static inline struct ordonanz_state any_state(const struct ordonanz_table *t)
{
    struct ordonanz_state s = any(struct ordonanz_state);
    assume(ordonanz_every_state_property(t, &s));
    return s;
}

static inline struct move any_move_of(unsigned kind)
{
    struct move m = any_move();
    m.kind = (uint8_t)kind;
    if (kind <= M_DRAW)
        m.actor = NATURE;
    assume(m.actor < SEATS || m.actor == NATURE);
    return m;
}

/* Copies of a face in a row of cards. */
static inline unsigned copies(const uint8_t *row, unsigned room, unsigned face)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++)
        n += row[i] == face;
    return n;
}

#endif
