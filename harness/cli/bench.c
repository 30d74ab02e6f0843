/* bench measures in CPU time how many random moves one core makes in a second, for each game and
 * number of players, and how fast a scope is explored. It is a program of its own without RULE
 * marks, so that it measures the rules, the generator of moves and little else.
 *
 * Usage: bench [--json] [--time SECONDS] [--scope NAME] [GAME] */
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/tables.h"
#include "harness/explore/explore.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "spec/spec.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_STEPS = 2000 };

struct bench {
    const struct game *game;
    void *table, *state;
    struct move *list;
    uint32_t *weight;
    struct choice choice;
    uint64_t moves, listed, plays, clock_readings;
};

static double cpu_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void bench_open(struct bench *b, const struct spec *spec, unsigned players)
{
    const struct game *g = spec->game;
    struct complaint why;
    *b = (struct bench){ .game = g };
    b->table = xrealloc(NULL, g->table_size, 1);
    b->state = xrealloc(NULL, g->state_size, 1);
    b->list = xrealloc(NULL, g->most_moves, sizeof *b->list);
    b->weight = xrealloc(NULL, g->most_moves, sizeof *b->weight);
    memset(b->table, 0, g->table_size);
    g->default_table(b->table, players);
    if (!seal_table(spec, b->table, g->name, &why))
        fail(WRONG_CALL, "%s", why.text);
    choice_from_seed(&b->choice, 1);
}

static void bench_close(struct bench *b)
{
    free(b->table);
    free(b->state);
    free(b->list);
    free(b->weight);
}

static struct move pick(struct bench *b, unsigned count)
{
    if (b->list[0].actor != NATURE)
        return b->list[choose(&b->choice, count)];
    uint32_t sum = 0, i = 0;
    for (i = 0; i < count; i++)
        sum += b->weight[i] = b->game->weight(b->table, b->state, b->list[i]);
    uint32_t drawn = choose(&b->choice, sum);
    for (i = 0; drawn >= b->weight[i]; i++)
        drawn -= b->weight[i];
    return b->list[i];
}

static void one_play(struct bench *b)
{
    unsigned count;
    b->game->start(b->table, b->state);
    for (unsigned i = 0; i < MOST_STEPS; i++) {
        if (!(count = b->game->moves(b->table, b->state, b->list)))
            break;
        b->game->step(b->table, b->state, pick(b, count));
        b->listed += count;
        b->moves++;
    }
    b->plays++;
}

/* Plays in batches, because reading the clock takes as long as some plays of a short game. The
 * first batch is one play; batches double until one takes a 200th of the time. */
static double run(struct bench *b, double seconds)
{
    double began = cpu_now(), used = 0, before;
    for (uint64_t batch = 1; used < seconds; batch *= used - before < seconds / 200 ? 2 : 1) {
        for (uint64_t i = 0; i < batch; i++)
            one_play(b);
        before = used;
        used = cpu_now() - began;
        b->clock_readings++;
    }
    return used;
}

static void tell(const struct bench *b, unsigned players, double used)
{
    printf("%-12s %u players  %9.0f moves/s  %5.1f moves a play, %5.1f to choose from\n",
           b->game->name, players, (double)b->moves / used, (double)b->moves / (double)b->plays,
           (double)b->listed / (double)b->moves);
}

static void tell_json(struct json *j, const struct bench *b, unsigned players, double used)
{
    json_open(j, NULL, '{');
    json_string(j, "game", b->game->name);
    json_number(j, "players", players);
    json_number(j, "moves", b->moves);
    json_number(j, "plays", b->plays);
    json_number(j, "clock_readings", b->clock_readings);
    json_real(j, "cpu_seconds", used);
    json_real(j, "moves_per_second", (double)b->moves / used);
    json_close(j, '}');
}

static void bench_game(const struct spec *spec, double seconds, struct json *j)
{
    for (unsigned n = spec->game->fewest_players; n <= spec->game->most_players; n++) {
        struct bench b;
        bench_open(&b, spec, n);
        double used = run(&b, seconds);
        if (j)
            tell_json(j, &b, n, used);
        else
            tell(&b, n, used);
        bench_close(&b);
    }
}

/* ---- exploring ---- */

struct tour {
    const struct scope *scope;
    bool checked;
    uint64_t states, transitions, store_bytes, rounds;
    double used;
};

