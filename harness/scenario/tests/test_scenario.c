/* The scenario language: what its lines mean, what it answers, and that no input makes it crash. */
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/paths.h"
#include "harness/tests/faulty.h"
#include "harness/tests/stones.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

SUITE_EXTERN(scenario_suite);

/* ---- running a text ---- */

static struct scenario_result result;
static struct complaint complaint;
static char failures[2000]; /* the failures, one a line */

static bool run_bytes(const char *text, size_t size)
{
    memset(failures, 0, sizeof failures);
    FILE *say = fmemopen(failures, sizeof failures - 1, "w");
    complaint.text[0] = 0;
    bool good = say && run_scenario(text, size, NULL, say, &result, &complaint);
    if (say)
        fclose(say);
    return good;
}

static bool run(const char *text)
{
    return run_bytes(text, strlen(text));
}

/* Runs these lines after a beginning that most examples share. */
static bool run_body(const char *body)
{
    char text[2000];
    snprintf(text, sizeof text, "game stones\nstart\ndeal red to A\ndeal blue to B\n%s\n", body);
    return run(text);
}

/* Other tests compare columns (test_diagnostics.c): makes "input:3: found" of "input:3:9:
 * found". */
static const char *without_column(void)
{
    static char text[sizeof complaint.text];
    size_t line = strlen("input:") + strspn(complaint.text + strlen("input:"), "0123456789");
    size_t column =
        complaint.text[line] == ':' ? strspn(complaint.text + line + 1, "0123456789") : 0;
    snprintf(text, sizeof text, "%.*s%s", (int)line, complaint.text,
             complaint.text + line + (column ? 1 + column : 0));
    return text;
}

/* The lines hold; they fail for this reason; they are rejected with this message. */
#define HOLDS(body) \
    do { \
        ASSERTm(complaint.text, run_body(body)); \
        ASSERT_STR_EQ("", failures); \
        ASSERT_EQ(0, result.failed); \
    } while (0)
#define FAILS(body, why) \
    do { \
        ASSERTm(complaint.text, run_body(body)); \
        ASSERT_EQ(1, result.failed); \
        ASSERT_STR_EQ("input:5: expected " why "\n", failures); \
    } while (0)
#define WRONG(lines, why) \
    do { \
        ASSERT_FALSE(run(lines)); \
        ASSERTm(complaint.text, strstr(without_column(), why)); \
    } while (0)

TEST moves_are_carried_out(void)
{
    HOLDS("moves 3\nA takes 3\nB takes 3\nmoves 3\nA takes 2\nmoves 1\nB takes 1");
    ASSERT_EQ(9, result.passed);
    FAILS("B takes 1", "a legal move, but the move is refused by whose-turn (Turns): "
                       "Players alternate.");
    FAILS("B takes 1\nshows heap 9", "a legal move, but the move is refused by whose-turn (Turns): "
                                     "Players alternate.");
    PASS();
}

TEST refusals_name_their_clause(void)
{
    HOLDS("refused take-cap A takes 4\nrefused heap-cap A takes 10\nrefused whose-turn B takes 1\n"
          "refused deal-first deal red to A\nrefused not-a-move move 7 0 0 0 0 0 0 0\nshows heap "
          "9");
    FAILS("refused take-cap A takes 3", "refused take-cap, but the move is legal");
    FAILS("refused take-cap A takes 10", "refused take-cap, but the move is refused by heap-cap "
                                         "(Turns): No more is taken than is there.");
    FAILS("legal A takes 4", "legal, but the move is refused by take-cap (Turns): At most three "
                             "are taken.");
    HOLDS("legal A takes 3\nshows heap 9");
    HOLDS("ask A takes 4");
    ASSERT_EQ(2, result.passed); /* the two deals; 'ask' expects nothing */
    PASS();
}

