/* newgame: table, state and moves. A heap of stones; a lot says who
 * begins, and two players take one to three in turn. */
#ifndef NEWGAME_H
#define NEWGAME_H

#include "../game.h"
#include "clauses.h"

enum { SEATS = 2, STONES = 7, MOST_STONES = 21, AT_ONCE = 3 };
enum phase { LOT, PLAY, OVER, PHASES };
enum { M_LOT, M_TAKE, KINDS };

struct newgame_table {
    struct table head;
    uint8_t stones; /* in the heap at the beginning */
};

struct newgame_state {
    uint8_t phase, turn, heap;
};

#define GAME newgame
#include "../functions.h"

#endif
