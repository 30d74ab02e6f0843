/* Which plays can go on for ever? */
/* The same, if the moves are on disk or belong to several processes. */
#ifndef QUIBBLE_EXPLORE_GRAPH_ENDLESS_H
#define QUIBBLE_EXPLORE_GRAPH_ENDLESS_H

#include "harness/explore/graph/graph.h"
#include "harness/explore/space.h"
#include "rules/game.h"

struct kept {
    uint64_t states;
    uint32_t nearest;
    unsigned level;
};
struct endlessness {
    uint64_t states;    /* states from which some play never ends */
    uint64_t on_cycles; /* states that can recur */
    struct path path;   /* the shortest way into a loop and once round it; on disk: some way */
    struct kept kept[MAX_PLAYERS];         /* this player can keep the play from ending */
    struct kept certain;                   /* nobody can end the play from these states any more */
    struct path forced_path, certain_path; /* the way to the nearest of each */
};
bool find_endless(const struct graph *g, struct endlessness *found); /* false: out of memory */
/* on disk; false: out of memory or a disk error; on_cycles is 0 */
bool find_endless_by_files(struct space *s, struct endlessness *found);

struct disk_trim;
struct disk_trim *trim_open(struct space *s); /* NULL: out of memory, or a disk error */
void trim_close(struct disk_trim *t);
/* the states where these players cannot force an end */
bool trim_kept(struct disk_trim *t, const struct side *side, struct kept *kept);
uint32_t trim_next(struct disk_trim *t,
                   uint32_t state); /* for each of them, also marks a successor */

#endif
