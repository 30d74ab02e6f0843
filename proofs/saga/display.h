/* setup.c itself, and a display that is being dealt. Its set has from one to six
 * knights of each colour, twelve in all, as set-up demands; all are of one value,
 * since only colours decide where a knight may lie.
 */
#ifndef SAGA_DISPLAY_H
#define SAGA_DISPLAY_H

#include "any.h"
#include "../../rules/saga/setup.c"

void saga_begin_turn(const struct saga_table *t, struct saga_state *s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
}

static struct saga_table t;
static struct saga_state s;

/* Knights of this colour that are still to be laid out. */
static inline unsigned left_of_colour(unsigned colour)
{
    unsigned left = t.set[0][colour * VALUES];
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < DISPLAYED; i++)
            left -= s.defence[land][i] == colour * VALUES + 1;
    return left;
}

static inline void any_set(unsigned players)
{
    unsigned sum = 0;
    t = (struct saga_table){ .head = declared_head(), .lands = LANDS, .sets = SETS };
    t.head.players = (uint8_t)players;
    s = (struct saga_state){ .phase = DISPLAY };
    s.set_of[players] = 1;
    for (unsigned colour = 0; colour < COLOURS; colour++) {
        t.set[0][colour * VALUES] = (uint8_t)(1 + any_below(6));
        sum += t.set[0][colour * VALUES];
    }
    assume(sum == 12);
}

#endif
