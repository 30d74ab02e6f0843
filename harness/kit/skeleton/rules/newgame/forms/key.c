/* A position in few bytes, what players see, and who is ahead. */
#include "../newgame.h"

size_t newgame_key(const struct newgame_table *t, const struct newgame_state *s, uint8_t *key)
{
    (void)t;
    key[0] = s->phase, key[1] = s->turn, key[2] = s->heap;
    return sizeof *s;
}

void newgame_unkey(const struct newgame_table *t, const uint8_t *key, struct newgame_state *s)
{
    (void)t;
    *s = (struct newgame_state){ key[0], key[1], key[2] };
}

/* Nothing is hidden. */
void newgame_view(const struct newgame_table *t, const struct newgame_state *s, unsigned player,
                  struct newgame_state *seen)
{
    (void)t, (void)player;
    *seen = *s;
}

int newgame_standing(const struct newgame_table *t, const struct newgame_state *s, unsigned seat)
{
    struct outcome o;
    newgame_outcome(t, s, &o);
    return o.winners >> seat & 1;
}