/* The toy game has FORBIDS only for taking. */
TEST all_that_forbids_a_move_is_told(void)
{
    static const char head[] = "game toy\nstart\ngive A 1\ngive B 2\n";
    char text[400];
    guest_game = &toy_spec;
    snprintf(text, sizeof text, "%s%s", head,
             "refused take-what-is-there A take 9 from 1\n"
             "forbidden-by take-what-is-there A take 9 from 1\n"
             "forbidden-by within-strength A take 9 from 1\n"
             "forbidden-by take-some B take 0 from 2\nforbidden-by in-turn B take 0 from 2\n"
             "forbidden-by not-a-move move 7 0 0 0 0 0 0 0\n"
             "forbidden-by in-turn give A 1\n"); /* for giving, only the cited clause is known */
    ASSERTm(complaint.text, run(text));
    ASSERT_STR_EQ("", failures);
    ASSERT_EQ(9, result.passed);
    snprintf(text, sizeof text, "%sforbidden-by take-some A take 9 from 1\n", head);
    ASSERT(run(text));
    ASSERT_STR_EQ("input:5: expected forbidden by take-some, but the move is refused by "
                  "take-what-is-there (Play): heap 1 has fewer; also by within-strength\n",
                  failures);
    snprintf(text, sizeof text, "%srefused within-strength A take 9 from 1\n", head);
    ASSERT(run(text));
    ASSERT_EQ(1, result.failed);
    snprintf(text, sizeof text, "%sforbidden-by take-some A take 1 from 1\n", head);
    ASSERT(run(text));
    ASSERT_STR_EQ("input:5: expected forbidden by take-some, but the move is legal\n", failures);
    snprintf(text, sizeof text, "%sforbidden-by take-sone A take 1 from 1\n", head);
    WRONG(text, "input:5: found clause 'take-sone' (did you mean 'take-some'?)");
    guest_game = &stones_spec;
    PASS();
}

static verdict meddling_step(const void *table, void *state, struct move m)
{
    verdict v = stones_spec.game->step(table, state, m);
    if (v != LEGAL)
        *(uint8_t *)state ^= 1;
    return v;
}

static verdict lenient_step(const void *table, void *state, struct move m)
{
    verdict v = stones_spec.game->step(table, state, m);
    return v == STONES_WHOSE_TURN ? LEGAL : v;
}

TEST a_refusal_that_is_none_fails(void)
{
    static struct game game;
    static struct spec spec;
    game = *stones_spec.game;
    spec = stones_spec;
    spec.game = &game;
    guest_game = &spec;
    game.step = meddling_step;
    ASSERT(run_body("refused whose-turn B takes 1"));
    ASSERT_STRN_EQ("input:5: expected refused whose-turn, but the refused move changes the "
                   "position\n"
                   "input:5: broke refused-changes-nothing (a duty of all rules): ",
                   failures, 141);
    game.step = lenient_step;
    ASSERT(run_body("refused whose-turn B takes 1"));
    ASSERT_STRN_EQ("input:5: expected refused whose-turn, but the move is legal\n"
                   "input:5: broke step-refuses-alike (a duty of all rules): ",
                   failures, 117);
    ASSERT_EQ(2, result.failed); /* the expectation, and a duty of all rules */
    guest_game = &stones_spec;
    PASS();
}

/* ---- properties are checked though no line asks for it ---- */

static bool takes_one_or_two(const void *table, const void *before, struct move m,
                             const void *after)
{
    (void)table, (void)before, (void)after;
    return m.actor == NATURE || m.arg[0] < 2;
}

/* The game of stones with one more property, which some plays break. */
static struct spec with_property(struct indexed_property *two)
{
    struct spec spec = stones_spec;
    two[0] = stones_spec.properties[0];
    two[1] = (struct indexed_property){ .name = "takes_one_or_two",
                                        .clause = STONES_TAKE_CAP,
                                        .kind = OF_STEP,
                                        .of_step = takes_one_or_two,
                                        .line = 5 };
    spec.properties = two;
    spec.property_count = 2;
    return spec;
}

TEST moves_are_judged_by_the_properties(void)
{
    struct indexed_property properties[2];
    struct spec spec = with_property(properties);
    guest_game = &spec;
    HOLDS("A takes 2\nB takes 2");
    ASSERT(run_body("A takes 2\nB takes 3\nshows heap 4\nA takes 3"));
    ASSERT_STR_EQ("input:6: broke takes_one_or_two (clause take-cap): step property "
                  "takes_one_or_two "
                  "(harness/tests/stones.c, line 5) does not hold for 'B takes 3': take-cap\n",
                  failures);
    ASSERT_EQ(1, result.failed); /* later breaks may follow from the first */
    ASSERT_EQ(6, result.passed);
    ASSERT(run("game stones\nsketch\nheap 9\nturn 0\ncolour A red\ncolour B blue\nend\nA takes "
               "3\n"));
    ASSERT_EQ(1, result.failed); /* in a sketch only steps are checked */
    ASSERT(run_body("random 1 50"));
    ASSERT_EQ(1, result.failed);
    guest_game = &stones_spec;
    PASS();
}

