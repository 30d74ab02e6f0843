/* What an argument of a move, or a word of a position, can be. */
#ifndef SAGA_SORTS_H
#define SAGA_SORTS_H

enum {
    SEAT = 1,
    SET,
    OWNER, /* the owner of a set: a seat, or after the seats the display */
    LAND,
    FACE, /* a side of a land */
    CARD,
    PLACE,
    POINTS,
    CHIP,
    /* only in members of a state; MARKED: 0 means none, else the value + 1 */
    MARKED_LAND,
    MARKED_SEAT,
    YES_SAID, /* the line says yes; without it, no */
    STAGE,    /* a stage of the end */
    PHASE,
    SORTS
};

#endif
