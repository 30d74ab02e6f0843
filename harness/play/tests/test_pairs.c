/* Rows of readings: each pair of readings occurs, except those that exclude each other, and a
 * defect that needs two readings is found and named by them. */
#include "harness/core/choice.h"
#include "harness/core/covering.h"
#include "harness/core/drawn.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/play/campaign.h"
#include "harness/play/pairs.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/tests/faulty.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

SUITE(pairs_suite);

/* ---- the toy game with more questions, which matter only for a planted defect ---- */

enum { QUESTIONS = 7 };

static const struct question of_three = {
    "Which?", 'A', "-", { BUILT('A', "a"), BUILT('B', "b"), BUILT('C', "c") }
};
static const struct question of_two = { "Which?",
                                        'A',
                                        "-",
                                        { BUILT('A', "a"), BUILT('B', "b"),
                                          INVENTS('C', "not built", "who plays it") } };
static const struct question of_one = { "Which?", 'A', "-", { BUILT('A', "a") } };
static const struct indexed_question questions[QUESTIONS] = {
    { "q-last", &of_two, 1, NULL },  { "q-one", &of_three, 2, NULL },
    { "q-two", &of_three, 3, NULL }, { "q-three", &of_two, 4, NULL },
    { "q-none", &of_one, 5, NULL },  { "q-four", &of_two, 6, NULL },
    { "q-five", &of_three, 7, NULL }
};
static const struct exclusion excludes[] = {
    { 1, 'B', 2, 'C', "one says that two is never so", 2, NULL },
    { 5, 'B', 0, 'B', "four says that the last one wins", 6, NULL },
};
static struct game asking;
static struct spec many;
static bool planted;

static void default_table(void *table, unsigned players)
{
    toy_spec.game->default_table(table, players);
    memset(((struct table *)table)->reading, 'A', QUESTIONS);
}

/* The planted defect: under q-one=C with q-five=B the property breaks when four stones are taken
 * from the third heap. */
static bool is_planted(const void *table, const void *state)
{
    const struct toy_table *t = table;
    const struct toy_state *s = state;
    return !planted || t->head.reading[1] != 'C' || t->head.reading[6] != 'B'
        || s->heap[2] + 4 > t->stones[2];
}

static const struct indexed_property properties[] = {
    { "is_planted", TOY_TAKE_SOME, OF_STATE, .of_state = is_planted, .line = 4 },
};

static void set_up(void *unused)
{
    (void)unused;
    asking = *toy_spec.game;
    asking.default_table = default_table;
    many = toy_spec;
    many.game = &asking;
    many.questions = questions;
    many.question_count = QUESTIONS;
    many.properties = properties;
    many.property_count = 1;
    planted = false;
    toy_fault = SOUND;
}

static void tear_down(void *unused)
{
    (void)unused;
    toy_fault = SOUND;
}

/* ---- the rows ---- */

/* Counts without using covering.c. */
static unsigned rows_with(const struct covering *c, unsigned q, char letter, unsigned p, char other)
{
    unsigned n = 0;
    for (unsigned r = 0; r < c->rows; r++)
        n += c->row[r][q] == (uint8_t)letter && c->row[r][p] == (uint8_t)other;
    return n;
}

static bool is_built(const struct spec *spec, unsigned q, char letter)
{
    const struct reading *r = find_reading(spec->questions[q].question, (char[]){ letter, 0 });
    return r && r->built;
}

static bool excluded(const struct spec *spec, unsigned q, char letter, unsigned p, char other)
{
    for (unsigned i = 0; i < spec->excludes_count; i++) {
        const struct exclusion *e = &spec->excludes[i];
        if ((e->question == q && e->letter == letter && e->other == p && e->other_letter == other)
            || (e->question == p && e->letter == other && e->other == q
                && e->other_letter == letter))
            return true;
    }
    return false;
}

static enum greatest_test_res is_covered(const struct spec *spec, const struct covering *c,
                                         unsigned *pairs)
{
    *pairs = 0;
    for (unsigned q = 0; q < spec->question_count; q++)
        for (unsigned p = q + 1; p < spec->question_count; p++)
            // NOLINTBEGIN(bugprone-too-small-loop-variable): they are letters
            for (char a = 'A'; a <= 'F'; a++)
                for (char b = 'A'; b <= 'F'; b++) {
                    // NOLINTEND(bugprone-too-small-loop-variable)
                    unsigned rows = rows_with(c, q, a, p, b);
                    if (!is_built(spec, q, a) || !is_built(spec, p, b)
                        || excluded(spec, q, a, p, b)) {
                        ASSERT_EQ(0, rows);
                        continue;
                    }
                    ASSERT(rows >= 3);
                    ++*pairs;
                }
    PASS();
}

