/* What an argument of a move, or a word of a position, can be. */
#ifndef ORDONANZ_SORTS_H
#define ORDONANZ_SORTS_H

enum {
    SEAT = 1,
    FACE,
    TALON,
    AREA,
    STRIP, /* 0: the mover's own; or a seat + 1 */
    MARKED_SEAT,
    PHASE,
    DONE,
    SORTS
};

#endif
