/* For obligations about a knight that is laid: what follows from it, conquests and
 * the end, is proved elsewhere.
 */
#ifndef SAGA_PLAY_H
#define SAGA_PLAY_H

#include "ledger.h"

#ifdef LAST_KNIGHT_ENDS
/* As last-knight-ends-the-game proves it. */
void saga_after_play(const struct saga_table *t, struct saga_state *s)
{
    (void)t;
    if (s->held[s->mover] == 0)
        s->ending = PLAYED_OUT;
}
#else
void saga_after_play(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
#endif
void saga_touch(const struct saga_table *t, struct saga_state *s, unsigned place)
{
    (void)t, (void)s, (void)place;
}
void saga_touch_all(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned land)
{
    (void)t, (void)s, (void)seat, (void)land;
}

static unsigned resolves;
void saga_resolve(const struct saga_table *t, struct saga_state *s, unsigned changed)
{
    (void)t, (void)s, (void)changed;
    resolves++;
}

/* As colour-is-free-once proves it. */
bool saga_colour_free(const struct saga_table *t, const struct saga_troop *troop, unsigned colour)
{
    bool there = false;
    (void)t;
    for (unsigned i = 0; i < COLOURS; i++)
        there = there || (i < troop->size && colour_of((troop->card[i] & KNIGHT) - 1u) == colour);
    return !there;
}

#endif
