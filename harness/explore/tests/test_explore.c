/* Searching every state: what is found, what can be forced, threads, fingerprints, time. */
#include "harness/explore/tests/graph_game.h"
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
#include "greatest.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

SUITE_EXTERN(explore_suite);

/* ---- exploring ---- */
TEST a_deadlock_is_shown_by_the_shortest_way(void)
{
    struct graph_table t = graph_of(5, "0112230414"); /* 3 and 4 are dead ends */
    struct exploration e = explored(&t, 0, false);
    ASSERT(e.exact);
    ASSERT_EQ(0, e.broken_count);
    ASSERT_EQ(5, e.states);
    ASSERT_EQ(2, e.deadlocks);
    ASSERT_EQ(0, e.finished);
    ASSERT_EQ(0, e.endless);
    ASSERT_FALSE(e.layered);
    ASSERT_EQ(1, e.path[FOUND_DEADLOCK].moves);
    ASSERT_EQ(4, end_of(&t, &e.path[FOUND_DEADLOCK]));
    exploration_free(&e);
    PASS();
}

TEST ends_are_told_apart(void)
{
    struct graph_table t = graph_of(5, "010203");
    t.over[1] = t.over[2] = t.over[3] = 1;
    t.winners[1] = 2;
    t.winners[2] = 3;
    t.winners[3] = 0;
    struct exploration e = explored(&t, 0, false);
    ASSERT_EQ(3, e.finished);
    ASSERT_EQ(1, e.ties);
    ASSERT_EQ(1, e.no_winner);
    ASSERT_EQ(0, e.deadlocks);
    ASSERT_EQ(3, e.most_moves);
    ASSERT_EQ(0, e.most_chances);
    ASSERT_EQ(2, end_of(&t, &e.path[FOUND_TIE]));
    ASSERT_EQ(3, end_of(&t, &e.path[FOUND_NO_WINNER]));
    ASSERT(e.layered);
    exploration_free(&e);
    PASS();
}

TEST a_loop_is_shown_with_the_shortest_stem(void)
{
    /* 0-1-2-3-4-2 is a loop behind two moves; 0-5-6-6 has a longer stem with
     * a shorter loop, but 1 is also on 1-7-1, behind one move. */
    struct graph_table t = graph_of(8, "0112233442055666"
                                       "1771");
    struct exploration e = explored(&t, 0, false);
    ASSERT(is_loop(&t, &e.path[FOUND_ENDLESS]));
    ASSERT_EQ(2, e.path[FOUND_ENDLESS].loop);
    ASSERT_EQ(3, e.path[FOUND_ENDLESS].moves);
    ASSERT_EQ(8, e.endless);
    ASSERT_EQ(6, e.on_cycles);
    exploration_free(&e);
    PASS();
}

TEST a_state_between_two_loops_is_on_neither(void)
{
    struct graph_table t = graph_of(5, "0001122223");
    t.over[3] = 1;
    t.winners[3] = 1;
    struct exploration e = explored(&t, 0, false);
    ASSERT_EQ(4, e.states);
    ASSERT_EQ(3, e.endless);
    ASSERT_EQ(2, e.on_cycles);
    ASSERT_EQ(1, e.path[FOUND_ENDLESS].moves);
    ASSERT_EQ(1, e.path[FOUND_ENDLESS].loop);
    exploration_free(&e);
    PASS();
}

TEST broken_properties_are_named_once_with_the_shortest_play(void)
{
    struct graph_table t = graph_of(6, "0112233443240515");
    t.broken_node = 3;
    t.broken_from = 2;
    struct exploration e = explored(&t, 0, false);
    ASSERT(e.exact);
    ASSERT_EQ(2, e.broken_count);
    ASSERT_STR_EQ("steps_well", e.broken[0].what.duty);
    ASSERT_EQ(3, e.broken[0].path.moves);
    ASSERT_STR_EQ("keeps_off", e.broken[1].what.duty);
    ASSERT_EQ(3, e.broken[1].path.moves);
    ASSERT_EQ(3, end_of(&t, &e.broken[1].path));
    exploration_free(&e);
    e = explored(&t, 0, true);
    ASSERT_EQ(0, e.broken_count);
    ASSERT_FALSE(e.checked);
    exploration_free(&e);
    PASS();
}

