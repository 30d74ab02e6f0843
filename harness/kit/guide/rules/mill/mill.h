/* Nine men's morris: table, state and moves. A move names the point that a man comes to, the one
 * that it comes from, if it was on the board, and the point of a man that is taken, counted from 1
 * (0: none). */
#ifndef MILL_H
#define MILL_H

#include "../game.h"
#include "clauses.h"

enum { SEATS = 2, RINGS = 3, POINTS = 8 * RINGS, MEN = 9 };
enum { M_PLACE, M_MOVE, KINDS };

struct mill_table {
    struct table head;
    uint8_t rings, men; /* a small board has fewer rings; each player has so many men */
};

/* Point 8 * ring + place: rings from the outermost, places clockwise from the corner at the top
 * left. On a point: 0, or 1 + the seat of its man. */
struct mill_state {
    uint8_t phase, turn, hand[SEATS], point[POINTS];
};

#define GAME mill
#include "../forms/turns.h"

#endif
