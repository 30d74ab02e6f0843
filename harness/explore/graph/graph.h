/* The moves of an explored space, stored backwards. States are numbered here shard by shard. */
#ifndef QUIBBLE_EXPLORE_GRAPH_GRAPH_H
#define QUIBBLE_EXPLORE_GRAPH_GRAPH_H

#include "harness/explore/space.h"
#include "rules/game.h"

struct graph {
    struct space *space;
    uint32_t base[SHARDS + 1]; /* the number of the first state of each shard */
    uint32_t states;
    uint64_t *first; /* for each state, the index in from[] of the first move that leads to it */
    uint32_t *from;
    uint32_t *after;          /* the number of moves that lead on */
    uint8_t *owner, *winners; /* whose turn it is; in a finished game, who won */
};
struct side {
    bool seat[MAX_PLAYERS], chance;
}; /* a set of players, with or without chance */
static inline bool side_has(const struct side *side, uint8_t owner)
{
    return owner == NATURE ? side->chance : owner < MAX_PLAYERS && side->seat[owner];
}
bool graph_fits(const struct space *space, uint64_t transitions);
/* false: out of memory */
bool graph_open(struct graph *g, struct space *space, uint64_t transitions);
void graph_close(struct graph *g);
uint32_t graph_number(const struct graph *g, uint32_t state);
uint32_t graph_state(const struct graph *g, uint32_t number);
/* false: out of memory */
bool graph_force(const struct graph *g, const struct side *side, uint8_t *in);
uint32_t graph_nearest(const struct graph *g, const uint8_t *set, bool in);
uint64_t graph_count(const struct graph *g, const uint8_t *set);

#endif