TEST a_key_that_loses_something_is_found_out(void)
{
    struct graph_table t = graph_of(4, "020103");
    t.lossy = 1;
    struct exploration e = explored(&t, 0, false);
    bool named = false;
    for (unsigned i = 0; i < e.broken_count; i++)
        named = named || same_word(e.broken[i].what.duty, "key-keeps-everything");
    ASSERT(named);
    exploration_free(&e);
    PASS();
}

TEST unmarked_clauses_are_dead_and_inert_ones_are_not(void)
{
    struct graph_table t = graph_of(2, "01");
    struct exploration e = explored(&t, 0, false);
    ASSERT_EQ(2, e.dead_count);
    ASSERT_STR_EQ("never-marked", slug_of(&graph_spec, e.dead[1]));
    exploration_free(&e);
    e = explored(&t, 0, true);
    ASSERT_EQ(0, e.dead_count);
    exploration_free(&e);
    PASS();
}

TEST too_little_memory_is_no_crash(void)
{
    struct graph_table t = graph_of(8, "0112233442055666");
    struct exploration e = explored(&t, 1000, true);
    ASSERT_FALSE(e.exact);
    ASSERT_STR_EQ("memory", e.stopped);
    exploration_free(&e);
    e = explored(&t, SHARDS * (16 * 5 + 32 * 4) + 20, true); /* the states fit, the graph does
                                                                not */
    ASSERT_FALSE(e.exact);
    ASSERT_EQ(7, e.states);
    ASSERT_EQ(0, e.endless);
    ASSERT(strstr(e.stopped, "endless"));
    exploration_free(&e);
    PASS();
}

struct graph_table random_graph(struct choice *c)
{
    struct graph_table t = graph_of(2 + choose(c, NODES - 1), "");
    unsigned one_of = 1 + choose(c, 8);
    bool forward = choose(c, 3) == 0;
    static const uint8_t size[] = { 1, 5, 8, 12, 16, LONGEST_KEY };
    t.key_size = size[choose(c, 6)];
    for (unsigned i = 0; i < NODES * NODES; i++)
        if (choose(c, one_of) == 0 && (!forward || i % NODES > i / NODES))
            t.arrow[i / NODES][i % NODES] = 1;
    for (unsigned i = 0; i < NODES; i++) {
        t.over[i] = choose(c, 4) == 0;
        t.winners[i] = (uint8_t)choose(c, 2);
    }
    return t;
}

static bool check_graph(const struct graph_table *t)
{
    struct exploration e = explored(t, 0, true);
    struct naive n = naively(&graph_game, t);
    bool good = agree(&e, &n);
    if (e.endless)
        good = good && is_loop(t, &e.path[FOUND_ENDLESS]);
    if (e.deadlocks) {
        struct graph_state s = { (uint8_t)end_of(t, &e.path[FOUND_DEADLOCK]) };
        good = good && s.at < NODES
            && n.level[naive_index(&n, &graph_game, &s, 0)] == e.path[FOUND_DEADLOCK].moves;
    }
    exploration_free(&e);
    naive_free(&n);
    return good;
}

TEST random_graphs_agree_with_the_naive_explorer(void)
{
    struct choice c;
    choice_from_seed(&c, 20261118);
    for (unsigned i = 0; i < 3000; i++) {
        struct graph_table t = random_graph(&c);
        ASSERTm("another random graph, another count", check_graph(&t));
    }
    choice_free(&c);
    PASS();
}

/* ---- what can be forced ---- */

/* Whose turn it is, and where arrows lead, of the nodes that are in reach. */
struct forcing {
    const struct graph_table *t;
    bool in[NODES], reached[NODES];
};

static bool ends_at(const struct graph_table *t, unsigned node)
{
    bool on = false;
    for (unsigned to = 0; to < t->nodes; to++)
        on = on || t->arrow[node][to];
    return t->over[node] || !on;
}

static void naive_reach(struct forcing *f)
{
    f->reached[0] = true;
    for (unsigned round = 0; round < NODES; round++)
        for (unsigned i = 0; i < f->t->nodes; i++)
            for (unsigned to = 0; to < f->t->nodes && f->reached[i] && !ends_at(f->t, i); to++)
                f->reached[to] = f->reached[to] || f->t->arrow[i][to];
}