TEST the_end_is_told(void)
{
    HOLDS("not-over\nA takes 3\nB takes 3\nA takes 3\nover\nwinner A\nscore A 1\nscore B 0\nmoves "
          "0");
    FAILS("over", "the end of the game, but the game is not over");
    FAILS("winner none", "winner none, but the game is not over");
    FAILS("score A 2", "score A 2, but score A 1"); /* the score if the game ended now */
    FAILS("final-score A 0", "final-score A 0, but the game is not over");
    FAILS("stuck", "a game that is not over, without a legal move, but there are 3 legal moves: "
                   "A takes 1; A takes 2; A takes 3");
    FAILS("moves 4", "4 legal moves, but there are 3 legal moves: A takes 1; A takes 2; A takes 3");
    ASSERT(run("game stones\nsketch\nheap 0\nlast 1\ncolour A red\ncolour B blue\nend\n"
               "over\nwinner A\nwinner A B\nwinner none\nnot-over\nstuck\n"));
    ASSERT_EQ(5, result.failed);
    ASSERT(strstr(failures, "input:9: expected winner A, but winner B\n"));
    ASSERT(strstr(failures, "input:10: expected winner A B, but winner B\n"));
    ASSERT(run("game stones\nreading q-last=B\nsketch\nheap 1\ncolour A red\ncolour B "
               "red\nend\nstuck\n"
               "refused last-stone-stays A takes 1\n"));
    ASSERT_EQ(2, result.passed);
    PASS();
}

TEST lines_are_compared_by_words(void)
{
    HOLDS("shows heap 9\nshows   heap\t9\nshows gone 0\nshows-not heap 8\nshows colour A red\n"
          "shows-not heap\nshows-not heap 9 9");
    FAILS("shows heap 8", "the line 'heap 8', but found 'heap 9'");
    FAILS("shows tower 8", "the line 'tower 8', but no line begins with 'tower', but "
                           "with heap, turn, last, colour, gone");
    FAILS("shows-not heap 9", "no line 'heap 9', but the line is there");
    HOLDS("observes A colour A red\nobserves-not A colour B blue\nobserves B colour B blue\n"
          "observes-not A gone 0");
    FAILS("observes B colour A red", "the line 'colour A red', but found 'colour B blue'");
    PASS();
}

TEST tables_are_set_up(void)
{
    ASSERT(run("game stones\nplayers 3\nreading q-last=B\nsheet\nstones 4 # few\nend\nstart\n"
               "shows heap 4\ndeal red to C\n"));
    ASSERT_EQ(1, result.failed); /* C is a player, but A is dealt to first */
    ASSERT(strstr(failures, "deal-first"));
    ASSERT(run("game stones\nscope three\nstart\nshows heap 3\n") && !result.failed);
    ASSERT(run("game stones\nsheet\nstones 1\nend\ntable-refused enough-stones\n")
           && !result.failed);
    ASSERT(run("game stones\ntable-refused enough-stones\n") && result.failed == 1);
    ASSERT_STR_EQ("input:2: expected a table refused by enough-stones, but the table is legal\n",
                  failures);
    WRONG("game stones\nsheet\nstones 1\nend\nstart\n", "input:5: stones: this table is refused by "
                                                        "enough-stones (Set-up)");
    WRONG("game stones\nplayers 3\nscope three\nstart\n",
          "found 3 players above, but the sheet is for 2");
    WRONG("game stones\nsheet\nreading q-last=X\nend\n", "q-last: found reading 'X'");
    ASSERT(run("game stones\nsheet\nreading q-last=B\nend\nsketch\nheap 1\ncolour A red\n"
               "colour B red\nend\nstuck\n")
           && !result.failed);
    WRONG("game stones\nsheet my.sheet\nstart\n", "in no file");
    PASS();
}

static bool write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    return f && fputs(text, f) >= 0 && !fclose(f);
}

TEST sheets_lie_beside_their_scenario(void)
{
    static const char text[] = "game stones\nsheet few.sheet\nstart\nshows heap 5\n";
    char folder[] = "/tmp/quibble-test-XXXXXX", sheet[60], file[60];
    ASSERT(mkdtemp(folder));
    snprintf(sheet, sizeof sheet, "%s/few.sheet", folder);
    snprintf(file, sizeof file, "%s/scenario", folder);
    ASSERT(write_file(sheet, "# few\nstones 5\n"));
    bool good = run_scenario(text, strlen(text), file, NULL, &result, &complaint);
    ASSERTm(complaint.text, good && result.passed == 1);
    ASSERT(write_file(sheet, "\nstones 5\nstones five\n"));
    ASSERT_FALSE(run_scenario(text, strlen(text), file, NULL, &result, &complaint));
    ASSERT(strstr(complaint.text, "scenario:2: "));
    ASSERT(strstr(complaint.text, "few.sheet:3: found 'stones five', expected"));
    remove(sheet);
    ASSERT_FALSE(run_scenario(text, strlen(text), file, NULL, &result, &complaint));
    ASSERT(strstr(complaint.text, "found sheet 'few.sheet', expected the name of a plain file "
                                  "below the scenario's folder"));
    rmdir(folder);
    PASS();
}

