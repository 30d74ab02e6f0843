/* The scopes of the real games, and findings on record. */
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

SUITE_EXTERN(scopes_suite);

/* ---- the real games ---- */
enum { NAIVE_STATES = 4000 };

static bool check_scope(const struct spec *spec, const struct scope *scope)
{
    struct options o = { .verb = "explore", .game = spec->game->name, .scope = scope->name };
    struct exploring how = { .unchecked = true };
    struct exploration e;
    void *table = new_table(&o, spec);
    explore_space(spec, table, &how, &e);
    struct naive n = naively(spec->game, table);
    bool as_pinned = !scope->states
                  || (e.states == scope->states && e.finished == scope->terminal
                      && e.deadlocks == scope->hung);
    bool good = agree(&e, &n) && as_pinned;
    exploration_free(&e);
    naive_free(&n);
    free(table);
    return good;
}

/* How many states there are of which none is the mirror image of another. */
static unsigned naive_orbits(const struct naive *n, const struct game *g, const void *table)
{
    struct naive orbits = { .layered = true };
    uint8_t *least = xrealloc(NULL, 1, g->state_size), *image = xrealloc(NULL, 1, g->state_size);
    for (unsigned i = 0; i < n->states; i++) {
        const uint8_t *state = n->state + (size_t)i * g->state_size;
        memcpy(least, state, g->state_size);
        for (unsigned k = 0; k < g->symmetries(table); k++) {
            memcpy(image, state, g->state_size);
            g->mirror(table, k, image);
            if (memcmp(image, least, g->state_size) < 0)
                memcpy(least, image, g->state_size);
        }
        naive_index(&orbits, g, least, 0);
    }
    unsigned count = orbits.states;
    naive_free(&orbits);
    free(least);
    free(image);
    return count;
}

static bool symmetry_counts(const struct spec *spec, const struct scope *scope, bool *fewer)
{
    struct options o = { .verb = "explore", .game = spec->game->name, .scope = scope->name };
    struct exploring how = { .unchecked = true, .reduce = true };
    struct exploration e;
    void *table = new_table(&o, spec);
    explore_space(spec, table, &how, &e);
    struct naive n = naively(spec->game, table);
    bool good = e.exact && e.states == naive_orbits(&n, spec->game, table)
             && (e.endless > 0) == (n.endless > 0) && (e.finished > 0) == (n.finished > 0)
             && (e.deadlocks > 0) == (n.deadlocks > 0);
    *fewer = *fewer || e.states < n.states;
    exploration_free(&e);
    naive_free(&n);
    free(table);
    return good;
}

TEST what_is_symmetric_is_counted_once(void)
{
    for (unsigned g = 0; g < all_games_count; g++) {
        bool fewer = false;
        for (unsigned i = 0; all_games[g]->game->canonical && i < scope_count(all_games[g]); i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            if (scope->states > 0 && scope->states <= 5000)
                ASSERTm(scope->name, symmetry_counts(all_games[g], scope, &fewer));
        }
        for (unsigned i = 0; all_games[g]->game->by_symmetry && i < scope_count(all_games[g]);
             i++) {
            const struct scope *scope = &all_games[g]->scopes[i];
            struct options o = { .verb = "explore",
                                 .game = all_games[g]->game->name,
                                 .scope = scope->name };
            struct exploring how = { .unchecked = true, .reduce = true };
            struct exploration e;
            if (scope->reduced == 0 || scope->states > 200000 || scope->states == 0)
                continue;
            void *table = new_table(&o, all_games[g]);
            explore_space(all_games[g], table, &how, &e);
            ASSERT_EQ(scope->reduced, e.states);
            ASSERT_EQ(scope->reduced_terminal, e.finished);
            fewer = fewer || e.states < scope->states;
            exploration_free(&e);
            free(table);
        }
        ASSERTm(all_games[g]->game->name, fewer || !all_games[g]->game->canonical);
    }
    PASS();
}

/* Of some games only the reduced counts are pinned: then those tell which scope is small. */
static bool small(const struct scope *scope)
{
    uint64_t states = scope->states ? scope->states : scope->reduced;
    return states > 0 && states <= NAIVE_STATES;
}

TEST small_scopes_agree_with_the_naive_explorer(const struct spec *spec)
{
    static char why[200];
    unsigned compared = 0;
    for (unsigned i = 0; i < scope_count(spec); i++)
        if (small(&spec->scopes[i])) {
            snprintf(why, sizeof why, "%s, scope %s", spec->game->name, spec->scopes[i].name);
            ASSERTm(why, check_scope(spec, &spec->scopes[i]));
            compared++;
        }
    snprintf(why, sizeof why,
             "%s: found no scope pinned at 1 to %d states, expected one to count naively",
             spec->game->name, NAIVE_STATES);
    ASSERTm(why, compared > 0);
    PASS();
}

