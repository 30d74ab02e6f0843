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
    /* of members of a state only; marked: 0 says that there is none */
    MARKED_AREA,
    MARKED_POINT,
    MARKED_SEAT,
    YES_SAID, /* yes, or no such line */
    JOKER,    /* enum joker */
    PHASE,
    SORTS
};

#endif