/* ---- which files a scenario may name: it is in PLACE/in, the repository is PLACE/top ---- */

static char place[] = "/tmp/quibble-test-XXXXXX";

static const char *in_place(const char *name)
{
    static char path[2][200];
    static unsigned turn;
    snprintf(path[turn ^= 1], sizeof path[0], "%s/%s", place, name);
    return path[turn];
}

static const char *const in_order[] = { "in",         "in/below",          "top",
                                        "top/corpus", "top/corpus/stones", "top/rules",
                                        "beside" };
enum { FOLDERS = sizeof in_order / sizeof *in_order };

/* 'few' is a sheet, 'secret' is not; links lead to both. */
static bool make_folders(void)
{
    static const char *const sheets[] = { "in/few", "in/below/few", "top/corpus/stones/few",
                                          "top/rules/few", "beside/few" };
    // NOLINTNEXTLINE(bugprone-not-null-terminated-result): the end of the template is there
    memcpy(place + sizeof place - 7, "XXXXXX", 6);
    bool good = mkdtemp(place) && !setenv("QUIBBLE_ROOT", in_place("top"), 1);
    for (unsigned i = 0; i < FOLDERS; i++)
        good = good && !mkdir(in_place(in_order[i]), 0777);
    for (unsigned i = 0; i < sizeof sheets / sizeof *sheets; i++)
        good = good && write_file(in_place(sheets[i]), "stones 5\n");
    return good && write_file(in_place("in/secret"), "# hush\nPASSWORD=hunter2\n")
        && write_file(in_place("beside/secret"), "PASSWORD=hunter2\n")
        && !mkfifo(in_place("in/pipe"), 0600) && !symlink("../beside/few", in_place("in/out"))
        && !symlink("../beside", in_place("in/door")) && !symlink("below/few", in_place("in/link"))
        && !symlink("../../../beside/few", in_place("top/corpus/stones/out"))
        && !symlink("../top/corpus", in_place("in/corpus"))
        && !symlink("/dev/zero", in_place("in/zero"));
}

static void remove_folders(void)
{
    static const char *const files[] = { "in/few",        "in/below/few", "top/corpus/stones/few",
                                         "top/rules/few", "beside/few",   "in/secret",
                                         "beside/secret", "in/pipe",      "in/out",
                                         "in/door",       "in/link",      "top/corpus/stones/out",
                                         "in/corpus",     "in/zero",      "in/large",
                                         "in/again" };
    unsetenv("QUIBBLE_ROOT");
    for (unsigned i = 0; i < sizeof files / sizeof *files; i++)
        unlink(in_place(files[i]));
    for (unsigned i = FOLDERS; i > 0; i--)
        rmdir(in_place(in_order[i - 1]));
    rmdir(place);
}

/* Returns NULL if a scenario in PLACE/in can use this sheet, otherwise the message. */
static const char *names_sheet(const char *name)
{
    char text[400];
    snprintf(text, sizeof text, "game stones\nsheet %s\nstart\nshows heap 5\n", name);
    bool good =
        run_scenario(text, strlen(text), in_place("in/a.scenario"), NULL, &result, &complaint);
    return good && result.passed == 1 ? NULL : complaint.text;
}

TEST sheets_may_be_below_the_scenario_or_in_the_corpus(void)
{
    static const char *const allowed[] = { "few",
                                           "below/few",
                                           "./below/../few",
                                           "link",
                                           "../in/few",
                                           "../top/corpus/stones/few",
                                           "corpus/stones/few" };
    ASSERT(make_folders());
    for (unsigned i = 0; i < sizeof allowed / sizeof *allowed; i++)
        ASSERT_EQm(allowed[i], NULL, names_sheet(allowed[i]));
    ASSERT_EQ(NULL, names_sheet(in_place("in/few")));
    ASSERT_EQ(NULL, names_sheet(in_place("top/corpus/stones/few")));
    remove_folders();
    PASS();
}

/* Whether such a file exists, is a sheet or is no plain file: the message is the same, and
 * reading it never blocks. */
