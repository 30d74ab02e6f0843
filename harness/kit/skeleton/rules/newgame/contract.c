/* The entry in the table of games. How moves, positions and sheets are said follows from the rows
 * in forms/: rules/forms/plain.h of the kit says what can be otherwise, and how. */
#include "newgame.h"

#define TITLE "newgame"
#define MOST_MOVES AT_ONCE /* and two lots */
#define THE_TURN           /* play.c says whose turn it is */
#define THE_OWN OWN_CHECKS /* of what the kit supplies, rules/functions.h: the function below */
#include "../forms/plain.h"

/* NULL, or what is expected of a position. */
const char *newgame_finish_position(const struct newgame_table *t, struct newgame_state *s)
{
    bool good = s->heap <= t->stones && (s->phase == OVER) == (s->heap == 0);
    return good ? NULL : "a heap of the sheet's stones at most; without stones the phase is over";
}
