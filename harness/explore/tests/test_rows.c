/* Scopes under rows of readings: what is found under one of them, and what was not explored. */
#include "harness/core/covering.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/explore/explore.h"
#include "harness/explore/report.h"
#include "harness/explore/tests/graph_game.h"
#include "harness/system/status.h"
#include "harness/tests/apart.h"
#include "rules/forms/words.h"
#include "spec/spec.h"
#include "greatest.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

SUITE_EXTERN(rows_suite);

enum fault { NONE, END_BREAKS_UNDER_B, END_BREAKS_ALWAYS };
static enum fault fault;
static char said[8000];

static bool ends_well(const void *table, const void *state)
{
    const struct graph_state *s = state;
    bool other = ((const struct table *)table)->reading[0] == 'B';
    return s->at != 1 || fault == NONE || (fault == END_BREAKS_UNDER_B && !other);
}

static const struct indexed_property properties[] = {
    { "ends_well", FIRST_CLAUSE, OF_STATE, .of_state = ends_well, .line = 1 },
};

static const struct question way = {
    "Which way?", 'A', "as good as any", { BUILT('A', "this way"), BUILT('B', "that way") }
};
static const struct question end = {
    "Which end?", 'A', "as good as any", { BUILT('A', "this end"), BUILT('B', "that end") }
};
static const struct indexed_question questions[] = { { "q-way", &way, 1, NULL },
                                                     { "q-end", &end, 2, NULL } };
static const struct exclusion excludes[] = {
    { 0, 'B', 1, 'A', "that way leads to that end", 2, NULL },
};

static struct spec asking;
static struct game two_questions;

static void default_table(void *table, unsigned players)
{
    graph_game.default_table(table, players);
    memset(((struct table *)table)->reading, 'A', 2);
}

static void set_up(void *unused)
{
    (void)unused;
    two_questions = graph_game;
    two_questions.default_table = default_table;
    asking = graph_spec;
    asking.game = &two_questions;
    asking.properties = properties;
    asking.property_count = 1;
    asking.questions = questions;
    asking.question_count = 2;
    fault = NONE;
}

static int explore_two(const void *with)
{
    return explore_rows(with, &asking, find_scope(&asking, "two"));
}

/* The status of exploring the scope 'two'; said: what is printed. */
static int status_of_rows(const char *rows, bool json)
{
    static const struct explore_options own = { .jobs = 1 };
    struct options o = { .verb = "explore", .game = "graph", .scope = "two", .own = &own };
    o.reading[o.readings++] = rows;
    o.json = json;
    return status_apart(explore_two, &o, STDOUT_FILENO, said, sizeof said);
}

TEST sound_scope_holds_under_each_reading(void)
{
    ASSERT_EQ(HELD, status_of_rows("each", false));
    ASSERTm(said, strstr(said, "graph: scopes under each reading, all held"));
    ASSERTm(said, strstr(said, "2 of 2 readings in some scope"));
    ASSERT_EQ(HELD, status_of_rows("pairs", false));
    ASSERTm(said, strstr(said, "4 of 4 pairs"));
    PASS();
}

TEST fault_under_one_reading_is_found(void)
{
    fault = END_BREAKS_UNDER_B;
    ASSERT_EQ(FOUND, status_of_rows("each", false));
    ASSERTm(said, strstr(said, "BROKEN ends_well"));
    ASSERTm(said, strstr(said, "graph two q-way=B"));
    ASSERTm(said, !strstr(said, "graph two q-end=B"));
    ASSERT_EQ(FOUND, status_of_rows("pairs", true));
    ASSERTm(said, strstr(said, "\"held\": false"));
    PASS();
}

TEST fault_under_the_standard_readings_is_found(void)
{
    fault = END_BREAKS_ALWAYS;
    ASSERT_EQ(FOUND, status_of_rows("each", false));
    PASS();
}

/* q-way B goes with q-end B alone: it has no row of its own, and pairs have it. */
TEST reading_that_cannot_stand_alone_is_named(void)
{
    asking.excludes = excludes;
    asking.excludes_count = 1;
    ASSERT_EQ(HELD, status_of_rows("each", false));
    ASSERTm(said, strstr(said, "1 of 1 readings in some scope"));
    ASSERTm(said, strstr(said, "not explored alone: q-way=B"));
    fault = END_BREAKS_UNDER_B;
    ASSERT_EQ(HELD, status_of_rows("each", false));
    ASSERT_EQ(FOUND, status_of_rows("pairs", false));
    ASSERTm(said, strstr(said, "3 of 3 pairs, 1 that exclude each other are left out"));
    PASS();
}

static verdict refuses_that_way(const void *table)
{
    return ((const struct table *)table)->reading[0] == 'B' ? FIRST_CLAUSE : LEGAL;
}

/* The other readings of such a row are explored without it. */
TEST reading_that_no_scope_takes_is_named(void)
{
    two_questions.table_refusal = refuses_that_way;
    ASSERT_EQ(HELD, status_of_rows("pairs", false));
    ASSERTm(said, strstr(said, "not explored, no scope takes it: q-way=B"));
    ASSERTm(said, strstr(said, "2 of 4 pairs"));
    ASSERTm(said, strstr(said, "this table is refused by along-arrows"));
    ASSERT_EQ(HELD, status_of_rows("each", false));
    ASSERTm(said, strstr(said, "1 of 2 readings in some scope"));
    ASSERTm(said, strstr(said, "not explored, no scope takes it: q-way=B"));
    PASS();
}

SUITE(rows_suite)
{
    GREATEST_SET_SETUP_CB(set_up, NULL);
    RUN_TEST(sound_scope_holds_under_each_reading);
    RUN_TEST(fault_under_one_reading_is_found);
    RUN_TEST(fault_under_the_standard_readings_is_found);
    RUN_TEST(reading_that_cannot_stand_alone_is_named);
    RUN_TEST(reading_that_no_scope_takes_is_named);
}