static void cover(struct covering *c, const struct spec *spec, const bool *settled, uint64_t seed)
{
    uint8_t asked[MAX_QUESTIONS] = { 0 };
    for (unsigned q = 0; q < spec->question_count; q++)
        asked[q] = (uint8_t)spec->questions[q].question->standard;
    covering_make(c, spec, asked, settled, 3, seed);
}

TEST each_pair_occurs_in_three_rows(void)
{
    struct covering c;
    unsigned pairs;
    cover(&c, &many, NULL, 1);
    CHECK_CALL(is_covered(&many, &c, &pairs));
    ASSERT_EQ(6, c.varied);
    struct covered all = covered_by(&c, NULL);
    /* three questions have two readings and three have three, 15 in all: all pairs of them
     * except those of one question; and 15 - 1 with the question that has only one reading */
    ASSERT_EQ((15 * 15 - 3 * 4 - 3 * 9) / 2, all.pairs);
    ASSERT_EQ(all.pairs + 15, pairs);
    ASSERT_EQ(all.pairs, all.met);
    ASSERT(all.least >= 3);
    ASSERT(c.rows >= 27 && c.rows < 60); /* nine pairs of two questions, in three rows each */
    covering_free(&c);
    PASS();
}

TEST excluded_pairs_occur_in_no_row(void)
{
    struct covering c;
    unsigned pairs;
    many.excludes = excludes;
    many.excludes_count = 2;
    for (uint64_t seed = 0; seed < 5; seed++) {
        cover(&c, &many, NULL, seed);
        CHECK_CALL(is_covered(&many, &c, &pairs));
        ASSERT_EQ(2, covered_by(&c, NULL).left_out);
        covering_free(&c);
    }
    PASS();
}

/* Both readings of another question exclude B of the first one, so no row can have B: its pairs
 * are left out. */
TEST pair_that_no_row_can_have_is_left_out(void)
{
    static const struct exclusion none[] = { { 0, 'B', 3, 'A', "-", 1, NULL },
                                             { 0, 'B', 3, 'B', "-", 1, NULL } };
    struct covering c;
    many.excludes = none;
    many.excludes_count = 2;
    cover(&c, &many, NULL, 1);
    struct covered all = covered_by(&c, NULL);
    ASSERT_EQ(all.pairs, all.met);
    for (unsigned r = 0; r < c.rows; r++)
        ASSERT_EQ('A', c.row[r][0]);
    covering_free(&c);
    PASS();
}

TEST what_is_asked_for_stays_in_each_row(void)
{
    struct covering c;
    bool settled[MAX_QUESTIONS] = { [2] = true };
    cover(&c, &many, settled, 1);
    ASSERT_EQ(5, c.varied);
    for (unsigned r = 0; r < c.rows; r++)
        ASSERT_EQ('A', c.row[r][2]);
    covering_free(&c);
    PASS();
}

/* Three questions have one built reading besides A, and three have two. */
TEST each_reading_has_one_row(void)
{
    static const struct exclusion with_a[] = { { 1, 'B', 2, 'A', "-", 1, NULL } };
    struct covering c;
    uint8_t asked[MAX_QUESTIONS] = "AAAAAAA";
    covering_each(&c, &many, asked, NULL);
    ASSERT_EQ(3 + 2 * 3, c.rows);
    for (unsigned r = 0; r < c.rows; r++) {
        unsigned others = 0;
        for (unsigned q = 0; q < QUESTIONS; q++)
            others += c.row[r][q] != 'A';
        ASSERT_EQ(1, others);
        ASSERT(r == 0 || memcmp(c.row[r], c.row[r - 1], QUESTIONS) != 0);
    }
    covering_free(&c);
    many.excludes = with_a;
    many.excludes_count = 1;
    covering_each(&c, &many, asked, NULL);
    ASSERT_EQ(3 + 2 * 3 - 1, c.rows);
    for (unsigned r = 0; r < c.rows; r++)
        ASSERT(c.row[r][1] != 'B');
    covering_free(&c);
    PASS();
}

TEST same_seed_makes_the_same_rows(void)
{
    struct covering a, b, other;
    cover(&a, &many, NULL, 1);
    cover(&b, &many, NULL, 1);
    cover(&other, &many, NULL, 2);
    ASSERT_EQ(a.rows, b.rows);
    ASSERT_EQ(0, memcmp(a.row, b.row, a.rows * sizeof *a.row));
    ASSERT(a.rows != other.rows || memcmp(a.row, other.row, a.rows * sizeof *a.row) != 0);
    covering_free(&a);
    covering_free(&b);
    covering_free(&other);
    PASS();
}