/* ---- findings on record ---- */
static char root[] = "/tmp/quibble-findings-XXXXXX";

static bool put_file(const char *name, const char *text)
{
    char path[300];
    snprintf(path, sizeof path, "%s/corpus/graph/findings/%s", root, name);
    FILE *f = fopen(path, "w");
    bool good = f && fputs(text, f) >= 0;
    return f && fclose(f) == 0 && good;
}

static void remove_in_root(const char *name)
{
    char path[300];
    snprintf(path, sizeof path, "%s/%s", root, name);
    remove(path);
}

static bool make_root(void)
{
    static const char *const folders[] = { "corpus", "corpus/graph", "corpus/graph/findings" };
    char path[300];
    memcpy(root + sizeof root - 7, "XXXXXX", 6);
    bool good = mkdtemp(root) && setenv("QUIBBLE_ROOT", root, 1) == 0;
    for (unsigned i = 0; good && i < 3; i++) {
        snprintf(path, sizeof path, "%s/%s", root, folders[i]);
        good = mkdir(path, 0777) == 0;
    }
    return good;
}

static void remove_root(void)
{
    static const char *const names[] = {
        "corpus/graph/findings/a.scenario",
        "corpus/graph/findings",
        "corpus/graph",
        "corpus",
        "build/findings/graph-round-endless.scenario",
        "build/findings/graph-round-endless-q-which-way-B.scenario",
        "build/findings",
        "build",
        ""
    };
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
        remove_in_root(names[i]);
    unsetenv("QUIBBLE_ROOT");
}

/* What is said of the scope 'round' with this on record: the first finding. */
static struct finding judged(const char *record, uint8_t reading, bool *good)
{
    struct graph_table t = graph_of(2, "0001");
    struct findings f = { .count = 0 };
    struct finding first = { .status = KNOWN };
    struct complaint c;
    t.over[1] = t.winners[1] = 1;
    t.owner[0] = NATURE; /* nobody keeps it from ending but chance */
    t.head.reading[0] = reading;
    struct exploration e = explored(&t, 0, false);
    *good = put_file("a.scenario", record)
         && judge_findings(&graph_spec, &t, "round", &e, NULL, &f, &c) && f.count == 1;
    if (f.count)
        first = f.list[0];
    free(f.list);
    exploration_free(&e);
    return first;
}

TEST findings_are_known_missing_or_gone(void)
{
    bool good;
    ASSERT(make_root());
    struct finding f =
        judged("# A way back\n# finding: endless scope=two,round\ngame graph\n", 'A', &good);
    ASSERT(good);
    ASSERT_EQ(KNOWN, f.status);
    ASSERT_EQ(FOUND_ENDLESS, f.kind);
    ASSERT_STR_EQ("corpus/graph/findings/a.scenario", f.file);
    f = judged("# finding: endless scope=two\n", 'A', &good);
    ASSERT(good);
    ASSERT_EQ(MISSING, f.status);
    ASSERT_STR_EQ("build/findings/graph-round-endless.scenario", f.written);
    f = judged("# finding: endless scope=round\n", 'B', &good);
    ASSERT(good);
    ASSERT_EQ(MISSING, f.status);
    ASSERT_STR_EQ("build/findings/graph-round-endless-q-which-way-B.scenario", f.written);
    f = judged("# finding: endless scope=round reading q-which-way=B\n", 'B', &good);
    ASSERT(good);
    ASSERT_EQ(KNOWN, f.status);
    remove_root();
    PASS();
}

/* 1 is the end, and at 0 chance moves. Says what becomes of the only finding under q-which-way B,
 * if these are the arrows there, and those the arrows without it. */
static enum finding_status status_under_b(const char *arrows, const char *without,
                                          enum finding_kind kind)
{
    struct graph_table t = graph_of(3, arrows), plain = graph_of(3, without);
    struct findings f = { .count = 0 };
    struct complaint c;
    t.over[1] = t.winners[1] = plain.over[1] = plain.winners[1] = 1;
    t.owner[0] = plain.owner[0] = NATURE;
    t.head.reading[0] = 'B';
    struct exploration under = explored(&t, 0, false), e = explored(&plain, 0, false);
    struct basis basis = { &e, &plain };
    bool good = judge_findings(&graph_spec, &t, "round", &under, &basis, &f, &c) && f.count == 1
             && f.list[0].kind == kind;
    enum finding_status status = good ? f.list[0].status : GONE;
    free(f.list);
    exploration_free(&under);
    exploration_free(&e);
    return status;
}

