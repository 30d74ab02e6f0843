/* The moves of an explored space, stored backwards: for each state, its predecessors. Moves are not
 * stored while exploring; they are generated again, twice, and the shard of a state writes the
 * moves that lead to it.
 *
 * It answers one question: from which states can some of the players force the play into a set of
 * states, whatever the others do and chance brings? */
#include "harness/explore/graph/graph.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/system/progress.h"
#include "rules/game.h"

#include <stdlib.h>
#include <string.h>

static uint64_t bytes_needed(uint64_t states, uint64_t transitions)
{
    return (states + 1) * (sizeof(uint64_t) + 2 * sizeof(uint32_t) + 3)
         + transitions * sizeof(uint32_t);
}

static void number_states(struct graph *g)
{
    for (unsigned i = 0; i < SHARDS; i++)
        g->base[i + 1] = g->base[i] + g->space->store[i].count;
    g->states = g->base[SHARDS];
}

uint32_t graph_number(const struct graph *g, uint32_t state)
{
    return g->base[shard_of(state)] + index_of(state);
}

uint32_t graph_state(const struct graph *g, uint32_t number)
{
    unsigned shard = 0;
    while (number >= g->base[shard + 1])
        shard++;
    return state_at(shard, number - g->base[shard]);
}

static void note_end(struct graph *g, const struct worker *h, uint32_t number)
{
    struct outcome out = { .over = false };
    g->space->game->outcome(g->space->table, h->state, &out);
    g->winners[number] = out.over ? out.winners : 0;
}

static void follow(void *with, struct worker *h, uint32_t state)
{
    struct graph *g = with;
    uint32_t number = graph_number(g, state);
    unsigned moves = space_expand(g->space, h, state);
    g->after[number] = moves;
    g->owner[number] = moves ? h->moves[0].actor : NATURE;
    note_end(g, h, number);
}

static uint32_t number_of(const struct graph *g, unsigned shard, const struct candidate *c)
{
    return g->base[shard] + store_find(&g->space->store[shard], c->key, c->hash);
}

static void count_edge(void *with, unsigned shard, const struct candidate *c)
{
    struct graph *g = with;
    g->first[number_of(g, shard, c) + 1]++;
}

/* Writes below the part that is still to be read; first[] moves on meanwhile. */
static void keep_edge(void *with, unsigned shard, const struct candidate *c)
{
    struct graph *g = with;
    g->from[g->first[number_of(g, shard, c)]++] = graph_number(g, c->from);
}

static bool every_edge(struct graph *g, meet_fn *meet)
{
    space_rewind(g->space);
    while (space_round(g->space, follow, meet, g))
        progress("the graph: %llu of %u states",
                 (unsigned long long)(g->states - space_left(g->space)), (unsigned)g->states);
    return !interrupted && !g->space->out_of_memory;
}

static bool read_moves(struct graph *g)
{
    if (!every_edge(g, count_edge))
        return false;
    for (uint32_t i = 0; i < g->states; i++)
        g->first[i + 1] += g->first[i];
    if (!every_edge(g, keep_edge))
        return false;
    memmove(g->first + 1, g->first, g->states * sizeof *g->first);
    g->first[0] = 0;
    return true;
}

bool graph_fits(const struct space *space, uint64_t transitions)
{
    return space->account.bytes + bytes_needed(space_count(space) + 1, transitions)
        <= space->account.most;
}

bool graph_open(struct graph *g, struct space *space, uint64_t transitions)
{
    *g = (struct graph){ .space = space };
    number_states(g);
    size_t n = (size_t)g->states + 1;
    if (!graph_fits(space, transitions))
        return false;
    g->first = calloc(n + 1, sizeof *g->first);
    g->from = calloc(transitions + 1, sizeof *g->from);
    g->after = calloc(n, sizeof *g->after);
    g->owner = calloc(n, 1);
    g->winners = calloc(n, 1);
    return g->first && g->from && g->after && g->owner && g->winners && read_moves(g);
}

void graph_close(struct graph *g)
{
    free(g->first);
    free(g->from);
    free(g->after);
    free(g->owner);
    free(g->winners);
}

/* ---- forcing ---- */

struct pull {
    const struct graph *g;
    const struct side *side;
    uint8_t *in;
    uint32_t *left, *queue, queued;
};

/* A state of our players joins the set if one of its moves leads there; a state of the others,
 * if all of them do. */
static void pull_from(struct pull *p, uint32_t state)
{
    const struct graph *g = p->g;
    for (uint64_t e = g->first[state]; e < g->first[state + 1]; e++) {
        uint32_t before = g->from[e];
        p->left[before]--;
        if (p->in[before] || (p->left[before] > 0 && !side_has(p->side, g->owner[before])))
            continue;
        p->in[before] = 1;
        p->queue[p->queued++] = before;
    }
}

/* in[] holds the set at first, and at the end all states from which it can be forced. */
bool graph_force(const struct graph *g, const struct side *side, uint8_t *in)
{
    struct pull p = { .g = g, .side = side, .in = in };
    p.left = malloc(((size_t)g->states + 1) * sizeof *p.left);
    p.queue = malloc(((size_t)g->states + 1) * sizeof *p.queue);
    bool done = p.left && p.queue;
    if (done)
        memcpy(p.left, g->after, g->states * sizeof *p.left);
    for (uint32_t i = 0; done && i < g->states; i++)
        if (in[i])
            p.queue[p.queued++] = i;
    for (uint32_t i = 0; done && i < p.queued; i++)
        pull_from(&p, p.queue[i]);
    free(p.left);
    free(p.queue);
    return done;
}

/* The state nearest to the start that is in a set, or that is not in it. */
uint32_t graph_nearest(const struct graph *g, const uint8_t *set, bool in)
{
    uint32_t nearest = NO_STATE;
    unsigned least = 0;
    for (uint32_t i = 0; i < g->states; i++) {
        if ((set[i] != 0) != in)
            continue;
        unsigned level = space_level(g->space, graph_state(g, i));
        if (nearest == NO_STATE || level < least) {
            nearest = i;
            least = level;
        }
    }
    return nearest;
}

uint64_t graph_count(const struct graph *g, const uint8_t *set)
{
    uint64_t count = 0;
    for (uint32_t i = 0; i < g->states; i++)
        count += set[i] != 0;
    return count;
}
