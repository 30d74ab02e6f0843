/* Which moves can be said, and which are offered. */
#include "sorts.h"

enum { MOST_ARGS = 1 };

static bool means(const struct newgame_table *t, unsigned sort, unsigned value)
{
    return value < (sort == SEAT ? t->head.players : MOST_STONES + 1u);
}

/* No stone, and one too many, are worth asking about. */
static unsigned values_of(const struct newgame_table *t, unsigned sort)
{
    return sort == NUMBER ? AT_ONCE + 2 : sort == SEAT ? t->head.players : 1;
}

#include "../../forms/said.h"

/* A second statement of legality, without newgame_refusal. */
void newgame_offers(const struct newgame_table *t, const struct newgame_state *s, struct offers *o)
{
    for (unsigned seat = 0; seat < t->head.players && s->phase == LOT; seat++)
        offer_move(o, M_LOT, NATURE, seat, 0, 0);
    for (unsigned n = 1; n <= AT_ONCE && n <= s->heap && s->phase == PLAY; n++)
        offer_move(o, M_TAKE, s->turn, n, 0, 0);
}

uint8_t newgame_turn_of(const struct newgame_table *t, const struct newgame_state *s)
{
    (void)t;
    return s->phase == LOT ? NATURE : s->turn;
}

uint32_t newgame_weight(const struct newgame_table *t, const struct newgame_state *s, struct move m)
{
    (void)t, (void)s, (void)m;
    return 1; /* the lot falls on each player alike */
}