TEST no_other_file_is_read_or_told_of(void)
{
    static const char *const others[] = { "../beside/few",
                                          "../beside/secret",
                                          "../beside/none",
                                          "out",
                                          "door/few",
                                          "door/none",
                                          "../top/rules/few",
                                          "../top/corpus/stones/out",
                                          "pipe",
                                          "zero",
                                          "below",
                                          ".",
                                          "none",
                                          "few/few",
                                          "/etc/passwd",
                                          "/etc/none",
                                          "/dev/stdin",
                                          "../../../../../../../../../../etc/passwd",
                                          "//etc//passwd" };
    ASSERT(make_folders());
    for (unsigned i = 0; i < sizeof others / sizeof *others; i++) {
        char expected[300];
        snprintf(expected, sizeof expected,
                 "%s:2:7: found sheet '%s', expected the name of a plain file below the "
                 "scenario's folder or the repository's corpus, links followed",
                 in_place("in/a.scenario"), others[i]);
        const char *why = names_sheet(others[i]);
        ASSERTm(others[i], why);
        ASSERT_STR_EQ(expected, why);
    }
    /* if corpus is a link, it leads out of the repository; and below "/" would be everything */
    ASSERT_EQ(0, rename(in_place("top/corpus"), in_place("beside/corpus")));
    ASSERT_EQ(0, symlink("../beside/corpus", in_place("top/corpus")));
    ASSERT(names_sheet("../top/corpus/stones/few"));
    ASSERT_EQ(0, unlink(in_place("top/corpus")));
    ASSERT_EQ(0, rename(in_place("beside/corpus"), in_place("top/corpus")));
    static const char text[] = "game stones\nsheet etc/passwd\nstart\n";
    ASSERT_FALSE(run_scenario(text, strlen(text), "/a.scenario", NULL, &result, &complaint));
    ASSERT(strstr(complaint.text, "found sheet 'etc/passwd', expected the name of a plain file"));
    remove_folders();
    PASS();
}

TEST a_file_that_is_no_sheet_is_not_quoted(void)
{
    ASSERT(make_folders());
    const char *why = names_sheet("secret");
    ASSERT(why && strstr(why, "found 'secret', which is no sheet of stones"));
    ASSERT_FALSE(strstr(why, "PASSWORD") || strstr(why, "hunter2") || strstr(why, "hush"));
    WRONG("PASSWORD=hunter2\n",
          "input:1: found a line that no scenario begins with, expected 'game NAME' first");
    ASSERT_FALSE(strstr(complaint.text, "hunter2"));
    WRONG("start hunter2\n", "input:1: found 'start', expected 'game NAME' first");
    remove_folders();
    PASS();
}

TEST sheets_are_bounded_one_by_one_and_together(void)
{
    enum { HALF = 600000 };
    static char text[2 * HALF + 40];
    ASSERT(make_folders());
    memset(text, '#', 2 * HALF);
    for (unsigned i = 999; i < 2 * HALF; i += 1000)
        text[i] = '\n';
    memcpy(text + 2 * HALF, "stones 5\n", 10);
    ASSERT(write_file(in_place("in/large"), text));
    ASSERT(write_file(in_place("in/again"), text + HALF));
    const char *why = names_sheet("large");
    ASSERT(why
           && strstr(why, ":2:7: large: found more than 1048576 bytes, expected at most 1048576"));
    ASSERT_EQ(NULL, names_sheet("again"));
    static const char twice[] = "game stones\nsheet again\nsheet again\nstart\n";
    ASSERT_FALSE(run_scenario(twice, strlen(twice), in_place("in/a.scenario"), NULL, &result,
                              &complaint));
    ASSERT(strstr(complaint.text,
                  ":3:7: found files of more than 1048576 bytes in all, expected at most 1048576"));
    remove_folders();
    PASS();
}

TEST positions_are_judged(void)
{
    ASSERT(run("game stones\nposition\nheap 2\nturn 1\ncolour A red\ncolour B red\nend\n"
               "B takes 2\nover\n")
           && result.passed == 2);
    WRONG("game stones\nposition\nheap 10\nend\n",
          "input:2: position breaks heap_fits (clause heap-cap)");
    ASSERT(run("game stones\nsketch\nheap 10\nend\nshows heap 10\n") && !result.failed);
    WRONG("game stones\nsketch\nheap 101\nend\n", "input:2: found a position that does not add up, "
                                                  "expected a heap of at most 100");
    WRONG("game stones\nposition\nheap\nend\n", "input:3: found 'heap', expected heap NUMBER");
    WRONG("game stones\nposition\nheap 3\n",
          "expected a line 'end' for the block that begins at line 2");
    PASS();
}

