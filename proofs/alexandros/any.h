/* Any table, under the readings that an obligation declares.
 *
 * The board is anything at all, more than set-up accepts: any numbers of areas and
 * points, any symbols, any corners and lines. Where an obligation needs a part of it
 * sound, it says so. Walls, governors and the limit are the document's.
 *
 * A state is any bytes of which an obligation assumes what it needs.
 */
#ifndef ALEXANDROS_ANY_H
#define ALEXANDROS_ANY_H

#include "../prove.h"
#include "../../rules/alexandros/alexandros.h"

typedef const struct alexandros_table *table_given;
typedef const struct alexandros_state *state_given;

static inline struct alexandros_table any_table(void)
{
    struct alexandros_table t = any(struct alexandros_table);
    t.head = declared_head();
    t.head.players = (uint8_t)(2 + any_below(SEATS - 1));
    t.black = BLACK;
    t.red = RED;
    t.governors = GOVERNORS;
    t.limit = TRACK;
    t.first = BY_LOT;
    assume(t.areas <= AREAS && t.points <= POINTS && t.inner <= INNER && t.coasts <= COAST_LINES);
    return t;
}

/* A move of a kind is legal only in the phase that moves-have-their-phase proves, so
 * that nothing is left out by naming it; as a constant it prunes what the others do. */
static inline struct alexandros_state any_state_in(unsigned phase)
{
    struct alexandros_state s = any(struct alexandros_state);
    s.phase = (uint8_t)phase;
    return s;
}

static inline struct move any_move_of(unsigned kind)
{
    struct move m = any_move();
    m.kind = (uint8_t)kind;
    return m;
}

/* There are 55 cards: no number of cards is near to wrapping. */
static inline void assume_few_cards(const struct alexandros_state *s)
{
    for (unsigned k = 0; k < SYMBOLS; k++) {
        assume(s->pile[k] <= COPIES && s->discard[k] <= COPIES && s->row[k] <= COPIES);
        for (unsigned seat = 0; seat < SEATS; seat++)
            assume(s->hand[seat][k] <= COPIES);
    }
    for (unsigned seat = 0; seat < SEATS; seat++)
        assume(s->held[seat] <= SYMBOLS * COPIES);
}

/* governors_stand_in_order, in the standard reading of q-two-on-one-area. */
static inline bool governors_are_in_order(const struct alexandros_state *s, unsigned seat)
{
    bool good = s->governor[seat][0] <= AREAS;
    for (unsigned i = 1; i < GOVERNORS; i++)
        good = good && s->governor[seat][i] <= AREAS
            && (s->governor[seat][i] == 0
                || (s->governor[seat][i - 1] != 0
                    && s->governor[seat][i - 1] < s->governor[seat][i]));
    return good;
}

/* Does one of his governors stand there? */
static inline bool stands(const struct alexandros_state *s, unsigned seat, unsigned area)
{
    const uint8_t *governor = s->governor[seat];
    return governor[0] == area + 1 || governor[1] == area + 1 || governor[2] == area + 1
        || governor[3] == area + 1;
}

#endif
