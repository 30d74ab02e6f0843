/* Which player can force what? */
#ifndef QUIBBLE_EXPLORE_GRAPH_SOLVE_H
#define QUIBBLE_EXPLORE_GRAPH_SOLVE_H

#include "harness/explore/graph/graph.h"
#include "rules/game.h"

struct share {
    uint64_t states;
    bool at_start;
};
struct chances {
    double least, most;
};
struct solution {
    uint64_t states;
    struct share win[MAX_PLAYERS], hold[MAX_PLAYERS], hope[MAX_PLAYERS];
    struct chances expect[MAX_PLAYERS]; /* the chances of winning alone, from the start */
};
/* false: out of memory, or interrupted */
bool solve(const struct graph *g, bool layered, struct solution *s);

#endif
