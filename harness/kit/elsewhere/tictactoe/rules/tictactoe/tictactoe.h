/* Tic-tac-toe: table, state and moves. A move names a field; fields are counted row by row. */
#ifndef TICTACTOE_H
#define TICTACTOE_H

#include "../game.h"
#include "clauses.h"

enum { SEATS = 2, FIELDS = 9 };
enum { M_MARK, KINDS };

struct tictactoe_table {
    struct table head;
};

/* On a field: 0, or 1 + the seat of who marked it. */
struct tictactoe_state {
    uint8_t phase, turn, field[FIELDS];
};

#define GAME tictactoe
#include "../forms/turns.h"

#endif
