/* A play that a page shows: a table, the position where play begins, the moves, and how many of
 * them are made. */
#ifndef QUIBBLE_SITE_PLAY_H
#define QUIBBLE_SITE_PLAY_H

#include "harness/scenario/scenario.h"
#include "rules/game.h"
#include "spec/spec.h"

struct play {
    const struct spec *spec;
    struct replay replay; /* table, position and all moves */
    unsigned at;          /* number of moves made */
    void *state, *before; /* the positions after them, and before the last of them */
};

/* Takes over the play of a scenario. */
void play_set(struct play *p, struct replay *replay);
void play_go(struct play *p, unsigned at);       /* goes to the position after 'at' moves */
void play_add(struct play *p, struct move move); /* adds a legal move, and drops the moves behind
                                                    it */
void play_clear(struct play *p);

#endif
