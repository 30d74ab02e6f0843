/* bench: how many moves a second one core plays at random, by game and number
 * of players, in CPU time. A program of its own, without RULE counters: what
 * it measures is the rules, the generator of moves and little else.
 *
 * Usage: bench [--json] [--time SECONDS] [GAME] */
#include "quibble.h"

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
    uint64_t moves, listed, plays;
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
    b->table = grown(NULL, g->table_size, 1);
    b->state = grown(NULL, g->state_size, 1);
    b->list = grown(NULL, g->most_moves, sizeof *b->list);
    b->weight = grown(NULL, g->most_moves, sizeof *b->weight);
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

static double run(struct bench *b, double seconds)
{
    double began = cpu_now(), used;
    do {
        one_play(b);
        used = cpu_now() - began;
    } while (used < seconds);
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

int main(int argc, char **argv)
{
    struct json j;
    bool json = false;
    double seconds = 1;
    const char *only = NULL;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--json"))
            json = true;
        else if (!strcmp(argv[i], "--time") && i + 1 < argc)
            seconds = atof(argv[++i]);
        else if (find_game(argv[i]))
            only = argv[i];
        else
            fail(WRONG_CALL, "found %s, expected --json, --time SECONDS or a game", argv[i]);
    }
    if (json) {
        json_begin(&j, stdout);
        json_open(&j, "bench", '[');
    }
    for (unsigned i = 0; i < all_games_count; i++)
        if (!only || !strcmp(only, all_games[i]->game->name))
            bench_game(all_games[i], seconds, json ? &j : NULL);
    if (json) {
        json_close(&j, ']');
        json_end(&j);
    }
    return HELD;
}
