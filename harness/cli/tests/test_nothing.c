/* A check with nothing to do must say so and fail: games without scopes, questions or
 * properties, and calls that look at nothing. */
#include "harness/cli/verbs.h"
#include "harness/compare/clarify.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/explore/explore.h"
#include "harness/play/campaign.h"
#include "harness/report/results.h"
#include "harness/system/status.h"
#include "harness/tests/apart.h"
#include "harness/tests/stones.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

SUITE_EXTERN(nothing_suite);

static const struct scope no_scopes[] = { END_OF_SCOPES };
static const struct scope deep_scopes[] = { { "three", IN_DEEP, "three stones",
                                              "players 2\nstones 3\ntake 2\n", 0, 0, 0, 0, 0 },
                                            END_OF_SCOPES };

static struct spec bare;
static char said[4000];

struct call_of_verb {
    int (*verb)(const struct options *o);
    const struct options *o;
};

static int call_verb(const void *with)
{
    const struct call_of_verb *call = with;
    return call->verb(call->o);
}

/* Returns the status of a verb; 'said' gets what it writes to standard error. */
static int status_of(int (*verb)(const struct options *o), const struct options *o)
{
    return status_apart(call_verb, &(struct call_of_verb){ verb, o }, STDERR_FILENO, said,
                        sizeof said);
}

static struct options call(const char *verb, const void *own)
{
    return (struct options){
        .verb = verb, .game = "stones", .seed = 1, .seed_given = true, .own = own
    };
}

TEST exploring_no_scope_fails(const struct scope *scopes)
{
    struct options o = call("explore", &(struct explore_options){ 0 });
    o.scope = "all";
    ASSERT_EQ(HELD, status_of(verb_explore, &o));
    bare.scopes = scopes;
    ASSERT_EQ(FOUND, status_of(verb_explore, &o));
    ASSERTm(said, strstr(said, "stones: found no scope"));
    o.json = true;
    ASSERT_EQ(FOUND, status_of(verb_explore, &o));
    PASS();
}

TEST deep_scopes_are_explored_when_asked_for(void)
{
    struct explore_options own = { .effort = "deep" };
    struct options o = call("explore", &own);
    o.scope = "all";
    bare.scopes = deep_scopes;
    ASSERT_EQ(HELD, status_of(verb_explore, &o));
    PASS();
}

TEST listing_nothing_fails(void)
{
    struct options o = call("scopes", NULL);
    ASSERT_EQ(HELD, status_of(verb_scopes, &o));
    bare.scopes = no_scopes;
    ASSERT_EQ(FOUND, status_of(verb_scopes, &o));
    ASSERTm(said, strstr(said, "stones: found no scope"));
    PASS();
}

TEST asking_no_question_fails(void)
{
    struct options o = call("questions", &(struct questions_options){ 0 });
    o.game = all_games[0]->game->name;
    ASSERT_EQ(HELD, status_of(verb_questions, &o));
    o.game = "stones";
    bare.question_count = 0;
    ASSERT_EQ(FOUND, status_of(verb_questions, &o));
    ASSERTm(said, strstr(said, "found no question"));
    PASS();
}

TEST testing_without_properties_fails(void)
{
    struct options o = call("test", &(struct campaign_options){ .plays = 3 });
    o.reading[o.readings++] = "q-last=A"; /* under the other reading a play hangs */
    ASSERT_EQ(HELD, status_of(verb_test, &o));
    bare.property_count = 0;
    ASSERT_EQ(FOUND, status_of(verb_test, &o));
    ASSERTm(said, strstr(said, "stones: found 3 plays") && strstr(said, "0 properties"));
    PASS();
}

static unsigned no_moves(const void *t, const void *s, struct move *list)
{
    (void)t, (void)s, (void)list;
    return 0;
}

TEST playing_without_a_move_fails(void)
{
    struct options o = call("play", &(struct play_options){ .plays = 3 });
    static struct game stuck;
    stuck = *stones_spec.game;
    ASSERT_EQ(HELD, status_of(verb_play, &o));
    stuck.moves = no_moves;
    bare.game = &stuck;
    ASSERT_EQ(FOUND, status_of(verb_play, &o));
    ASSERTm(said, strstr(said, "stones: found no move in 3 plays"));
    PASS();
}

TEST clarifying_no_question_fails(void)
{
    struct options o = call("clarify", &(struct clarify_options){ .check = true });
    bare.question_count = 0;
    ASSERT_EQ(FOUND, status_of(verb_clarify, &o));
    ASSERTm(said, strstr(said, "stones: found no question"));
    PASS();
}

TEST a_session_without_a_command_fails(void)
{
    struct options o = call("serve", NULL);
    ASSERT_EQ(WRONG_CALL, status_of(verb_serve, &o));
    ASSERTm(said, strstr(said, "found no command"));
    PASS();
}

/* The log from which reports are made also says that nothing was done. */
TEST reports_are_told_that_nothing_was_done(void)
{
    static char line[400];
    char path[] = "/tmp/quibble-nothing-test-XXXXXX";
    struct options o = call("explore", &(struct explore_options){ 0 });
    close(mkstemp(path));
    setenv("QUIBBLE_RESULTS", path, 1);
    results_open(&o);
    o.scope = "all";
    bare.scopes = no_scopes;
    ASSERT_EQ(FOUND, status_of(verb_explore, &o));
    FILE *f = fopen(path, "r");
    ASSERT(f);
    const char *first = fgets(line, sizeof line, f);
    fclose(f);
    ASSERT(first);
    remove(path);
    unsetenv("QUIBBLE_RESULTS");
    results_open(&(struct options){ .verb = "ask" });
    ASSERTm(line, strncmp(line, "1\texplore\tstones\t", 17) == 0);
    PASS();
}

static void bring_bare_stones(void *unused)
{
    (void)unused;
    bare = stones_spec;
    guest_game = &bare;
}

static void send_home(void *unused)
{
    (void)unused;
    guest_game = NULL;
}

SUITE(nothing_suite)
{
    GREATEST_SET_SETUP_CB(bring_bare_stones, NULL);
    GREATEST_SET_TEARDOWN_CB(send_home, NULL);
    RUN_TESTp(exploring_no_scope_fails, no_scopes);
    RUN_TESTp(exploring_no_scope_fails, deep_scopes);
    RUN_TEST(deep_scopes_are_explored_when_asked_for);
    RUN_TEST(listing_nothing_fails);
    RUN_TEST(asking_no_question_fails);
    RUN_TEST(testing_without_properties_fails);
    RUN_TEST(playing_without_a_move_fails);
    RUN_TEST(clarifying_no_question_fails);
    RUN_TEST(a_session_without_a_command_fails);
    RUN_TEST(reports_are_told_that_nothing_was_done);
}
