/* Which plays can go on for ever?
 *
 * States without successors are taken away, then those that have lost all of
 * theirs, and so on. From each state that is left some move leads to another
 * that is left: these, and no others, are the states from which a play can go
 * on for ever. Among them Tarjan's components tell those that can come back,
 * and the first of these in the order of discovery is the nearest to the start.
 *
 * Moves are kept backwards, as the list of predecessors of each state: taking
 * away needs it, components do not mind the direction, and the shortest loop
 * is found by walking back from its end.
 */
#include "quibble.h"

#include <stdlib.h>
#include <string.h>

enum { CLOSED = 0xffffffff };         /* above every number: a component that is complete */

/* Here states are numbered one shard after the other. */
struct graph {
    struct space *space;
    uint32_t base[SHARDS + 1];        /* where each shard begins */
    uint32_t states;
    uint64_t *first;                  /* where in from[] the predecessors of a state begin */
    uint32_t *from;
    uint32_t *left;                   /* successors not taken away; 0: the state is taken away */
    /* components */
    uint32_t *number, *low, *came, *stack;
    uint64_t *at;
    uint32_t numbered, stacked;
};

static uint64_t bytes_needed(uint64_t states, uint64_t transitions)
{
    return (states + 1) * (2 * sizeof(uint64_t) + 5 * sizeof(uint32_t))
         + transitions * sizeof(uint32_t);
}

static void number_states(struct graph *g)
{
    for (unsigned i = 0; i < SHARDS; i++)
        g->base[i + 1] = g->base[i] + g->space->store[i].count;
    g->states = g->base[SHARDS];
}

static uint32_t number_of(const struct graph *g, uint32_t state)
{
    return g->base[shard_of(state)] + index_of(state);
}

static uint32_t state_of(const struct graph *g, uint32_t number)
{
    unsigned shard = 0;
    while (number >= g->base[shard + 1])
        shard++;
    return state_at(shard, number - g->base[shard]);
}

static bool open_graph(struct graph *g, struct space *space, uint64_t transitions)
{
    *g = (struct graph){ .space = space };
    number_states(g);
    size_t n = (size_t)g->states + 1;
    g->first = calloc(n + 1, sizeof *g->first);
    g->at = calloc(n, sizeof *g->at);
    g->from = calloc(transitions + 1, sizeof *g->from);
    g->left = calloc(n, sizeof *g->left);
    g->number = calloc(n, sizeof *g->number);
    g->low = calloc(n, sizeof *g->low);
    g->came = calloc(n, sizeof *g->came);
    g->stack = calloc(n, sizeof *g->stack);
    return g->first && g->at && g->from && g->left && g->number && g->low && g->came && g->stack;
}

static void close_graph(struct graph *g)
{
    free(g->first);
    free(g->at);
    free(g->from);
    free(g->left);
    free(g->number);
    free(g->low);
    free(g->came);
    free(g->stack);
}

/* The graph is not stored while exploring; it is asked for again, twice. What
 * leads to a state is written by the shard of that state. */
static void follow(void *with, struct hand *h, uint32_t state)
{
    struct graph *g = with;
    g->left[number_of(g, state)] = space_expand(g->space, h, state);
}

static void count_edge(void *with, unsigned shard, const struct candidate *c)
{
    struct graph *g = with;
    uint32_t to = store_find(&g->space->store[shard], c->key, c->hash);
    g->first[g->base[shard] + to + 1]++;
}

static void keep_edge(void *with, unsigned shard, const struct candidate *c)
{
    struct graph *g = with;
    uint32_t to = g->base[shard] + store_find(&g->space->store[shard], c->key, c->hash);
    g->from[g->first[to] + g->at[to]++] = number_of(g, c->from);
}

static bool every_edge(struct graph *g, meet_fn *meet)
{
    space_rewind(g->space);
    while (space_round(g->space, follow, meet, g))
        progress("endless plays: %u of %u states",
                 (unsigned)(g->states - space_left(g->space)), (unsigned)g->states);
    return !interrupted && !g->space->out_of_memory;
}

static bool read_graph(struct graph *g)
{
    if (!every_edge(g, count_edge))
        return false;
    for (uint32_t i = 0; i < g->states; i++)
        g->first[i + 1] += g->first[i];
    return every_edge(g, keep_edge);
}

static void take_away(struct graph *g, uint32_t state, uint32_t *queued)
{
    for (uint64_t e = g->first[state]; e < g->first[state + 1]; e++)
        if (--g->left[g->from[e]] == 0)
            g->stack[(*queued)++] = g->from[e];
}

static uint32_t trim(struct graph *g)
{
    uint32_t queued = 0;
    for (uint32_t i = 0; i < g->states; i++)
        if (g->left[i] == 0)
            g->stack[queued++] = i;
    for (uint32_t i = 0; i < queued; i++)
        take_away(g, g->stack[i], &queued);
    return g->states - queued;
}