TEST wrong_lines_are_named(void)
{
    WRONG("", "expected 'game NAME' first");
    WRONG("start\n", "input:1: found 'start', expected 'game NAME' first");
    WRONG("game stone\n", "input:1: found game 'stone' (did you mean 'stones'?), expected one");
    WRONG("game stones\ngame stones\n", "input:2: found a second game");
    WRONG("game stones\n", "expected start, position or sketch");
    WRONG("game stones\nplayers 4\n", "input:2: found players '4', expected 2 to 3");
    WRONG("game stones\nscope three\nplayers 2\n", "straight under the game");
    WRONG("game stones\nplayers 3\nscope four\n", "found scope 'four', expected three");
    WRONG("game stones\nreading q-last=C\n", "listed but not built");
    WRONG("game stones\nA takes 1\n", "expected start, position or sketch above it");
    WRONG("game stones\nmoves 3\n", "expected start, position or sketch above it");
    WRONG("game stones\nstart\nstart\n", "one position a file");
    WRONG("game stones\nstart\nend\n", "found 'end'");
    WRONG("game stones\nstart\nA tkes 1\n", "input:3: found 'tkes', expected takes");
    WRONG("game stones\nstart\nmovs 1\n", "expected a keyword or a move: random");
    WRONG("game stones\nstart\nrefused take-cup A takes 1\n", "(did you mean 'take-cap'?)");
    WRONG("game stones\nstart\nrefused legal A takes 1\n", "found clause 'legal'");
    WRONG("game stones\nstart\nmoves\n", "found 'moves', expected moves NUMBER");
    WRONG("game stones\nstart\nmoves many\n", "found 'many', expected a number");
    WRONG("game stones\nstart\nwinner C\n", "found 'C', expected a player, A to B");
    WRONG("game stones\nstart\nwinner none A\n", "found 'none', expected a player");
    PASS();
}

/* ---- hostile input ---- */

TEST garbage_is_told_by_line(void)
{
    static const char zero[] = "game stones\nsta\0rt\n";
    ASSERT_FALSE(run_bytes(zero, sizeof zero - 1));
    ASSERT_STR_EQ("input:2: found binary garbage (byte 0x00), expected text in UTF-8",
                  complaint.text);
    WRONG("game stones\n# \xC3\x28\n", "input:2: found binary garbage (byte 0xc3)");
    WRONG("game stones\n# \xC0\x80\n", "input:2: found binary garbage (byte 0xc0)");
    WRONG("game stones\n# \xED\xA0\x80\n", "input:2: found binary garbage (byte 0xed)");
    WRONG("game stones\n# \xC3", "input:2: found binary garbage (byte 0xc3)");
    WRONG("game stones\nst\x1B[31mart\n", "input:2: found binary garbage (byte 0x1b)");
    ASSERT(run("\xEF\xBB\xBFgame stones\r\nstart # Z\xC3\xBCge\r\nshows heap 9\r\n")
           && result.passed == 1);
    ASSERT(run("game stones\nstart\nshows heap 9") && result.passed == 1);
    PASS();
}

static char *repeated(const char *text, size_t times)
{
    size_t length = strlen(text);
    char *all = malloc(times * length + 1);
    for (size_t i = 0; all && i < times; i++)
        memcpy(all + i * length, text, length);
    if (all)
        all[times * length] = 0;
    return all;
}

static bool is_too_much(const char *head, const char *unit, size_t times, const char *why)
{
    size_t room = strlen(head) + times * strlen(unit) + 1;
    char *tail = repeated(unit, times), *all = malloc(room);
    bool refused = false;
    if (tail && all) {
        snprintf(all, room, "%s%s", head, tail);
        refused = !run(all) && strstr(complaint.text, why);
    }
    free(tail);
    free(all);
    return refused;
}

TEST too_much_is_refused(void)
{
    ASSERT(is_too_much("game stones\nstart\n", "x", 4097, "input:3: found a line of 4097 letters"));
    ASSERT(is_too_much("game stones\nstart\n", "x ", 2047, "expected a keyword or a move"));
    ASSERT(is_too_much("", "# x\n", (1 << 18) + 1,
                       "found 1048580 bytes, expected at most 1048576"));
    ASSERT(is_too_much("", "\n", 100001, "input:100001: found one line more"));
    ASSERT(is_too_much("game stones\nstart\n", "random 1 60000\n", 2,
                       "input:4: found 60000 more random"));
    PASS();
}

/* Changes, drops, doubles and exchanges pieces of a valid scenario. Each run must end, and each
 * complaint must name its place. */
