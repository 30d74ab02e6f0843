/* How moves, positions and sheets are said: nearly all of it follows from the rows beside this
 * file. */
#include "../newgame.h"

#define THE_TURN /* play.c says whose turn it is */
#include "../../forms/plain.h"

/* For OWN_CHECKS of contract.c: NULL, or what is expected of a position. */
const char *newgame_finish_position(const struct newgame_table *t, struct newgame_state *s)
{
    bool good = s->heap <= t->stones && (s->phase == OVER) == (s->heap == 0);
    return good ? NULL : "a heap of the sheet's stones at most; without stones the phase is over";
}