TEST only_a_deadlock_under_a_reading_needs_a_record(void)
{
    ASSERT(make_root());
    ASSERT_EQ(AS_BEFORE, status_under_b("0001", "0001", FOUND_ENDLESS));
    ASSERT_EQ(ADDED, status_under_b("0001", "01", FOUND_ENDLESS));
    ASSERT_EQ(AS_BEFORE, status_under_b("0102", "0102", FOUND_DEADLOCK));
    ASSERT_EQ(MISSING, status_under_b("0102", "01", FOUND_DEADLOCK));
    remove_in_root("build/findings/graph-round-deadlock-q-which-way-B.scenario");
    remove_root();
    PASS();
}

/* How many ends without one winner are no finding on record, of three ends. */
static unsigned draws_found(const struct spec *spec, bool *good)
{
    struct graph_table t = graph_of(4, "010203");
    struct findings f = { .count = 0 };
    struct complaint c;
    t.over[1] = t.over[2] = t.over[3] = 1;
    t.winners[1] = 1;
    t.winners[2] = 3; /* two; and nobody at 3 */
    struct exploration e = explored(&t, 0, false);
    unsigned found = 0;
    *good = judge_findings(spec, &t, "round", &e, NULL, &f, &c);
    for (unsigned i = 0; i < f.count; i++)
        found += f.list[i].kind == FOUND_TIE || f.list[i].kind == FOUND_NO_WINNER;
    free(f.list);
    exploration_free(&e);
    return found;
}

TEST a_draw_that_a_clause_declares_is_no_finding(void)
{
    static const struct clause meant = { "Graph", INTENDED_DRAW, EXPLICIT,
                                         "A full board is a draw.", NULL };
    const struct indexed_clause clauses[] = { { "meant", &meant, 1, "spec/graph/x.c" } };
    struct spec with_draws = graph_spec;
    bool good;
    with_draws.clauses = clauses;
    with_draws.clause_count = 1;
    ASSERT(make_root());
    ASSERT_EQ(2, draws_found(&graph_spec, &good));
    ASSERT(good);
    remove_in_root("build/findings/graph-round-tie.scenario");
    remove_in_root("build/findings/graph-round-no-winner.scenario");
    ASSERT_EQ(0, draws_found(&with_draws, &good));
    ASSERT(good);
    remove_root();
    PASS();
}

TEST what_is_gone_and_what_is_dead_is_noticed(void)
{
    bool good;
    ASSERT(make_root());
    const char *both = "# finding: endless scope=round\n# finding: tie scope=two\n";
    struct finding f = judged(both, 'A', &good);
    ASSERT(good);
    ASSERT_EQ(KNOWN, f.status);
    f = judged("# finding: tie scope=round\n# finding: endless scope=round\n", 'A', &good);
    ASSERT_FALSE(good); /* two of them, and the first is gone */
    ASSERT_EQ(GONE, f.status);
    f = judged("# finding: dead-clause scope=round clause=never-marked\n", 'A', &good);
    ASSERT_FALSE(good); /* and the loop is missing */
    ASSERT_EQ(KNOWN, f.status);
    ASSERT_STR_EQ("never-marked", f.clause);
    f = judged("# finding: dead-clause scope=round clause=a-story\n", 'A', &good);
    ASSERT_EQ(GONE, f.status);
    remove_root();
    PASS();
}

TEST nonsense_on_record_is_refused_by_line(void)
{
    static const char *const nonsense[] = {
        "# finding: boredom scope=round\n",
        "# finding:\n",
        "# finding: tie scope=nowhere\n",
        "# finding: tie scope=round reading\n",
        "# finding: tie scope=round reading q-what=B\n",
        "# finding: tie round\n",
        "# finding: dead-clause scope=round\n",
        "# finding: dead-clause scope=round clause=nothing\n",
    };
    ASSERT(make_root());
    for (unsigned i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++) {
        bool good;
        judged(nonsense[i], 'A', &good);
        ASSERT_FALSEm(nonsense[i], good);
    }
    remove_root();
    PASS();
}

SUITE(scopes_suite)
{
    for (unsigned i = 0; i < all_games_count; i++)
        RUN_TESTp(small_scopes_agree_with_the_naive_explorer, all_games[i]);
    RUN_TEST(what_is_symmetric_is_counted_once);
    RUN_TEST(findings_are_known_missing_or_gone);
    RUN_TEST(only_a_deadlock_under_a_reading_needs_a_record);
    RUN_TEST(a_draw_that_a_clause_declares_is_no_finding);
    RUN_TEST(what_is_gone_and_what_is_dead_is_noticed);
    RUN_TEST(nonsense_on_record_is_refused_by_line);
}