TEST mangled_scenarios_end_well(void)
{
    static const char good[] =
        "# title\ngame stones\nplayers 3\nreading q-last=B\nsheet\nstones 7\ntake "
        "2\nend\nposition\n"
        "heap 5\nturn 1\nlast 0\ncolour A red\ncolour B blue\ncolour C red\nend\nrandom 3 2\n"
        "legal A takes 1\nrefused take-cap A takes 3\nask B takes 1\nmoves 2\nover\nnot-over\n"
        "stuck\nwinner A B\nwinner none\nscore C 3\nshows heap 3\nobserves A turn 1\n"
        "move 1 2 3 4 5 6 7 8\ndeal ?7 to ?9\n";
    struct choice c;
    choice_from_seed(&c, 11);
    for (unsigned round = 0; round < 20000; round++) {
        char text[2 * sizeof good];
        size_t size = sizeof good - 1;
        memcpy(text, good, size);
        for (uint32_t edits = 1 + choose(&c, 4); edits; edits--) {
            uint32_t at = choose(&c, (uint32_t)size), from = choose(&c, (uint32_t)size);
            uint32_t length = 1 + choose(&c, 20);
            if (at + length > size || from + length > size)
                continue;
            switch (choose(&c, 3)) {
            case 0: text[at] = (char)choose(&c, 256); break;
            case 1: memmove(text + at, text + from, length); break;
            case 2: memmove(text + at, text + at + length, size - at - length); size -= length;
            }
        }
        bool ran = run_bytes(text, size);
        ASSERT(ran || !strncmp(complaint.text, "input:", 6));
    }
    choice_free(&c);
    PASS();
}

/* ---- printing and parsing are inverse ---- */

static char *print(const struct record *r)
{
    char *text = NULL;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    write_scenario(f, r);
    fclose(f);
    return text;
}

static bool same_replay(const struct record *r, const struct replay *back, const void *state)
{
    const struct game *g = r->spec->game;
    bool same = back->spec == r->spec && back->moves == r->moves
             && !memcmp(back->table, r->table, g->table_size) && !back->position == !r->position
             && !memcmp(back->state, state, g->state_size);
    for (unsigned i = 0; same && i < r->moves; i++)
        same = same_move(back->move[i], r->move[i]);
    return same && (!r->position || !memcmp(back->position, r->position, g->state_size));
}

/* Makes a random play of at most 'most' moves, from the start or from the position in the middle
 * of such a play. */
static unsigned play(const struct spec *spec, const void *table, void *state, unsigned most,
                     struct choice *c, struct move *made)
{
    const struct game *g = spec->game;
    struct move *list = calloc(g->most_moves + 1u, sizeof *list);
    unsigned moves = 0;
    for (unsigned count; moves < most && (count = g->moves(table, state, list)); moves++) {
        made[moves] = list[choose(c, count)];
        g->step(table, state, made[moves]);
    }
    free(list);
    return moves;
}

static bool round_trip(const struct spec *spec, const void *table, unsigned skip, uint64_t seed)
{
    enum { MOST = 60 };
    const struct game *g = spec->game;
    struct move made[MOST];
    struct choice c;
    void *begin = calloc(1, g->state_size), *state = calloc(1, g->state_size);
    choice_from_seed(&c, seed);
    g->start(table, begin);
    play(spec, table, begin, skip, &c, made);
    memcpy(state, begin, g->state_size);
    struct record r = {
        .spec = spec,
        .table = table,
        .position = skip ? begin : NULL,
        .move = made,
        .moves = play(spec, table, state, MOST, &c, made),
        .title = "a title\nof two lines",
        .expect = "not-over",
    };
    struct replay back;
    char *text = print(&r);
    bool same = play_scenario(text, strlen(text), NULL, NULL, NULL, &back, &result, &complaint)
             && same_replay(&r, &back, state);
    struct record again = r;
    again.table = back.table;
    again.position = back.position;
    again.move = back.move;
    char *text_again = same ? print(&again) : NULL;
    same = same && !strcmp(text, text_again);
    if (!same)
        fprintf(stderr, "%s\n%s\n", complaint.text, text);
    free(text);
    free(text_again);
    replay_free(&back);
    choice_free(&c);
    free(begin);
    free(state);
    return same;
}

/* Tries the default table, every number of players, every built reading and every scope. */
static bool all_round_trips(const struct spec *spec, uint64_t plays)
{
    const struct game *g = spec->game;
    struct options o = { 0 };
    bool same = true;
    for (unsigned players = g->fewest_players; players <= g->most_players; players++) {
        o.players = players;
        struct table *table = new_table(&o, spec);
        for (uint64_t seed = 0; seed < plays && same; seed++)
            same = round_trip(spec, table, seed % 3 ? (unsigned)seed % 40 : 0, seed);
        for (unsigned q = 0; q < spec->question_count; q++)
            for (unsigned i = 0; i < MOST_READINGS && same; i++) {
                const struct reading *r = &spec->questions[q].question->reading[i];
                uint8_t before = table->reading[q];
                table->reading[q] = r->letter && r->built ? (uint8_t)r->letter : before;
                g->seal(table);
                same = g->table_refusal(table) != LEGAL || round_trip(spec, table, 0, i);
                table->reading[q] = before;
                g->seal(table);
            }
        free(table);
    }
    o.players = 0;
    for (unsigned i = 0; i < scope_count(spec) && same; i++) {
        o.scope = spec->scopes[i].name;
        void *table = new_table(&o, spec);
        same = round_trip(spec, table, 0, i) && round_trip(spec, table, 3, i);
        free(table);
    }
    return same;
}

