/* What followed from a move: the differences of two positions in words, the clauses in their order,
 * and who is next. */
#include "harness/core/explain/changes.h"
#include "harness/core/explain/followed.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/tests/faulty.h"
#include "rules/forms/words.h"
#include "spec/spec.h"
#include "greatest.h"

#include <string.h>

SUITE_EXTERN(followed_suite);

/* ---- a game that says of a position whatever a test wants ---- */

static const char *position[2], *facts[2];

static void write_chosen(const void *table, const void *state, struct text *out)
{
    (void)table;
    put(out, position[*(const uint8_t *)state & 1]);
}

/* Of its two bytes the first one lies on the table, and the second says which facts there are. */
static void write_chosen_facts(const void *table, const void *state, struct text *out)
{
    (void)table;
    put(out, facts[((const uint8_t *)state)[1] & 1]);
}

static const char *changes(const char *before, const char *after, const char *facts_before,
                           const char *facts_after)
{
    static const struct game game = { .state_size = 2,
                                      .on_table = 1,
                                      .write_position = write_chosen,
                                      .write_facts = write_chosen_facts };
    static const struct spec spec = { .game = &game };
    static char said[2000];
    static const uint8_t state[2][2] = { { 0, 0 }, { 1, 1 } };
    position[0] = before, position[1] = after, facts[0] = facts_before, facts[1] = facts_after;
    *said = 0;
    write_changes(&spec, NULL, state[0], state[1], &plain_changes,
                  &(struct text){ said, said + sizeof said, false });
    return said;
}

#define CHANGES(expected, before, after) ASSERT_STR_EQ(expected, changes(before, after, "", ""))

TEST things_go_from_place_to_place(void)
{
    CHANGES("", "hand A N L\nturn A\nphase lay\n", "hand A N L\nturn B\nphase draw\n");
    CHANGES("N: from hand A to area A 2\n", "hand A N L\narea A 1 S\narea A 2 L\n",
            "hand A L\narea A 1 S\narea A 2 L N\n");
    CHANGES("N: from hand A to area A 2\n", "hand A N L\narea A 1 S\n",
            "hand A L\narea A 1 S\narea A 2 N\n");
    CHANGES("N: from hand A to area A 2\n", "hand A N L\narea A 2 S\n", "hand A L\narea A 2 S N\n");
    CHANGES("2xR4, G2: from land red to hand B\nland red: A -> B\n",
            "land red A 2xR4/G2\nland blue A B1\nhand A R1\nhand B -\n",
            "land red B -\nland blue A B1\nhand A R1\nhand B R4 G2 R4\n");
    CHANGES("fish: from pile to hand A\ntop: fish -> ox\n", "pile fish\ntop fish\nhand A none\n",
            "pile\ntop ox\nhand A fish\n");
    CHANGES("hand B gains LB\n", "hand A N\nhand B\n", "hand A N\nhand B LB\n");
    CHANGES("hand B loses LB\n", "hand A N\nhand B LB\n", "hand A N\nhand B\n");
    PASS();
}

TEST values_change(void)
{
    CHANGES("fame A: 3 -> 5\n", "fame A 3\nfame B 3\n", "fame A 5\nfame B 3\n");
    CHANGES("value A: 2 2 2 -> 2 1 3\n", "value A 2 2 2\nvalue B 2 2 2\n",
            "value A 2 1 3\nvalue B 2 2 2\n");
    CHANGES("start: A -> B\n", "start A\nhand A B\n", "start B\nhand A B\n");
    CHANGES("land red: A -> B\nasked: B -> A\n", "land red A\nland blue A\nasked B\n",
            "land red B\nland blue A\nasked A\n");
    CHANGES("fame A: 3 -> 5\nfame B: 5 -> 3\n", "fame A red 3\nfame B red 5\n",
            "fame A red 5\nfame B red 3\n"); /* no 3 goes from A to B */
    CHANGES("new: marshal akkon\n", "fame A 3\n", "fame A 3\nmarshal akkon\n");
    CHANGES("gone: marshal akkon\n", "fame A 3\nmarshal akkon\n", "fame A 3\n");
    PASS();
}

