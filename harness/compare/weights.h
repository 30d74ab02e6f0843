/* How often two readings differ in random plays. */
#ifndef QUIBBLE_COMPARE_WEIGHTS_H
#define QUIBBLE_COMPARE_WEIGHTS_H

#include "harness/core/choice.h"
#include "spec/spec.h"

struct weight {
    unsigned plays;
    unsigned noticed; /* plays in which a player would have noticed a difference... */
    unsigned moves;   /* ...because a move was legal under one reading only */
    unsigned winner;  /* plays with another winner, or no winner */
};
int lead_of(const struct game *game, const void *table, const void *state, unsigned seat);
unsigned greedy_pick(const struct game *game, const void *table, const void *state,
                     const struct move *list, unsigned count, void *room, struct choice *from);
void weigh(struct weight *w, const struct spec *spec, const void *one, const void *other,
           unsigned plays, unsigned steps, bool greedy, uint64_t seed);
void share_between(unsigned seen, unsigned of, double *least, double *most); /* the 95 % interval */

#endif
