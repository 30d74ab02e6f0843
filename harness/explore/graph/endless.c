/* Which plays never end? There are three answers, from the weakest:
 *
 *   a play may      some play never ends, if nobody tries to end it
 *   a player can    one player can keep the play from ending, whatever the others do and chance
 *                   brings
 *   nobody can      no moves at all lead to an end
 *
 * Each time these are the states from which an end cannot be forced: not by the rules alone, not by
 * all other players together, not by everybody together. Among the first, Tarjan's strongly
 * connected components tell which states can recur; the loop that is shown begins at the one
 * nearest to the start. The components are the same although moves are stored backwards. The
 * shortest loop is found by searching backwards from its end. */
#include "harness/explore/graph/endless.h"
#include "harness/explore/graph/graph.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "rules/game.h"

#include <stdlib.h>
#include <string.h>

enum { CLOSED = 0xffffffff }; /* larger than every number: a component that is complete */

struct cycles {
    const struct graph *g;
    const uint8_t *ends; /* from here every play ends */
    uint32_t *number, *low, *came, *stack;
    uint64_t *at;
    uint32_t numbered, stacked;
    uint64_t on_cycles;
    uint8_t *on; /* can come back */
};

static bool open_cycles(struct cycles *c, const struct graph *g, const uint8_t *ends)
{
    size_t n = (size_t)g->states + 1;
    *c = (struct cycles){ .g = g, .ends = ends };
    c->at = calloc(n, sizeof *c->at);
    c->number = calloc(n, sizeof *c->number);
    c->low = calloc(n, sizeof *c->low);
    c->came = calloc(n, sizeof *c->came);
    c->stack = calloc(n, sizeof *c->stack);
    c->on = calloc(n, 1);
    return c->at && c->number && c->low && c->came && c->stack && c->on;
}

static void close_cycles(struct cycles *c)
{
    free(c->at);
    free(c->number);
    free(c->low);
    free(c->came);
    free(c->stack);
    free(c->on);
}

/* Tarjan's algorithm without recursion: came[] holds the way back to the caller. */
static void enter(struct cycles *c, uint32_t state, uint32_t came)
{
    c->number[state] = c->low[state] = ++c->numbered;
    c->at[state] = c->g->first[state];
    c->came[state] = came;
    c->stack[c->stacked++] = state;
}

static bool leads_to_itself(const struct graph *g, uint32_t state)
{
    for (uint64_t e = g->first[state]; e < g->first[state + 1]; e++)
        if (g->from[e] == state)
            return true;
    return false;
}

static void close_component(struct cycles *c, uint32_t root)
{
    uint32_t bottom = c->stacked;
    while (c->stack[--bottom] != root)
        ;
    bool cycle = c->stacked - bottom > 1 || leads_to_itself(c->g, root);
    for (; c->stacked > bottom; c->stacked--) {
        uint32_t state = c->stack[c->stacked - 1];
        c->number[state] = CLOSED;
        c->on[state] = cycle;
        c->on_cycles += cycle;
    }
}

static void lower(struct cycles *c, uint32_t state, uint32_t to)
{
    if (to < c->low[state])
        c->low[state] = to;
}

/* One step: goes on to a neighbour that was not seen, or back to the caller. */
static uint32_t search_on(struct cycles *c, uint32_t state)
{
    if (c->at[state] < c->g->first[state + 1]) {
        uint32_t next = c->g->from[c->at[state]++];
        if (c->ends[next])
            return state;
        if (c->number[next] == 0) {
            enter(c, next, state);
            return next;
        }
        lower(c, state, c->number[next]);
        return state;
    }
    uint32_t caller = c->came[state];
    if (c->low[state] == c->number[state])
        close_component(c, state);
    else
        lower(c, caller, c->low[state]);
    return caller;
}

static void find_cycles(struct cycles *c)
{
    for (uint32_t i = 0; i < c->g->states; i++) {
        if (c->ends[i] || c->number[i] != 0)
            continue;
        enter(c, i, NO_STATE);
        for (uint32_t state = i; state != NO_STATE;)
            state = search_on(c, state);
    }
}

/* Searches backwards, breadth first, until it is back at its start. Then came[] holds the
 * successor of each state on the loop. */
static uint32_t close_loop(struct cycles *c, uint32_t base)
{
    const struct graph *g = c->g;
    uint32_t queued = 0;
    memset(c->came, 0xff, g->states * sizeof *c->came);
    c->stack[queued++] = base;
    for (uint32_t i = 0; i < queued; i++)
        for (uint64_t e = g->first[c->stack[i]]; e < g->first[c->stack[i] + 1]; e++) {
            uint32_t before = g->from[e];
            if (before == base)
                return c->stack[i];
            if (c->ends[before] || c->came[before] != NO_STATE)
                continue;
            c->came[before] = c->stack[i];
            c->stack[queued++] = before;
        }
    return NO_STATE;
}

/* Writes one round of the loop. If a round ends in a symmetric state only, repeats it until the
 * same state is reached. */
static void show_round(struct space *s, const uint32_t *round, uint32_t count, struct path *path)
{
    enum { MOST_ROUNDS = 1000 };
    uint8_t *was = malloc(s->game->state_size);
    bool done = was && space_path(s, round[count - 1], path), closed = false;
    unsigned stem = path->moves;
    if (done)
        memcpy(was, s->worker->state, s->game->state_size);
    for (unsigned i = 0; done && !closed && i < MOST_ROUNDS; i++) {
        for (uint32_t k = 0; done && k < count; k++)
            done = space_walk(s, round[k], path);
        closed = done && memcmp(was, s->worker->state, s->game->state_size) == 0;
    }
    free(was);
    path->loop = path->moves - stem;
    path->found = done;
}

