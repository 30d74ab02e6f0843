/* Swarm testing: each random play prefers other kinds of moves, so that plays differ more. */
#ifndef QUIBBLE_PLAY_SWARM_H
#define QUIBBLE_PLAY_SWARM_H

#include "harness/core/choice.h"
#include "spec/spec.h"

struct swarm {
    uint8_t taste, fortune; /* which moves players prefer, and which chances come up */
    uint8_t kind_weight[256];
    uint16_t used[MOVE_ARGS][256]; /* how often each value of each argument was used in this play */
    struct move lately[8], last_chance;
    unsigned noted;
};
void swarm_draw(struct swarm *w, const struct spec *spec, const void *table, struct choice *from);
struct move swarm_pick(struct swarm *w, const struct spec *spec, const void *table,
                       const void *state, const struct move *list, unsigned count,
                       struct choice *from);
struct move plain_pick(const struct spec *spec, const void *table, const void *state,
                       const struct move *list, unsigned count, struct choice *from);
struct move wild_move(const struct move *list, unsigned count, struct choice *from);

#endif
