/* How moves, positions and sheets are said: all of it follows from the rows beside this file, and
 * the symmetries from where a field comes to lie. */
#include "../tictactoe.h"

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

#include "../../forms/plain.h"