TEST each_pair_of_a_game_occurs(const struct spec *spec)
{
    struct covering c;
    unsigned pairs;
    cover(&c, spec, NULL, 1);
    CHECK_CALL(is_covered(spec, &c, &pairs));
    covering_free(&c);
    PASS();
}

/* ---- readings that contradict each other ---- */

TEST excluded_readings_make_no_table(void)
{
    static struct complaint why; /* static, because a failure is printed after the test */
    struct options o = { .verb = "test", .game = "toy" };
    many.excludes = excludes;
    many.excludes_count = 2;
    void *table = new_table(&o, &many);
    uint8_t *reading = ((struct table *)table)->reading;
    reading[1] = 'B';
    ASSERT(seal_table(&many, table, "x.scenario", &why));
    reading[2] = 'C';
    ASSERT_FALSE(seal_table(&many, table, "x.scenario", &why));
    ASSERTm(why.text, strstr(why.text, "x.scenario: found q-one=B with q-two=C"));
    ASSERTm(why.text, strstr(why.text, "one says that two is never so; expected another reading"));
    many.excludes_count = 0;
    ASSERT(seal_table(&many, table, "x.scenario", &why));
    free(table);
    PASS();
}

TEST excluded_readings_are_not_drawn(void)
{
    struct drawn d;
    struct choice from;
    struct options o = { .verb = "test", .game = "toy" };
    many.excludes = excludes;
    many.excludes_count = 2;
    void *plain = new_table(&o, &many), *table = new_table(&o, &many);
    const uint8_t *reading = ((struct table *)table)->reading;
    unsigned near = 0;
    drawn_open_readings(&d, &many);
    choice_from_seed(&from, 1);
    for (unsigned i = 0; i < 2000; i++) {
        memcpy(table, plain, toy_spec.game->table_size);
        drawn_readings(&d, &from, table);
        ASSERT_FALSE(reading[1] == 'B' && reading[2] == 'C');
        near += reading[1] == 'B' && reading[2] == 'B';
    }
    ASSERT(near > 0);
    drawn_close(&d);
    free(plain);
    free(table);
    PASS();
}

TEST games_exclude_what_is_built(const struct spec *spec)
{
    for (unsigned i = 0; i < spec->excludes_count; i++) {
        const struct exclusion *e = &spec->excludes[i];
        ASSERT(is_built(spec, e->question, e->letter));
        ASSERT(is_built(spec, e->other, e->other_letter));
    }
    PASS();
}

/* ---- plays under rows ---- */

static char scenario[] = "/tmp/quibble-pairs-XXXXXX";

static void run(struct pairs *x, const struct campaign_options *own)
{
    static const struct options o = { .verb = "test", .game = "toy", .seed = 1, .json = true };
    pairs_run(x, &many, &o, own);
}

TEST sound_toy_holds_in_each_row(void)
{
    struct pairs x;
    run(&x, &(struct campaign_options){ .plays = 5 });
    struct pairs_sum sum = pairs_sum(&x);
    ASSERT(sum.held);
    ASSERT_EQ(5ull * x.covering.rows, sum.all.plays);
    pairs_close(&x);
    PASS();
}

TEST fault_of_a_pair_is_named_by_it(void)
{
    struct pairs x;
    static char text[4096]; /* static, because a failure is printed after the test */
    char readings[READINGS_ROOM];
    int file = mkstemp(scenario);
    ASSERT(file >= 0);
    planted = true;
    run(&x, &(struct campaign_options){ .plays = 20, .out = scenario });
    ASSERT_FALSE(pairs_sum(&x).held);
    ASSERT_EQ(1, x.defects);
    ASSERT_STR_EQ("is_planted", x.defect[0].broken.duty);
    name_readings(&x.covering, x.defect[0].reading, readings, sizeof readings);
    ASSERT_STR_EQ("q-one=C with q-five=B", readings);
    ASSERT(x.defect[0].plays > 1);
    ASSERT(x.defect[0].moves >= 4 && x.defect[0].moves <= 6);
    close(file);
    FILE *in = fopen(scenario, "r"); /* the run has replaced the file of this name */
    ASSERT(in);
    size_t size = fread(text, 1, sizeof text - 1, in);
    fclose(in);
    ASSERT(size > 0);
    ASSERTm(text, strstr(text, "reading q-one=C\nreading q-five=B\n"));
    remove(scenario);
    pairs_close(&x);
    PASS();
}

