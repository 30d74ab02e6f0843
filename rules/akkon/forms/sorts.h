/* What an argument of a move, or a word of a position, can be. */
#ifndef AKKON_SORTS_H
#define AKKON_SORTS_H

enum {
    SEAT = 1,
    PRINT,
    CITY,
    FROM_CITY, /* 0: anywhere; or a city + 1 */
    TRACK,
    PIECE,
    KNIGHT,
    BID_PIECE,  /* borrowed ones can be named, and a clause refuses them */
    BACK_PIECE, /* enum returned */
    PAYS,       /* enum source */
    NUMBER,
    /* only in members of a state; MARKED: 0 means none, else the value + 1 */
    MARKED_SEAT,
    MARKED_CITY,
    MARKED_PRINT,
    PHASE,
    ENDING,
    IDLE, /* a number of rounds, or MOVING */
    SORTS
};

#endif
