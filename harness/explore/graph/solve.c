/* Who can force what? For each player, over all states of an explored space:
 *
 *   win      the game ends and nobody else has won, whatever the others do and chance brings
 *   hold     nobody else wins without this player: he wins or shares, nobody wins, the play gets
 *            stuck or never ends
 *   hope     a win can be forced if chance is on this player's side
 *
 * These assume the worst (or best) chance. The value is the probability that the player wins if he
 * tries to and the others try to prevent it, with chances by their weights. If plays need not end,
 * it lies between a lower bound (undecided plays count as lost) and an upper bound (as won). Values
 * are computed from the deepest level upwards, and repeatedly until the two bounds no longer
 * change. */
#include "harness/explore/graph/solve.h"
#include "harness/explore/graph/graph.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/explore/threads.h"
#include "harness/system/progress.h"
#include "rules/game.h"

#include <stdlib.h>

enum { MOST_SWEEPS = 2000 };

static bool wins_alone(uint8_t winners, unsigned seat)
{
    return winners == 1u << seat;
}

/* ---- by force ---- */

static uint8_t *ends_where(const struct graph *g, unsigned seat, bool lost)
{
    uint8_t *in = malloc((size_t)g->states + 1);
    for (uint32_t i = 0; in && i < g->states; i++) {
        uint8_t w = g->after[i] == 0 ? g->winners[i] : 0;
        in[i] = lost ? w != 0 && !(w >> seat & 1) : wins_alone(w, seat);
    }
    return in;
}

static bool forced(const struct graph *g, const struct side *side, uint8_t *in, struct share *share)
{
    bool done = in && graph_force(g, side, in);
    if (done) {
        share->states = graph_count(g, in);
        share->at_start = in[graph_number(g, g->space->start)];
    }
    free(in);
    return done;
}

static void all_but(struct share *share, uint64_t states)
{
    share->states = states - share->states;
    share->at_start = !share->at_start;
}

static bool force_seat(const struct graph *g, unsigned players, unsigned seat, struct solution *s)
{
    struct side alone = { .chance = false }, lucky = { .chance = true },
                others = { .chance = true };
    alone.seat[seat] = lucky.seat[seat] = true;
    for (unsigned p = 0; p < players; p++)
        others.seat[p] = p != seat;
    bool done = forced(g, &alone, ends_where(g, seat, false), &s->win[seat])
             && forced(g, &lucky, ends_where(g, seat, false), &s->hope[seat])
             && forced(g, &others, ends_where(g, seat, true), &s->hold[seat]);
    if (done)
        all_but(&s->hold[seat], g->states);
    return done;
}

/* ---- by expectation ---- */

struct sweep {
    const struct graph *g;
    struct space *space;
    unsigned seat, level;
    double *value; /* the old and the new values: the same array if every move leads deeper */
    double *next;
    double moved[SHARDS];
};

static double value_after(const struct sweep *w, struct worker *h, struct move m)
{
    const struct space *s = w->space;
    for (size_t i = 0; i < s->game->state_size; i++)
        ((uint8_t *)h->next)[i] = ((uint8_t *)h->state)[i];
    s->game->step(s->table, h->next, m);
    return w->value[graph_number(w->g, space_find(s, h, h->next))];
}

static double by_chance(const struct sweep *w, struct worker *h, unsigned moves)
{
    const struct space *s = w->space;
    double sum = 0, cases = 0;
    for (unsigned i = 0; i < moves; i++) {
        double weight = s->game->weight(s->table, h->state, h->moves[i]);
        sum += weight * value_after(w, h, h->moves[i]);
        cases += weight;
    }
    return cases > 0 ? sum / cases : 0;
}

static double by_choice(const struct sweep *w, struct worker *h, unsigned moves)
{
    bool own = h->moves[0].actor == w->seat;
    double best = own ? 0 : 1;
    for (unsigned i = 0; i < moves; i++) {
        double v = value_after(w, h, h->moves[i]);
        if (own ? v > best : v < best)
            best = v;
    }
    return best;
}

static double value_of(const struct sweep *w, struct worker *h, uint32_t state)
{
    const struct space *s = w->space;
    uint32_t number = graph_number(w->g, state);
    if (w->g->after[number] == 0)
        return wins_alone(w->g->winners[number], w->seat);
    s->game->unkey(s->table, store_key(&s->store[shard_of(state)], index_of(state)), h->state);
    unsigned moves = s->game->moves(s->table, h->state, h->moves);
    return w->g->owner[number] == NATURE ? by_chance(w, h, moves) : by_choice(w, h, moves);
}

static void sweep_shard(void *of, unsigned shard, unsigned worker)
{
    struct sweep *w = of;
    const struct space *s = w->space;
    uint32_t end = w->level + 1 < s->levels ? s->level[w->level + 1][shard] : s->store[shard].count;
    for (uint32_t i = s->level[w->level][shard]; i < end && !interrupted; i++) {
        uint32_t number = w->g->base[shard] + i;
        double v = value_of(w, &w->space->worker[worker], state_at(shard, i));
        double moved = v > w->value[number] ? v - w->value[number] : w->value[number] - v;
        if (moved > w->moved[shard])
            w->moved[shard] = moved;
        w->next[number] = v;
    }
}

/* Computes all values once; returns the largest change. */
static double sweep_all(struct sweep *w)
{
    double most = 0;
    for (unsigned i = 0; i < SHARDS; i++)
        w->moved[i] = 0;
    for (w->level = w->space->levels; w->level-- > 0;)
        thread_pool_run(w->space->thread_pool, SHARDS, sweep_shard, w);
    for (unsigned i = 0; i < SHARDS; i++)
        most = w->moved[i] > most ? w->moved[i] : most;
    return most;
}

static double settle(struct sweep *w, bool layered)
{
    for (unsigned i = 0; i < MOST_SWEEPS && !interrupted; i++) {
        double moved = sweep_all(w), *old = w->value;
        w->value = w->next;
        w->next = old;
        progress("who can force what: sweep %u, values change by %g", i + 1, moved);
        if (layered || moved < 1e-9)
            break;
    }
    return w->value[graph_number(w->g, w->space->start)];
}

static bool expect_seat(const struct graph *g, unsigned seat, bool layered, struct chances *c)
{
    size_t room = ((size_t)g->states + 1) * sizeof(double);
    struct sweep w = { .g = g, .space = g->space, .seat = seat };
    double *one = malloc(room), *two = layered ? one : malloc(room);
    for (unsigned from = 0; one && two && from < (layered ? 1 : 2); from++) {
        for (uint32_t i = 0; i < g->states; i++)
            one[i] = two[i] = from;
        w.value = one;
        w.next = two;
        double v = settle(&w, layered);
        c->least = from == 0 ? v : c->least;
        c->most = v;
    }
    if (two != one)
        free(two);
    free(one);
    return one && two;
}

bool solve(const struct graph *g, bool layered, struct solution *s)
{
    unsigned players = ((const struct table *)g->space->table)->players;
    *s = (struct solution){ .states = g->states };
    for (unsigned p = 0; p < players && !interrupted; p++)
        if (!force_seat(g, players, p, s) || !expect_seat(g, p, layered, &s->expect[p]))
            return false;
    return !interrupted;
}
