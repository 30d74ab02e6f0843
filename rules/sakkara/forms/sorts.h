/* What an argument of a move, or a word of a position, can be. */
#ifndef SAKKARA_SORTS_H
#define SAKKARA_SORTS_H

enum {
    SEAT = 1,
    FIELD,
    NEAR, /* a field that is near the one before */
    KIND,
    WORKER,
    YES,
    LOOT, /* 0: nothing; or a kind + 1 */
    WAY,  /* of a fire storm */
    AMOUNT,
    ORDER, /* the three kinds of a spell, which take up three arguments */
    LAST_OF_ORDER,
    /* of members of a state only; marked: 0 says that there is none */
    MARKED_FIELD,
    MARKED_WORKER,
    MARKED_HEADING,
    MARKED_SEAT,
    YES_SAID, /* yes, or no such line */
    ANSWER,   /* no or yes            */
    PHASE,
    SORTS
};

#endif