TEST what_is_drawn_or_laid_out_anew_is_no_change(void)
{
    CHANGES("", "row 1  ox   -\n", "row 1 ox -\n");
    CHANGES("at: 0:6 -> 1:5\n", "at 0:6\nupper 1 ~~~.\\.T\n", "at 1:5\nupper 1 ~~~.\\\\T\n");
    PASS();
}

TEST what_follows_comes_last_and_once(void)
{
    ASSERT_STR_EQ("ox: from field b3 to hand A\nholds A: 0 -> 1; new: goals 1.6, 2.8\n",
                  changes("row 3 hewn ox stair\nhand A\n", "row 3 hewn - stair\nhand A ox\n",
                          "field a3 hewn\nfield b3 ox\nholds A 0\n",
                          "field a3 hewn\nfield b3 -\nholds A 1\ngoals 1.6\ngoals 2.8\n"));
    ASSERT_STR_EQ("A1: from field a3 to field b3\nox: from field b3 to hand A\n",
                  changes("row 3 A1@hewn ox stair\nhand A\n", "row 3 hewn A1@- stair\nhand A ox\n",
                          "field a3 A1@hewn\nfield b3 ox\n", "field a3 hewn\nfield b3 A1@-\n"));
    ASSERT_STR_EQ("", changes("fame A 1\n", "fame A 1\n", "need ox 3\n", ""));
    ASSERT_STR_EQ("holds A: 0 -> 1\n",
                  changes("holds A 0\n", "holds A 1\n", "holds A 0\n", "holds A 1\n"));
    ASSERT_STR_EQ("hand A gains ox\n",
                  changes("hand A -\n", "hand A ox\n", "holdings of seat A -\n",
                          "holdings of seat A ox\n"));
    PASS();
}

/* ---- real moves ---- */

/* The position is that at the end of the text. */
static bool follow_told(const char *text, const char *move, const struct next_words *next,
                        struct followed *f)
{
    const char *word[20];
    char line[100], *rest = NULL;
    unsigned words = 0;
    struct complaint why;
    struct scenario_result result;
    struct replay r;
    struct move m = { 0 };
    snprintf(line, sizeof line, "%s", move);
    for (char *w = strtok_r(line, " ", &rest); w; w = strtok_r(NULL, " ", &rest))
        word[words++] = w;
    bool good =
        play_scenario(text, strlen(text), NULL, NULL, NULL, &r, &result, &why)
        && !read_move_here(r.spec->game, r.table, r.state, &(struct words){ words, word, NULL }, &m)
        && r.spec->game->refusal(r.table, r.state, m) == LEGAL;
    if (good)
        follow(r.spec, r.table, r.state, m, &plain_changes, next, f);
    replay_free(&r);
    return good;
}

static bool follow_in(const char *text, const char *move, struct followed *f)
{
    return follow_told(text, move, &plain_next, f);
}

TEST clauses_come_in_their_order(void)
{
    struct followed f;
    verdict from_hand, drawn;
    marks_reset();
    guest_game = NULL;
    ASSERT(follow_in("game ordonanz\nscope s1a\nstart\nA is dealt L\nB is dealt L\nA is dealt L\n"
                     "B is dealt N\n",
                     "A lays L on 1", &f));
    ASSERT_STR_EQ("L: from hand A to area A 1\n(done laid)\n", f.changes);
    ASSERT_STR_EQ("by chance A draws L or draws N", f.next);
    ASSERT(f.by.count > 2);
    ASSERT(find_slug(find_game("ordonanz"), "place-from-own-hand", &from_hand));
    ASSERT(find_slug(find_game("ordonanz"), "must-draw", &drawn));
    ASSERT_EQ(from_hand, f.by.clause[0]);
    ASSERT_EQ(drawn, f.by.clause[f.by.count - 1]);
    for (unsigned i = 0; i < f.by.count; i++)
        for (unsigned k = 0; k < i; k++)
            ASSERT(f.by.clause[i] != f.by.clause[k]);
    ASSERT_EQ(0, marks_own()[from_hand]); /* told only: no engine exercised it */
    followed_free(&f);
    PASS();
}

