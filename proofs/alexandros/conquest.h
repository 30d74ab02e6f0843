/* For obligations about taking over: what it costs is said at once, not governor by governor and
 * move by move. */
#ifndef ALEXANDROS_CONQUEST_H
#define ALEXANDROS_CONQUEST_H

#include "map.h"
#include "cards.h"
#include "told_payable.h"

/* A state in which an action is due, on any map. */
static inline struct alexandros_state any_action(table_given t)
{
    struct alexandros_state s = any_state_in(ACTION);
    assume(s.mover < t->head.players && s.razed == 0 && s.victim == 0 && s.due == 0);
    assume_provinces_have_names(&s);
    assume_governors_are_sound(t, &s);
    assume_few_cards(&s);
    for (unsigned a = 0; a < AREAS; a++)
        assume(has_one_lord(&s, a));
    for (unsigned k = 0; k < SYMBOLS; k++)
        assume(s.used[k] == 0 && s.price[k] == 0);
    return s;
}

/* Cards of a symbol for a province: two for each governor who is driven out, one for each area
 * where nobody of the new ones, a set of areas, will stand. */
static inline unsigned cost(table_given t, state_given s, unsigned province, unsigned symbol,
                            unsigned set)
{
    unsigned n = 0;
    for (unsigned a = 0; a < AREAS; a++) {
        if (s->province[a] != province || t->symbol[a] != symbol)
            continue;
        n += (set >> a & 1u) == 0;
        for (unsigned seat = 0; seat < SEATS; seat++)
            n += stands(s, seat, a) ? 2u : 0u;
    }
    return n;
}

static inline unsigned size_of(unsigned set)
{
    unsigned n = 0;
    for (unsigned a = 0; a < AREAS; a++)
        n += set >> a & 1u;
    return n;
}

static inline unsigned on_the_board(state_given s, unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        n += s->governor[seat][i] != 0;
    return n;
}

static inline bool done(table_given t, struct alexandros_state *s, unsigned kind, unsigned area)
{
    struct move m = { (uint8_t)kind, s->mover, { (uint8_t)area } };
    if (alexandros_refuse_occupying(t, s, m) != LEGAL)
        return false;
    alexandros_occupy(t, s, m);
    return true;
}

/* From the first governor to the cards, with up to two further ones: on which areas they all stand,
 * or 0. */
static inline unsigned conquered(table_given t, struct alexandros_state *s, unsigned area)
{
    unsigned set = 1u << area;
    if (!done(t, s, M_TAKE_OVER, area))
        return 0;
    for (unsigned further = 0; further < 2; further++) {
        unsigned a = any_below(AREAS + 1);
        if (a == AREAS)
            continue;
        if (!done(t, s, M_PLACE, a))
            return 0;
        set |= 1u << a;
    }
    return done(t, s, M_PAY, 0) ? set : 0;
}

#endif
