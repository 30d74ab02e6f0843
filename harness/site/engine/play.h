/* A play that a page shows: a table, where play begins, the moves, and how many of them are made.
 */
#ifndef QUIBBLE_SITE_PLAY_H
#define QUIBBLE_SITE_PLAY_H

#include "harness/scenario/scenario.h"
#include "rules/game.h"
#include "spec/spec.h"

struct play {
    const struct spec *spec;
    struct replay replay; /* table, position and all moves */
    unsigned at;          /* so many moves are made */
    void *state, *before; /* after them, and before the last of them */
};

/* Takes over what a scenario played. */
void play_set(struct play *p, struct replay *replay);
void play_go(struct play *p, unsigned at);       /* to any number of its moves */
void play_add(struct play *p, struct move move); /* a legal one: what came after it is dropped */
void play_clear(struct play *p);

#endif