/* Explores a small scope again and again, until the time is up. */
static void tour_scope(const struct spec *spec, double seconds, struct tour *tour)
{
    struct exploring how = { .unchecked = !tour->checked, .reach = !tour->checked, .threads = 1 };
    struct complaint why;
    void *table = xrealloc(NULL, spec->game->table_size, 1);
    memset(table, 0, spec->game->table_size);
    spec->game->default_table(table, spec->game->fewest_players);
    if (!apply_scope(spec, table, tour->scope->name, &why)
        || !seal_table(spec, table, tour->scope->name, &why))
        fail(WRONG_CALL, "%s", why.text);
    double began = cpu_now();
    do {
        struct exploration e;
        if (!explore_space(spec, table, &how, &e) || e.broken_count)
            fail(FOUND, "scope %s was not explored to its end, or something is broken",
                 tour->scope->name);
        tour->states += e.states;
        tour->transitions += e.transitions;
        tour->store_bytes = e.store_bytes;
        tour->rounds++;
        exploration_free(&e);
        tour->used = cpu_now() - began;
    } while (tour->used < seconds);
    free(table);
}

static void print_tour(const struct spec *spec, const struct tour *t)
{
    printf("%-12s %-6s %-9s %9.0f states/s %10.0f transitions/s  %5.1f bytes/state\n",
           spec->game->name, t->scope->name, t->checked ? "checked" : "unchecked",
           (double)t->states / t->used, (double)t->transitions / t->used,
           (double)t->store_bytes * (double)t->rounds / (double)t->states);
}

static void print_tour_json(struct json *j, const struct spec *spec, const struct tour *t)
{
    json_open(j, NULL, '{');
    json_string(j, "game", spec->game->name);
    json_string(j, "scope", t->scope->name);
    json_bool(j, "checked", t->checked);
    json_number(j, "states", t->states / t->rounds);
    json_number(j, "transitions", t->transitions / t->rounds);
    json_real(j, "cpu_seconds", t->used / (double)t->rounds);
    json_real(j, "states_per_second", (double)t->states / t->used);
    json_real(j, "transitions_per_second", (double)t->transitions / t->used);
    json_real(j, "bytes_per_state", (double)t->store_bytes * (double)t->rounds / (double)t->states);
    json_close(j, '}');
}

static void explore_game(const struct spec *spec, const char *name, double seconds, struct json *j)
{
    const struct scope *scope = find_scope(spec, name);
    for (unsigned checked = 0; scope && checked < 2; checked++) {
        struct tour tour = { .scope = scope, .checked = checked };
        tour_scope(spec, seconds, &tour);
        if (j)
            print_tour_json(j, spec, &tour);
        else
            print_tour(spec, &tour);
    }
}

/* ---- the call ---- */

struct call {
    bool json;
    double seconds;
    const char *scope, *game;
};

static struct call read_call(int argc, char **argv)
{
    struct call c = { .seconds = 1 };
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--json"))
            c.json = true;
        else if (!strcmp(argv[i], "--time") && i + 1 < argc)
            c.seconds = strtod(argv[++i], NULL);
        else if (!strcmp(argv[i], "--scope") && i + 1 < argc)
            c.scope = argv[++i];
        else if (find_game(argv[i]))
            c.game = argv[i];
        else
            fail(WRONG_CALL, "found %s, expected --json, --time SECONDS, --scope NAME or a game",
                 argv[i]);
    }
    return c;
}

int main(int argc, char **argv)
{
    struct call c = read_call(argc, argv);
    struct json j;
    if (c.json) {
        json_begin(&j, stdout, NULL);
        json_open(&j, c.scope ? "explore" : "plays", '[');
    }
    for (unsigned i = 0; i < all_games_count; i++) {
        if (c.game && strcmp(c.game, all_games[i]->game->name) != 0)
            continue;
        if (c.scope)
            explore_game(all_games[i], c.scope, c.seconds, c.json ? &j : NULL);
        else
            bench_game(all_games[i], c.seconds, c.json ? &j : NULL);
    }
    if (c.json) {
        json_close(&j, ']');
        json_end(&j);
    }
    if (ferror(stdout) || fclose(stdout))
        fail(WRONG_CALL, "cannot write the speeds: %s", strerror(errno));
    return HELD;
}
