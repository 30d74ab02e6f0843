/* For obligations about points: how armies compare plays no part in them. */
#ifndef ORDONANZ_RANKING_H
#define ORDONANZ_RANKING_H

#include "any.h"

/* Any ranking of the players in each area stands for the armies there. */
static uint8_t ranking[AREAS][SEATS];

void ordonanz_places(const struct ordonanz_table *t, const struct ordonanz_state *s, unsigned area,
                     uint8_t place[SEATS])
{
    (void)t, (void)s;
    for (unsigned p = 0; p < SEATS; p++)
        place[p] = ranking[area][p];
}

static inline void any_ranking(unsigned players)
{
    for (unsigned i = 0; i < AREAS; i++)
        for (unsigned p = 0; p < players; p++) {
            ranking[i][p] = (uint8_t)any_below(players);
            for (unsigned q = 0; q < p; q++)
                assume(ranking[i][q] != ranking[i][p]);
        }
}

#endif