/* Into the set, as the definition says it, again and again until nothing changes. */
static void naive_force(struct forcing *f, bool a, bool b, bool chance)
{
    for (unsigned round = 0; round < NODES; round++)
        for (unsigned i = 0; i < f->t->nodes; i++) {
            uint8_t owner = f->t->owner[i];
            bool ours = owner == NATURE ? chance : owner == 0 ? a : b, some = false, all = true;
            for (unsigned to = 0; to < f->t->nodes; to++) {
                some = some || (f->t->arrow[i][to] && f->in[to]);
                all = all && (!f->t->arrow[i][to] || f->in[to]);
            }
            f->in[i] = f->in[i] || (!ends_at(f->t, i) && (ours ? some : all));
        }
}

static unsigned naive_count(const struct forcing *f, bool in)
{
    unsigned count = 0;
    for (unsigned i = 0; i < f->t->nodes; i++)
        count += f->reached[i] && f->in[i] == in;
    return count;
}

static struct forcing ends_forced_by(const struct graph_table *t, bool a, bool b, bool chance)
{
    struct forcing f = { .t = t };
    naive_reach(&f);
    for (unsigned i = 0; i < t->nodes; i++)
        f.in[i] = ends_at(t, i);
    naive_force(&f, a, b, chance);
    return f;
}

static struct forcing result_forced_by(const struct graph_table *t, bool a, bool b, bool chance,
                                       unsigned seat, bool lost)
{
    struct forcing f = { .t = t };
    naive_reach(&f);
    for (unsigned i = 0; i < t->nodes; i++) {
        unsigned w = t->over[i] ? t->winners[i] : 0;
        f.in[i] = lost ? w != 0 && !(w & 1u << seat) : w == 1u << seat;
    }
    naive_force(&f, a, b, chance);
    return f;
}

/* What a play is worth to a seat that is cut off, undecided, after very many moves. */
static double naive_value(const struct graph_table *t, unsigned seat, double undecided)
{
    double now[NODES], then[NODES];
    for (unsigned i = 0; i < NODES; i++)
        now[i] = undecided;
    for (unsigned round = 0; round < 3000; round++) {
        for (unsigned i = 0; i < t->nodes; i++) {
            double sum = 0, cases = 0, high = 0, low = 1;
            for (unsigned to = 0; to < t->nodes; to++) {
                if (!t->arrow[i][to])
                    continue;
                sum += t->arrow[i][to] * now[to];
                cases += t->arrow[i][to];
                high = now[to] > high ? now[to] : high;
                low = now[to] < low ? now[to] : low;
            }
            if (ends_at(t, i))
                then[i] = t->over[i] && t->winners[i] == 1u << seat;
            else
                then[i] = t->owner[i] == NATURE ? sum / cases : t->owner[i] == seat ? high : low;
        }
        memcpy(now, then, sizeof now);
    }
    return now[0];
}

static bool near(double a, double b)
{
    return a - b < 1e-5 && b - a < 1e-5;
}

static struct graph_table random_contest(struct choice *c)
{
    struct graph_table t = random_graph(c);
    t.head.players = 2;
    for (unsigned i = 0; i < NODES; i++) {
        t.owner[i] = graph_actors[choose(c, 3)];
        t.winners[i] = (uint8_t)choose(c, 4);
        for (unsigned to = 0; to < NODES; to++)
            t.arrow[i][to] = (uint8_t)(t.arrow[i][to] * (1 + choose(c, 3)));
    }
    return t;
}

static bool forcing_agrees(const struct graph_table *t, const struct exploration *e)
{
    bool good = e->exact && e->solved;
    struct forcing f = ends_forced_by(t, true, true, true);
    good = good && e->endless_certain == naive_count(&f, false);
    for (unsigned p = 0; p < 2; p++) {
        const struct solution *s = &e->solution;
        f = ends_forced_by(t, p != 0, p != 1, true);
        good = good && e->endless_kept[p] == naive_count(&f, false);
        f = result_forced_by(t, p == 0, p == 1, false, p, false);
        good = good && s->win[p].states == naive_count(&f, true) && s->win[p].at_start == f.in[0];
        f = result_forced_by(t, p == 0, p == 1, true, p, false);
        good = good && s->hope[p].states == naive_count(&f, true) && s->hope[p].at_start == f.in[0];
        f = result_forced_by(t, p != 0, p != 1, true, p, true);
        good =
            good && s->hold[p].states == naive_count(&f, false) && s->hold[p].at_start != f.in[0];
        good = good && near(s->expect[p].least, naive_value(t, p, 0))
            && near(s->expect[p].most, naive_value(t, p, 1));
    }
    return good;
}

