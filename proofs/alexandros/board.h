/* One board, whole: two bands of four triangles. It has one point with land all around, where six
 * lines meet, and points on the coast. Any walls stand on it.
 */
#ifndef ALEXANDROS_BOARD_H
#define ALEXANDROS_BOARD_H

#include "any.h"

static inline struct alexandros_table the_board(void)
{
    struct alexandros_table t;
    t.head = declared_head();
    t.head.players = SEATS;
    for (unsigned band = 0; band < BANDS; band++)
        for (unsigned column = 0; column < COLUMNS; column++)
            t.cell[band][column] = column == 0 ? NO_AREA : PLAIN + 1;
    t.listed = 0;
    t.start_row = t.start_across = 0;
    for (unsigned k = 0; k < SYMBOLS; k++)
        t.copies[k] = COPIES;
    t.black = BLACK;
    t.red = RED;
    t.governors = GOVERNORS;
    t.limit = TRACK;
    t.first = BY_LOT;
    alexandros_seal(&t);
    return t;
}

static inline bool walled(const struct alexandros_state *s, unsigned line)
{
    return (s->wall[line / 8] >> line % 8 & 1u) != 0;
}

#endif
