/* A board of any areas, points and lines, sound as far as lists go. */
#ifndef ALEXANDROS_LAND_H
#define ALEXANDROS_LAND_H

#include "map.h"

static inline struct alexandros_table any_land(void)
{
    struct alexandros_table t = any_map();
    t.points = POINTS;
    t.inner = INNER;
    t.coasts = COAST_LINES;
    t.cards = SYMBOLS * COPIES;
    assume(t.start < POINTS);
    for (unsigned p = 0; p < POINTS; p++) {
        assume(t.degree[p] <= WAYS);
        for (unsigned way = 0; way < WAYS; way++)
            assume(t.next[p][way] < POINTS
                   && (t.line[p][way] == NOWHERE || t.line[p][way] < INNER));
    }
    for (unsigned line = 0; line < INNER; line++)
        assume(t.bank[line][0] < AREAS && t.bank[line][1] < AREAS);
    for (unsigned a = 0; a < AREAS; a++)
        for (unsigned i = 0; i < CORNERS; i++)
            assume((t.beyond[a][i] == NOWHERE || t.beyond[a][i] < AREAS)
                   && (t.side[a][i] == NOWHERE || t.side[a][i] < INNER));
    return t;
}

#endif
