/* What a player sees: everything but the other player's holder and the tiles below others. */
#include "sakkara.h"

static void hide_holder(struct sakkara_state *seen, unsigned seat)
{
    for (unsigned k = 0; k < KINDS; k++)
        RULE(holder_hidden), seen->holder[seat][k] = 0;
}

/* Heights stay visible: players need them to walk. */
static void hide_below_tops(const struct sakkara_table *t, struct sakkara_state *seen)
{
    for (unsigned f = 0; f < t->fields; f++)
        for (unsigned i = 0; i < TALL; i++)
            if (i + 1u < seen->height[f])
                RULE(tops_open), seen->tile[f][i] = 0;
}

/* A player who robs looks into the other's holder first. */
void sakkara_view(const struct sakkara_table *t, const struct sakkara_state *s, unsigned player,
                  struct sakkara_state *seen)
{
    bool shown = s->phase == ROB && s->mover == player;

    *seen = *s;
    for (unsigned seat = 0; seat < PLAYERS; seat++)
        if (seat != player && !(shown && (RULE(snake_shows_holder), true)))
            hide_holder(seen, seat);
    if (READS(t, Q_stack_peek, 'A'))
        hide_below_tops(t, seen);
}