/* Tells what is taken from any heap, and from the one that is named. */
static bool tell_in_capitals(const void *heap, const char *written, struct text *out)
{
    const char *from = strstr(written, " from ");
    if (!from || (heap && strcmp(from + 6, heap) != 0))
        return false;
    put(out, "FROM ");
    put(out, from + 6);
    return true;
}

TEST what_is_next_is_told_in_sentences_or_as_it_is_written(void)
{
    struct followed f;
    struct next_words next = plain_next;
    next.tell = tell_in_capitals;
    guest_game = &toy_spec;
    ASSERT(follow_told("game toy\nstart\ngive A 1\n", "give B 2", &next, &f));
    ASSERT_STR_EQ("FROM 1, FROM 2 or FROM 3", f.next);
    followed_free(&f);
    ASSERT(follow_told("game toy\nstart\ngive A 1\ngive B 2\n", "A take 1 from 1", &next, &f));
    ASSERT_STR_EQ("FROM ...", f.next);
    followed_free(&f);
    next.with = "1"; /* there is no sentence for the others */
    ASSERT(follow_told("game toy\nstart\ngive A 1\n", "give B 2", &next, &f));
    ASSERT_STR_EQ("A take 1 from 1, take 1 from 2, or take 1 from 3", f.next);
    followed_free(&f);
    guest_game = NULL;
    PASS();
}

TEST who_is_next_is_told(void)
{
    struct followed f;
    guest_game = &toy_spec;
    ASSERT(follow_in("game toy\nstart\ngive A 1\n", "give B 2", &f));
    ASSERT_STR_EQ("A take 1 from 1, take 1 from 2, or take 1 from 3", f.next);
    ASSERT_STR_EQ("strengths: 1 0 -> 1 2\n", f.changes);
    ASSERT_EQ(0u, f.by.count); /* its rules tell of none */
    followed_free(&f);
    ASSERT(follow_in("game toy\nstart\ngive A 1\ngive B 2\n", "A take 1 from 1", &f));
    ASSERT_STR_EQ("B take ... from ...", f.next);
    ASSERT_STR_EQ("heaps: 3 4 5 -> 2 4 5\nlast: 0 -> 1\nstones: 12 -> 11\n", f.changes);
    followed_free(&f);
    ASSERT(follow_in("game toy\nsheet\nheaps 1 0 0\nend\nstart\ngive A 1\ngive B 2\n",
                     "A take 1 from 1", &f));
    ASSERT_STR_EQ("the game is over: score A 1, B 0; winner A", f.next);
    followed_free(&f);
    ASSERT(follow_in("game toy\nsheet\nheaps 2 0 0\nend\nstart\ngive A 1\ngive B 2\n"
                     "A take 1 from 1\n",
                     "B take 1 from 1", &f));
    ASSERT_STR_EQ("the game is over: score A 0, B 1; winner B", f.next);
    followed_free(&f);
    toy_fault = GETS_STUCK;
    ASSERT(follow_in("game toy\nsheet\nheaps 2 0 0\nend\nstart\ngive A 1\ngive B 2\n",
                     "A take 1 from 1", &f));
    toy_fault = SOUND;
    ASSERT_STR_EQ("nobody can move, and the game is not over", f.next);
    followed_free(&f);
    guest_game = NULL;
    PASS();
}

SUITE(followed_suite)
{
    RUN_TEST(things_go_from_place_to_place);
    RUN_TEST(values_change);
    RUN_TEST(what_is_drawn_or_laid_out_anew_is_no_change);
    RUN_TEST(what_follows_comes_last_and_once);
    RUN_TEST(clauses_come_in_their_order);
    RUN_TEST(who_is_next_is_told);
    RUN_TEST(what_is_next_is_told_in_sentences_or_as_it_is_written);
}
