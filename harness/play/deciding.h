/* Finds the facts that decide a result which a port has wrong. */
#ifndef QUIBBLE_PLAY_DECIDING_H
#define QUIBBLE_PLAY_DECIDING_H

#include "harness/play/shrink.h"
#include "harness/core/games.h"

/* Two plays of one table that differ in one move and its consequences: the port has one result
 * wrong and the other right. */
struct deciding {
    /* lines that are true at the end of the broken play and not at the end of the other one */
    char facts[2000];
    unsigned at; /* the index of the move that differs */
    char move[MOVE_LINE], instead[MOVE_LINE];
};
/* p breaks at its end (p->at_end). On success p becomes the broken play of the two, which is not
 * longer than before. False: no such plays were found. */
bool find_deciding(struct play *p, struct deciding *found);

#endif
