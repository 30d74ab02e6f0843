/* What the tests of the explorer share. */
#ifndef QUIBBLE_EXPLORE_TESTS_GRAPH_GAME_H
#define QUIBBLE_EXPLORE_TESTS_GRAPH_GAME_H

#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/explore/graph/endless.h"
#include "harness/explore/explore.h"
#include "harness/explore/fingerprints.h"
#include "harness/explore/graph/graph.h"
#include "harness/explore/graph/solve.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/explore/threads.h"
#include "harness/system/complain.h"
#include "harness/system/large_pages.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

/* ---- the game: a token walks along the arrows ---- */
enum { NODES = 12, LONGEST_KEY = 23, WALK = 1 };

struct graph_table {
    struct table head;
    uint8_t nodes, key_size, lossy, broken_node, broken_from;
    uint8_t arrow[NODES][NODES];
    uint8_t over[NODES], winners[NODES];
    uint8_t owner[NODES]; /* whose turn it is there: 0, 1, or NATURE */
};

struct graph_state {
    uint8_t at;
};

extern const uint8_t graph_actors[];

extern const struct game graph_game;

extern const struct spec graph_spec;

struct graph_table graph_of(unsigned nodes, const char *arrows);

struct exploration explored(const struct graph_table *t, uint64_t memory, bool unchecked);

/* ---- the naive explorer ---- */
struct naive {
    uint8_t *state; /* one behind the other */
    unsigned *level;
    unsigned (*edge)[2];
    unsigned states, room, edges, edge_room, depth, finished, deadlocks, ties, no_winner, endless;
    bool layered;
};

unsigned naive_index(struct naive *n, const struct game *g, const void *state, unsigned level);

struct naive naively(const struct game *g, const void *table);

void naive_free(struct naive *n);

bool agree(const struct exploration *e, const struct naive *n);

unsigned end_of(const struct graph_table *t, const struct path *path);

bool is_loop(const struct graph_table *t, const struct path *path);

struct graph_table random_graph(struct choice *c);

bool same_path(const struct path *a, const struct path *b);

bool same_exploration(const struct exploration *a, const struct exploration *b);

bool of_some_size(const struct scope *scope);

bool wide(const struct scope *scope);

const char *scope_among(bool (*these)(const struct scope *),
                        bool (*holds)(const struct spec *spec, const void *table));

const char *scope_without(bool (*holds)(const struct spec *spec, const void *table));

#endif
