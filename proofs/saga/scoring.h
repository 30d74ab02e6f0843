/* score.c itself, with any lands: who holds which power at the end is read from a
 * list that may hold anything, what lands.c makes of cards is proved there.
 */
#ifndef SAGA_SCORING_H
#define SAGA_SCORING_H

#include "any.h"
#include "../../rules/saga/score.c"

static uint8_t held_powers[SEATS], powers_of_land[LANDS], defence_of_land[LANDS];

unsigned saga_held_at_end(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned power)
{
    (void)t, (void)s;
    return (held_powers[seat] & power) != 0 ? 0 : NOWHERE;
}

bool saga_final(const struct saga_table *t, const struct saga_state *s, unsigned land,
                unsigned power)
{
    (void)t, (void)s;
    return (powers_of_land[land] & power) != 0;
}

unsigned saga_defended(const struct saga_table *t, const struct saga_state *s, unsigned land)
{
    (void)t, (void)s;
    return defence_of_land[land];
}

static inline void any_powers(void)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        held_powers[seat] = any(uint8_t);
    for (unsigned land = 0; land < LANDS; land++) {
        powers_of_land[land] = any(uint8_t);
        defence_of_land[land] = (uint8_t)any_below(25);
    }
}

#endif
