/* What an argument of a move, or a word of a position, can be. */
#ifndef SAKKARA_SORTS_H
#define SAKKARA_SORTS_H

enum {
    SEAT = 1,
    FIELD,
    NEAR, /* a field near the one named before it */
    KIND,
    WORKER,
    YES,
    LOOT, /* 0: nothing; or a kind + 1 */
    WAY,  /* the direction of a fire storm */
    AMOUNT,
    ORDER, /* the three kinds of a spell, which are three arguments */
    LAST_OF_ORDER,
    /* only in members of a state; MARKED: 0 means none, else the value + 1 */
    MARKED_FIELD,
    MARKED_WORKER,
    MARKED_HEADING,
    MARKED_SEAT,
    YES_SAID, /* the line says yes; without it, no */
    ANSWER,   /* no or yes            */
    PHASE,
    SORTS
};

#endif
