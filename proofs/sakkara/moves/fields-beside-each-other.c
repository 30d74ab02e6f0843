/* proof: fields are beside each other just in the same row and next columns, or the other way
 *        round, and around each other also diagonally
 * clause: move-orthogonal whirl-eight placer-diagonal-ok
 * readings: standard
 * rules: material.c
 */
#include "../any.h"

void harness(void)
{
    struct sakkara_table t = any_table();
    unsigned row = any_below(SIDE), column = any_below(SIDE), row2 = any_below(SIDE),
             column2 = any_below(SIDE);
    unsigned down = row > row2 ? row - row2 : row2 - row,
             right = column > column2 ? column - column2 : column2 - column;
    unsigned a = row * SIDE + column, b = row2 * SIDE + column2;
    bool beside = (down == 0 && right == 1) || (down == 1 && right == 0);
    bool diagonal = down == 1 && right == 1;
    check(sakkara_next_to(&t, a, b) == beside);
    check(sakkara_around(&t, a, b) == (beside || diagonal));
}
