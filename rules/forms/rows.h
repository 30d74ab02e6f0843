/* Finds the tables of a game: ROWS(moves) is the path of GAME's forms/moves.h. Rows are written
 * once; each file that includes them gives MOVE, or MEMBER, another meaning. */
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
