/* Where the tables of a game lie: GAME's forms/moves.h is ROWS(moves). Their rows are written once
 * and taken in for each use with another meaning of MOVE, or of MEMBER. */
#ifndef QUIBBLE_ROWS_H
#define QUIBBLE_ROWS_H

/* clang-format off */
#define ROWS_PATH(path) #path
#define ROWS_OF(game, table) ROWS_PATH(../game/forms/table.h)
/* clang-format on */
#define ROWS(table) ROWS_OF(GAME, table)

#define ARGS(...) { __VA_ARGS__ }
#define NO_ARGS { 0 }

#endif
