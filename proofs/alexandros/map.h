/* A map: areas with any symbols, in any provinces, each named by its lowest area. Lines and points
 * do not matter here. The lists of areas by symbol follow from the symbols.
 */
#ifndef ALEXANDROS_MAP_H
#define ALEXANDROS_MAP_H

#include "any.h"

static inline struct alexandros_table any_map(void)
{
    struct alexandros_table t = any_table();
    t.areas = AREAS;
    for (unsigned k = 0; k <= SYMBOLS; k++)
        t.count[k] = 0;
    for (unsigned a = 0; a < AREAS; a++) {
        assume(t.symbol[a] <= PLAIN);
        t.with[t.symbol[a]][t.count[t.symbol[a]]++] = (uint8_t)a;
    }
    t.plains = t.count[PLAIN];
    return t;
}

static inline void assume_provinces_have_names(const struct alexandros_state *s)
{
    for (unsigned a = 0; a < AREAS; a++)
        assume(s->province[a] <= a && s->province[s->province[a]] == s->province[a]);
}

/* On symbols, in order, nothing beyond the seats that play. */
static inline void assume_governors_are_sound(const struct alexandros_table *t,
                                              const struct alexandros_state *s)
{
    for (unsigned seat = 0; seat < SEATS; seat++) {
        assume(governors_are_in_order(s, seat));
        for (unsigned i = 0; i < GOVERNORS; i++)
            if (s->governor[seat][i] != 0)
                assume(seat < t->head.players && t->symbol[s->governor[seat][i] - 1] != PLAIN);
    }
}

/* All governors of a province. */
static inline unsigned governors_there(const struct alexandros_state *s, unsigned province,
                                       unsigned seat)
{
    unsigned n = 0;
    for (unsigned i = 0; i < GOVERNORS; i++)
        if (s->governor[seat][i] != 0)
            n += s->province[s->governor[seat][i] - 1] == province;
    return n;
}

/* each_province_has_one_lord, of one province. */
static inline bool has_one_lord(const struct alexandros_state *s, unsigned province)
{
    unsigned lords = 0;
    for (unsigned seat = 0; seat < SEATS; seat++)
        lords += governors_there(s, province, seat) > 0;
    return lords <= 1;
}

#endif