static void show_loop(struct cycles *c, uint32_t base, struct path *path)
{
    uint32_t count = 1, first = close_loop(c, base);
    for (uint32_t at = first; at != base; at = c->came[at])
        count++;
    uint32_t *round = malloc(count * sizeof *round);
    for (uint32_t at = first, k = 0; round && k < count; at = c->came[at])
        round[k++] = graph_state(c->g, at);
    if (round)
        show_round(c->g->space, round, count, path);
    free(round);
}

/* ---- the three answers ---- */

/* The states from which these players can force an end; NULL: out of memory. */
static uint8_t *ended_by(const struct graph *g, const struct side *side)
{
    uint8_t *in = malloc((size_t)g->states + 1);
    for (uint32_t i = 0; in && i < g->states; i++)
        in[i] = g->after[i] == 0;
    if (in && !graph_force(g, side, in)) {
        free(in);
        in = NULL;
    }
    return in;
}

static bool find_some(const struct graph *g, struct endlessness *found)
{
    struct side nobody = { .chance = false };
    struct cycles c = { .g = g };
    uint8_t *ends = ended_by(g, &nobody);
    if (!ends)
        return false;
    found->states = g->states - graph_count(g, ends);
    bool done = found->states == 0 || open_cycles(&c, g, ends);
    if (done && found->states > 0) {
        find_cycles(&c);
        found->on_cycles = c.on_cycles;
        show_loop(&c, graph_nearest(g, c.on, true), &found->path);
    }
    close_cycles(&c);
    free(ends);
    return done;
}

/* Notes the states from which these players cannot force an end, and the one nearest to the
 * start. */
typedef bool kept_fn(void *with, const struct side *side, struct kept *kept);

static bool find_kept(void *with, const struct side *side, struct kept *kept)
{
    const struct graph *g = with;
    uint8_t *ends = ended_by(g, side);
    if (!ends)
        return false;
    kept->states = g->states - graph_count(g, ends);
    if (kept->states > 0) {
        kept->nearest = graph_state(g, graph_nearest(g, ends, false));
        kept->level = space_level(g->space, kept->nearest);
    }
    free(ends);
    return true;
}

static struct side all_players(const struct space *s)
{
    const struct table *head = s->table;
    struct side side = { .chance = true };
    for (unsigned p = 0; p < head->players && p < MAX_PLAYERS; p++)
        side.seat[p] = true;
    return side;
}

static bool show_nearest(struct space *s, const struct kept *kept, struct path *path)
{
    return path->found || kept->states == 0 || space_path(s, kept->nearest, path);
}

/* Of several players who can keep a play from ending, takes the one with the nearest state. */
static const struct kept *nearest_kept(const struct endlessness *e, unsigned players)
{
    const struct kept *best = &e->kept[0];
    for (unsigned p = 1; p < players; p++)
        if (e->kept[p].states > 0 && (best->states == 0 || e->kept[p].level < best->level))
            best = &e->kept[p];
    return best;
}

static bool find_forced(struct space *s, kept_fn *keeps, void *with, struct endlessness *found)
{
    const struct table *head = s->table;
    struct side side = all_players(s);
    for (unsigned p = 0; p < head->players; p++) {
        side.seat[p] = false;
        if (!keeps(with, &side, &found->kept[p]))
            return false;
        side.seat[p] = true;
    }
    return keeps(with, &side, &found->certain)
        && show_nearest(s, nearest_kept(found, head->players), &found->forced_path)
        && show_nearest(s, &found->certain, &found->certain_path);
}

bool find_endless(const struct graph *g, struct endlessness *found)
{
    struct graph again = *g;
    *found = (struct endlessness){ .states = 0 };
    return find_some(g, found)
        && (found->states == 0 || find_forced(g->space, find_kept, &again, found));
}

/* ---- the same with the moves in files ---- */

static bool keeps_by_files(void *with, const struct side *side, struct kept *kept)
{
    return trim_kept(with, side, kept);
}

/* Goes on from the nearest state until a state repeats: this gives a loop, not always the
 * shortest. */
static void show_some_loop(struct space *s, struct disk_trim *t, uint32_t state, struct path *path)
{
    enum { MOST_STEPS = 2000 };
    uint32_t seen[MOST_STEPS], count = 0, at = MOST_STEPS;
    while (count < MOST_STEPS && at == MOST_STEPS && state != NO_STATE) {
        seen[count++] = state;
        state = trim_next(t, state);
        for (uint32_t k = 0; k < count && at == MOST_STEPS; k++)
            at = seen[k] == state ? k : at;
    }
    if (at == MOST_STEPS)
        return;
    memmove(seen, seen + at + 1, (count - at - 1) * sizeof *seen);
    seen[count - at - 1] = state;
    show_round(s, seen, count - at, path);
}

bool find_endless_by_files(struct space *s, struct endlessness *found)
{
    struct side nobody = { .chance = false };
    struct kept some = { .states = 0 };
    struct disk_trim *t = trim_open(s);
    *found = (struct endlessness){ .states = 0 };
    bool done = t && trim_kept(t, &nobody, &some);
    found->states = some.states;
    if (done && some.states > 0) {
        show_some_loop(s, t, some.nearest, &found->path);
        done = find_forced(s, keeps_by_files, t, found);
    }
    if (t)
        trim_close(t);
    return done;
}
