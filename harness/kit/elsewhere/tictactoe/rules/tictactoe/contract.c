/* The entry in the table of games, and where fields come to lie when the board is turned over. How
 * moves, positions and sheets are said follows from the rows in forms/: rules/forms/plain.h of the
 * kit. */
#include "tictactoe.h"

#define TITLE "Tic-tac-toe"
#define MOST_MOVES FIELDS
#define THE_ORDER players_alternate
#define THE_FIELDS FIELD
enum { SYMMETRIES = 8 };

/* Columns from right to left, rows from below, and the one for the other. */
static unsigned turned(const struct tictactoe_table *t, unsigned symmetry, unsigned field)
{
    unsigned row = field / 3, column = field % 3;
    (void)t;
    column = symmetry & 1 ? 2 - column : column;
    row = symmetry & 2 ? 2 - row : row;
    return symmetry & 4 ? 3 * column + row : 3 * row + column;
}

#include "../forms/plain.h"
