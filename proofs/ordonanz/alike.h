/* For obligations about what a player does not see. */
#ifndef ORDONANZ_ALIKE_H
#define ORDONANZ_ALIKE_H

#include "course.h"

/* Any state that a player cannot tell from a: others' hands and the talon may differ. */
static inline void alike_to(unsigned player, const struct ordonanz_state *a,
                            struct ordonanz_state *b)
{
    *b = *a;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < HAND_ROOM; i++)
            b->hand[p][i] = p == player ? a->hand[p][i] : any(uint8_t);
    for (unsigned face = 0; face < FACES; face++) {
        b->talon[0][face] = any(uint8_t);
        b->talon[1][face] = any(uint8_t);
    }
}

#endif