TEST what_can_be_forced_agrees_with_its_definition(void)
{
    struct choice c;
    unsigned kept = 0, certain = 0, won = 0, open = 0;
    choice_from_seed(&c, 4);
    for (unsigned i = 0; i < 500; i++) {
        struct graph_table t = random_contest(&c);
        struct exploration e;
        struct exploring how = { .unchecked = true, .solve = true };
        explore_space(&graph_spec, &t, &how, &e);
        ASSERTm("another definition, another count", forcing_agrees(&t, &e));
        kept += e.endless_kept[0] > e.endless_certain;
        certain += e.endless_certain > 0;
        won += e.solution.win[1].at_start;
        open += e.solution.expect[0].most > e.solution.expect[0].least + 0.01;
        exploration_free(&e);
    }
    choice_free(&c);
    ASSERTm("too few of the graphs are of interest",
            kept > 20 && certain > 20 && won > 20 && open > 20);
    PASS();
}

/* ---- any number of threads ---- */
bool same_path(const struct path *a, const struct path *b)
{
    bool same = a->found == b->found && a->moves == b->moves && a->loop == b->loop;
    for (unsigned i = 0; same && i < a->moves; i++)
        same = same_move(a->move[i], b->move[i]);
    return same;
}

bool same_exploration(const struct exploration *a, const struct exploration *b)
{
    bool same = a->states == b->states && a->transitions == b->transitions
             && a->finished == b->finished && a->deadlocks == b->deadlocks
             && a->endless == b->endless && a->on_cycles == b->on_cycles && a->ties == b->ties
             && a->no_winner == b->no_winner && a->depth == b->depth && a->widest == b->widest
             && a->most_moves == b->most_moves && a->layered == b->layered && a->exact == b->exact
             && a->broken_count == b->broken_count && a->dead_count == b->dead_count;
    for (unsigned i = 0; same && i < FINDING_KINDS; i++)
        same = same_path(&a->path[i], &b->path[i]);
    for (unsigned i = 0; same && i < a->broken_count; i++)
        same = same_path(&a->broken[i].path, &b->broken[i].path);
    return same;
}

static bool threads_agree(const struct spec *spec, const void *table, bool unchecked)
{
    struct exploration one, more;
    bool same = true;
    struct exploring how = { .threads = 1, .unchecked = unchecked };
    explore_space(spec, table, &how, &one);
    for (how.threads = 2; same && how.threads <= 5; how.threads++) {
        explore_space(spec, table, &how, &more);
        same = same_exploration(&one, &more);
        exploration_free(&more);
    }
    exploration_free(&one);
    return same;
}

TEST threads_change_nothing_in_graphs(void)
{
    struct choice c;
    choice_from_seed(&c, 64);
    for (unsigned i = 0; i < 40; i++) {
        struct graph_table t = random_graph(&c);
        t.broken_node = (uint8_t)choose(&c, 2 * NODES);
        t.broken_from = (uint8_t)choose(&c, 2 * NODES);
        ASSERT(threads_agree(&graph_spec, &t, false));
    }
    choice_free(&c);
    PASS();
}

/* Scopes of some size, of every game. */
bool of_some_size(const struct scope *scope)
{
    return scope->tier == IN_TEST && scope->states >= 10000 && scope->states <= 40000;
}

/* Scopes with levels that are wide, of any game. */
bool wide(const struct scope *scope)
{
    return scope->tier == IN_TEST && scope->states >= 400000 && scope->states <= 600000;
}

/* The first of these scopes, of any game, of which it does not hold; or NULL. */
const char *scope_among(bool (*these)(const struct scope *),
                        bool (*holds)(const struct spec *spec, const void *table))
{
    unsigned looked_at = 0;
    for (unsigned g = 0; g < all_games_count; g++)
        for (unsigned i = 0; i < scope_count(all_games[g]); i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            struct options o = { .verb = "explore",
                                 .game = all_games[g]->game->name,
                                 .scope = scope->name };
            if (!these(scope))
                continue;
            void *table = new_table(&o, all_games[g]);
            bool held = holds(all_games[g], table);
            free(table);
            looked_at++;
            if (!held)
                return scope->name;
        }
    return looked_at ? NULL : "no scope of any game has the size that this test wants";
}

const char *scope_without(bool (*holds)(const struct spec *spec, const void *table))
{
    return scope_among(of_some_size, holds);
}

