/* What an argument of a move, or a word of a position, can be. */
#ifndef ALEXANDROS_SORTS_H
#define ALEXANDROS_SORTS_H

enum {
    SEAT = 1,
    SYMBOL,
    AREA,
    POINT,
    YES,
    CARD_OR_NONE, /* 0: none; or a symbol + 1 */
    SORTS
};

#endif