TEST row_that_is_cut_too_often_is_found(void)
{
    struct pairs x;
    ASSERT_FALSE(cut_too_often(&(struct pairs_row){ .plays = 200, .cut = 2 }));
    ASSERT(cut_too_often(&(struct pairs_row){ .plays = 200, .cut = 3 }));
    run(&x, &(struct campaign_options){ .plays = 5, .steps = 3 });
    struct pairs_sum sum = pairs_sum(&x);
    ASSERT_EQ(x.covering.rows, sum.cut_too_often);
    ASSERT_EQ(0, sum.defects);
    ASSERT_FALSE(sum.held);
    ASSERT_STR_EQ("", x.endless);
    strcpy(x.endless, "a finding"); /* as if a finding recorded this */
    ASSERT(pairs_sum(&x).held);
    pairs_close(&x);
    PASS();
}

TEST play_that_hangs_is_a_defect(void)
{
    struct pairs x;
    toy_fault = GETS_STUCK;
    many.forbids_count = 0; /* they would report the fault before a play hangs */
    run(&x, &(struct campaign_options){ .plays = 5, .out = "/dev/null", .whole = false });
    ASSERT(x.defects > 0);
    ASSERT_STR_EQ("play-goes-on", x.defect[0].broken.duty);
    ASSERT(pairs_sum(&x).all.hung > 0);
    ASSERT_EQ(0, pairs_sum(&x).all.on_record);
    pairs_close(&x);
    PASS();
}

TEST run_without_a_whole_row_holds_nothing(void)
{
    struct pairs x;
    run(&x, &(struct campaign_options){ .plays = 5 });
    memset(x.counts, 0, x.covering.rows * sizeof *x.counts);
    ASSERT_FALSE(pairs_sum(&x).held);
    ASSERT_EQ(0, pairs_sum(&x).covered.met);
    pairs_close(&x);
    PASS();
}

static bool contradicts_a_standard_reading(const struct spec *spec, const char *setting)
{
    struct complaint why;
    void *table = xrealloc(NULL, spec->game->table_size, 1);
    spec->game->default_table(table, spec->game->fewest_players);
    bool set = apply_reading(spec, table, setting, &why);
    bool found = !set || excluded_readings(spec, table);
    free(table);
    return found;
}

/* If the sheet of one scope does not allow a reading, it is still played on other tables. */
TEST each_reading_alone_is_played(const struct spec *spec)
{
    static const struct campaign_options own = { .plays = 1 };
    char id[NAME_SIZE];
    static char setting[NAME_SIZE + 2]; /* static, because a failure is printed after the test */
    for (unsigned q = 0; q < spec->question_count; q++) {
        const struct question *question = spec->questions[q].question;
        question_id(spec, q, id);
        for (unsigned r = 0; r < MOST_READINGS && question->reading[r].letter; r++) {
            struct campaign c;
            if (!question->reading[r].built)
                continue;
            snprintf(setting, sizeof setting, "%s=%c", id, question->reading[r].letter);
            struct options o = {
                .verb = "test", .game = spec->game->name, .reading = { setting }, .readings = 1
            };
            if (contradicts_a_standard_reading(spec, setting))
                continue;
            /* ends the program if no table accepts the reading */
            campaign_open(&c, spec, &o, &own, NULL);
            ASSERTm(setting, c.bases > 0);
            campaign_close(&c);
        }
    }
    PASS();
}

SUITE(pairs_suite)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(each_pair_occurs_in_three_rows);
    RUN_TEST(excluded_pairs_occur_in_no_row);
    RUN_TEST(pair_that_no_row_can_have_is_left_out);
    RUN_TEST(what_is_asked_for_stays_in_each_row);
    RUN_TEST(each_reading_has_one_row);
    RUN_TEST(same_seed_makes_the_same_rows);
    RUN_TEST(excluded_readings_make_no_table);
    RUN_TEST(excluded_readings_are_not_drawn);
    RUN_TEST(sound_toy_holds_in_each_row);
    RUN_TEST(fault_of_a_pair_is_named_by_it);
    RUN_TEST(row_that_is_cut_too_often_is_found);
    RUN_TEST(play_that_hangs_is_a_defect);
    RUN_TEST(run_without_a_whole_row_holds_nothing);
    for (unsigned i = 0; i < all_games_count; i++) {
        greatest_set_test_suffix(all_games[i]->game->name);
        RUN_TEST1(each_pair_of_a_game_occurs, all_games[i]);
        greatest_set_test_suffix(all_games[i]->game->name);
        RUN_TEST1(games_exclude_what_is_built, all_games[i]);
        greatest_set_test_suffix(all_games[i]->game->name);
        RUN_TEST1(each_reading_alone_is_played, all_games[i]);
    }
}
