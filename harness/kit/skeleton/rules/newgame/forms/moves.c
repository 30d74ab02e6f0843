/* Which moves can be said, and which are worth asking about: among these, all that are legal. */
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