TEST plays_of_stones_read_back(void)
{
    ASSERT(all_round_trips(&stones_spec, 100));
    PASS();
}

TEST plays_of_every_game_read_back(void)
{
    for (unsigned i = 0; i < all_games_count; i++)
        ASSERTm(all_games[i]->game->name, all_round_trips(all_games[i], 20));
    PASS();
}

TEST only_what_differs_is_printed(void)
{
    struct options o = { .players = 2 };
    struct table *t = new_table(&o, &stones_spec);
    struct record r = { .spec = &stones_spec, .table = t };
    char *text = print(&r);
    ASSERT_STR_EQ("game stones\nplayers 2\nstart\n", text);
    free(text);
    t->reading[0] = 'B';
    struct move odd[] = { { 1, 0, { 1 } }, { 2, NATURE, { 1, 1 } }, { 9, 9, { 9 } } };
    r.move = odd;
    r.moves = 3;
    text = print(&r);
    ASSERT_STR_EQ("game stones\nplayers 2\nreading q-last=B\nstart\nA takes 2\ndeal red to B\n"
                  "move 9 9 9 0 0 0 0 0\n",
                  text);
    free(text);
    ASSERT(apply_sheet(&stones_spec, t, "stones 12\nreading q-last=A\n", "many", &complaint));
    r.moves = 0;
    text = print(&r);
    ASSERT_STR_EQ("game stones\nplayers 2\nsheet\nplayers 2\nstones 12\ntake 3\nend\nstart\n",
                  text);
    free(text);
    free(t);
    PASS();
}

/* Examples in the manual must hold. */
TEST examples_of_the_manual_hold(void)
{
    static const char fence[] = "```scenario\n";
    const char *root = source_root();
    char path[4200];
    size_t size;
    unsigned examples = 0;
    if (!root)
        SKIPm("the source tree is not here");
    snprintf(path, sizeof path, "%s/corpus/README.md", root);
    char *manual = read_file(path, 1 << 20, &size, &complaint);
    ASSERTm(complaint.text, manual);
    for (char *at = manual; (at = strstr(at, fence)); examples++) {
        at += strlen(fence);
        char *end = strstr(at, "```");
        ASSERT(end);
        ASSERTm(complaint.text, run_bytes(at, (size_t)(end - at)));
        ASSERT_STR_EQ("", failures);
        at = end;
    }
    free(manual);
    ASSERT(examples >= 2);
    PASS();
}

static void bring_stones(void *unused)
{
    (void)unused;
    guest_game = &stones_spec;
}

static void send_home(void *unused)
{
    (void)unused;
    guest_game = NULL;
}

SUITE(scenario_suite)
{
    GREATEST_SET_SETUP_CB(bring_stones, NULL);
    GREATEST_SET_TEARDOWN_CB(send_home, NULL);
    RUN_TEST(moves_are_carried_out);
    RUN_TEST(refusals_name_their_clause);
    RUN_TEST(all_that_forbids_a_move_is_told);
    RUN_TEST(a_refusal_that_is_none_fails);
    RUN_TEST(moves_are_judged_by_the_properties);
    RUN_TEST(the_end_is_told);
    RUN_TEST(lines_are_compared_by_words);
    RUN_TEST(tables_are_set_up);
    RUN_TEST(sheets_lie_beside_their_scenario);
    RUN_TEST(sheets_may_be_below_the_scenario_or_in_the_corpus);
    RUN_TEST(no_other_file_is_read_or_told_of);
    RUN_TEST(a_file_that_is_no_sheet_is_not_quoted);
    RUN_TEST(sheets_are_bounded_one_by_one_and_together);
    RUN_TEST(positions_are_judged);
    RUN_TEST(wrong_lines_are_named);
    RUN_TEST(garbage_is_told_by_line);
    RUN_TEST(too_much_is_refused);
    RUN_TEST(mangled_scenarios_end_well);
    RUN_TEST(plays_of_stones_read_back);
    RUN_TEST(plays_of_every_game_read_back);
    RUN_TEST(only_what_differs_is_printed);
    RUN_TEST(examples_of_the_manual_hold);
}