/* Levels that are wide enough for the threads to get into each other's way. */
static bool threads_change_nothing(const struct spec *spec, const void *table)
{
    return threads_agree(spec, table, true);
}

TEST threads_change_nothing_in_games(void)
{
    const char *differs = scope_without(threads_change_nothing);
    ASSERTm(differs, !differs);
    PASS();
}

/* Where nothing is checked, moves that are offered are made without being judged again. */
static bool judging_changes_nothing(const struct spec *spec, const void *table)
{
    struct exploring how = { .unchecked = true };
    struct exploration made, judged;
    struct game game = *spec->game;
    struct spec judging = *spec;
    bool different = game.carry_out != NULL;
    game.carry_out = NULL;
    judging.game = &game;
    explore_space(spec, table, &how, &made);
    explore_space(&judging, table, &how, &judged);
    bool same = same_exploration(&made, &judged);
    exploration_free(&made);
    exploration_free(&judged);
    return different && same;
}

TEST offered_moves_need_no_second_judgement(void)
{
    const char *differs = scope_without(judging_changes_nothing);
    ASSERTm(differs, !differs);
    PASS();
}

/* ---- by fingerprints ---- */
TEST fingerprints_count_the_same(void)
{
    unsigned looked_at = 0;
    for (unsigned g = 0; g < all_games_count; g++)
        for (unsigned i = 0; i < scope_count(all_games[g]); i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            struct options o = { .verb = "explore",
                                 .game = all_games[g]->game->name,
                                 .scope = scope->name };
            struct exploring how = { .unchecked = true, .compact = true };
            struct exploration e;
            if (!of_some_size(scope))
                continue;
            void *table = new_table(&o, all_games[g]);
            ASSERT(explore_space(all_games[g], table, &how, &e));
            free(table);
            ASSERT_EQ(scope->states, e.states);
            ASSERT_EQ(scope->terminal, e.finished);
            ASSERT_EQ(scope->hung, e.deadlocks);
            ASSERT(e.complete && !e.exact && e.omission > 0 && e.omission < 1e-9);
            ASSERT_FALSE(e.endless_known);
            ASSERT_FALSE(e.path[FOUND_TIE].found);
            exploration_free(&e);
            looked_at++;
        }
    ASSERTm("no scope of any game has the size that this test wants", looked_at > 0);
    PASS();
}

/* What comes after the search, too: the graph, endless plays, who can force what. */
static bool ends_in_time(const struct spec *spec, const void *table)
{
    struct exploration e;
    struct exploring how = { .unchecked = true, .solve = true, .seconds = 1 };
    double began = seconds_now();
    bool done = explore_space(spec, table, &how, &e), in_time = seconds_now() - began < 4;
    bool told = done || (e.stopped && !strncmp(e.stopped, "time", 4));
    exploration_free(&e);
    return in_time && told && !interrupted;
}

/* Explored in a part of a second; where plays need not end, who can force what takes many. */
static bool quick_to_explore(const struct scope *scope)
{
    return scope->tier == IN_TEST && scope->states >= 50000 && scope->states <= 100000;
}

TEST time_is_a_limit_for_all_of_it(void)
{
    const char *late = scope_among(quick_to_explore, ends_in_time);
    ASSERTm(late, !late);
    PASS();
}

SUITE(explore_suite)
{
    RUN_TEST(a_deadlock_is_shown_by_the_shortest_way);
    RUN_TEST(ends_are_told_apart);
    RUN_TEST(a_loop_is_shown_with_the_shortest_stem);
    RUN_TEST(a_state_between_two_loops_is_on_neither);
    RUN_TEST(broken_properties_are_named_once_with_the_shortest_play);
    RUN_TEST(a_key_that_loses_something_is_found_out);
    RUN_TEST(unmarked_clauses_are_dead_and_inert_ones_are_not);
    RUN_TEST(too_little_memory_is_no_crash);
    RUN_TEST(random_graphs_agree_with_the_naive_explorer);
    RUN_TEST(what_can_be_forced_agrees_with_its_definition);
    RUN_TEST(threads_change_nothing_in_graphs);
    RUN_TEST(threads_change_nothing_in_games);
    RUN_TEST(offered_moves_need_no_second_judgement);
    RUN_TEST(fingerprints_count_the_same);
    RUN_TEST(time_is_a_limit_for_all_of_it);
}
