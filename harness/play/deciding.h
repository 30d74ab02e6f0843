/* What a wrong result hangs on. */
#ifndef QUIBBLE_PLAY_DECIDING_H
#define QUIBBLE_PLAY_DECIDING_H

#include "harness/play/shrink.h"
#include "harness/core/games.h"

/* Two plays of one table that are different in one move, and in what comes of it: one breaks, in
 * the other the port is right. */
struct deciding {
    char facts[2000]; /* lines that are so at the end of the broken play, and not at the end of the
                         other: what the break hangs on */
    unsigned at;      /* the move that is another one, from 0 */
    char move[MOVE_LINE], instead[MOVE_LINE];
};
/* p breaks when it is over (p->at_end); it becomes the broken one of the two, which has no more
 * moves. False: no such plays were found. */
bool find_deciding(struct play *p, struct deciding *found);

#endif
