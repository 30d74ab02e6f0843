/* What an argument of a move, or a word of a position, can be. */
#ifndef SAGA_SORTS_H
#define SAGA_SORTS_H

enum {
    SEAT = 1,
    SET,
    OWNER, /* of a set: a seat, or the display behind them */
    LAND,
    FACE, /* a side of a land */
    CARD,
    PLACE,
    POINTS,
    CHIP,
    /* of members of a state only; marked: 0 says that there is none */
    MARKED_LAND,
    MARKED_SEAT,
    YES_SAID, /* yes, or no such line */
    STAGE,    /* of the end */
    PHASE,
    SORTS
};

#endif