/* Tarjan's algorithm without recursion: came[] leads back to the caller. */
static void enter(struct graph *g, uint32_t state, uint32_t came)
{
    g->number[state] = g->low[state] = ++g->numbered;
    g->at[state] = g->first[state];
    g->came[state] = came;
    g->stack[g->stacked++] = state;
}

static bool leads_to_itself(const struct graph *g, uint32_t state)
{
    for (uint64_t e = g->first[state]; e < g->first[state + 1]; e++)
        if (g->from[e] == state)
            return true;
    return false;
}

/* The nearer one of two to the start, or the one with the lower number. */
static uint32_t nearer(const struct graph *g, uint32_t a, uint32_t b)
{
    if (a == NO_STATE || b == NO_STATE)
        return a == NO_STATE ? b : a;
    unsigned level_a = space_level(g->space, state_of(g, a));
    unsigned level_b = space_level(g->space, state_of(g, b));
    return level_a != level_b ? (level_a < level_b ? a : b) : a < b ? a : b;
}

static void close_component(struct graph *g, uint32_t root, uint64_t *on_cycles, uint32_t *nearest)
{
    uint32_t bottom = g->stacked;
    while (g->stack[--bottom] != root)
        ;
    bool cycle = g->stacked - bottom > 1 || leads_to_itself(g, root);
    if (cycle)
        *on_cycles += g->stacked - bottom;
    for (; g->stacked > bottom; g->stacked--) {
        uint32_t state = g->stack[g->stacked - 1];
        g->number[state] = CLOSED;
        if (cycle)
            *nearest = nearer(g, *nearest, state);
    }
}

static void lower(struct graph *g, uint32_t state, uint32_t to)
{
    if (to < g->low[state])
        g->low[state] = to;
}

/* One step from a state: on to an unseen neighbour, or back to the caller. */
static uint32_t search_on(struct graph *g, uint32_t state, uint64_t *on_cycles, uint32_t *nearest)
{
    if (g->at[state] < g->first[state + 1]) {
        uint32_t next = g->from[g->at[state]++];
        if (g->left[next] == 0)
            return state;
        if (g->number[next] == 0) {
            enter(g, next, state);
            return next;
        }
        lower(g, state, g->number[next]);
        return state;
    }
    uint32_t caller = g->came[state];
    if (g->low[state] == g->number[state])
        close_component(g, state, on_cycles, nearest);
    else
        lower(g, caller, g->low[state]);
    return caller;
}

static uint32_t nearest_on_cycle(struct graph *g, uint64_t *on_cycles)
{
    uint32_t nearest = NO_STATE;
    *on_cycles = 0;
    for (uint32_t i = 0; i < g->states; i++) {
        if (g->left[i] == 0 || g->number[i] != 0)
            continue;
        enter(g, i, NO_STATE);
        for (uint32_t state = i; state != NO_STATE; )
            state = search_on(g, state, on_cycles, &nearest);
    }
    return nearest;
}

/* Breadth first, backwards, until the walk is back where it began: came[]
 * then tells of each state on the loop which one follows. */
static uint32_t close_loop(struct graph *g, uint32_t base)
{
    uint32_t queued = 0;
    memset(g->came, 0xff, g->states * sizeof *g->came);
    g->stack[queued++] = base;
    for (uint32_t i = 0; i < queued; i++)
        for (uint64_t e = g->first[g->stack[i]]; e < g->first[g->stack[i] + 1]; e++) {
            uint32_t before = g->from[e];
            if (before == base)
                return g->stack[i];
            if (g->left[before] == 0 || g->came[before] != NO_STATE)
                continue;
            g->came[before] = g->stack[i];
            g->stack[queued++] = before;
        }
    return NO_STATE;
}

static void show_loop(struct graph *g, uint32_t base, struct path *path)
{
    bool done = space_path(g->space, state_of(g, base), path);
    unsigned stem = path->moves;
    uint32_t at = base;
    for (uint32_t next = close_loop(g, base); done; next = g->came[at]) {
        done = space_walk(g->space, state_of(g, at), state_of(g, next), path);
        at = next;
        if (at == base)
            break;
    }
    path->loop = path->moves - stem;
    path->found = done;
}

bool find_endless(struct space *s, uint64_t transitions, struct endlessness *found)
{
    struct graph g;
    *found = (struct endlessness){ .bytes = bytes_needed(space_count(s), transitions) };
    if (s->account.bytes + found->bytes > s->account.most)
        return false;
    bool done = open_graph(&g, s, transitions) && read_graph(&g);
    if (done)
        found->states = trim(&g);
    if (done && found->states > 0) {
        uint32_t base = nearest_on_cycle(&g, &found->on_cycles);
        show_loop(&g, base, &found->path);
    }
    close_graph(&g);
    return done;
}
