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
    /* only in members of a state; MARKED: 0 means none, else the value + 1 */
    MARKED_AREA,
    MARKED_POINT,
    MARKED_SEAT,
    YES_SAID, /* the line says yes; without it, no */
    JOKER,    /* enum joker */
    PHASE,
    SORTS
};

#endif
