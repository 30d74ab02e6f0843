/* Sessions: every command gets one answer, and a rejected one changes nothing. */
#include "harness/cli/serve.h"
#include "harness/core/choice.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/paths.h"
#include "harness/tests/faulty.h"
#include "harness/tests/stones.h"
#include "spec/spec.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

SUITE_EXTERN(serve_suite);

/* A session whose answers are kept in memory. */
struct desk {
    struct session session;
    char *said;
    size_t size;
    FILE *out;
};

static bool desk_open(struct desk *d, const struct spec *spec)
{
    struct options o = { .verb = "serve" };
    void *table = new_table(&o, spec);
    d->out = open_memstream(&d->said, &d->size);
    bool open = d->out && session_open(&d->session, spec, table, d->out);
    free(table);
    return open;
}

static void desk_close(struct desk *d)
{
    session_close(&d->session);
    fclose(d->out);
    free(d->said);
}

/* Returns the answer to one command. */
static const char *answer(struct desk *d, const char *command)
{
    fflush(d->out);
    size_t before = d->size;
    session_take(&d->session, command, strlen(command));
    fflush(d->out);
    return d->said + before;
}

#define ASSERT_ANSWER(expected, command) ASSERT_STR_EQ(expected, answer(&d, command))

static unsigned lines_of(const char *text)
{
    unsigned lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

TEST a_play_with_its_referee(void)
{
    struct desk d;
    ASSERT(desk_open(&d, &stones_spec));
    ASSERT_ANSWER("error found 'moves', expected start, position or sketch before it\n", "moves\n");
    ASSERT_ANSWER("ok\n", "scope three");
    ASSERT_ANSWER("ok\n", "start");
    ASSERT_ANSWER("", "");
    ASSERT_ANSWER("", "   # nothing\r\n");
    ASSERT_ANSWER("moves\ndeal red to A\ndeal blue to A\nend\n", "moves");
    ASSERT_ANSWER("ok\n", "deal red to A");
    ASSERT_ANSWER("ok\n", "deal blue to B");
    ASSERT_ANSWER("refused whose-turn (Turns): Players alternate.\n", "B takes 1");
    ASSERT_ANSWER("refused whose-turn (Turns): Players alternate.\n", "ask B takes 1");
    ASSERT_ANSWER("legal\n", "ask A takes 2");
    ASSERT_ANSWER("refused not-a-move\n", "move 7 0 0 0 0 0 0 0");
    ASSERT_ANSWER("ok\n", "A takes 2");
    ASSERT_ANSWER("moves\nB takes 1\nend\n", "moves");
    ASSERT_ANSWER("held\n", "moves 1");
    ASSERT_ANSWER("missed expected 2 legal moves, but there is 1 legal move: B takes 1\n",
                  "moves 2");
    ASSERT_ANSWER("position\nheap 1\nturn 1\nlast 0\ncolour A red\ncolour B blue\nend\n", "show");
    ASSERT_ANSWER("view B\nheap 1\nturn 1\nlast 0\ncolour B blue\nend\n", "view B");
    ASSERT_ANSWER("facts\ngone 2\nend\n", "facts");
    ASSERT_ANSWER("result\nnot-over\nend\n", "result");
    ASSERT_ANSWER("ok\n", "B takes 1");
    const char *result = answer(&d, "result");
    ASSERT_STRN_EQ("result\nover\nwinner B\nscore A ", result, 29);
    ASSERT_ANSWER("ok\n", "quit");
    ASSERT(d.session.over);
    desk_close(&d);
    PASS();
}

TEST a_refusal_names_all_that_forbids(void)
{
    struct desk d;
    ASSERT(desk_open(&d, &toy_spec));
    ASSERT_ANSWER("ok\n", "start");
    ASSERT_ANSWER("ok\n", "give A 1");
    ASSERT_ANSWER("ok\n", "give B 2");
    ASSERT_ANSWER("refused take-what-is-there (Play): heap 1 has fewer; also by within-strength\n",
                  "A take 9 from 1");
    ASSERT_ANSWER("refused in-turn (Play): B is not to move; also by take-some\n",
                  "ask B take 0 from 2");
    ASSERT_ANSWER("held\n", "forbidden-by take-some B take 0 from 2");
    ASSERT_ANSWER("followed\nchanged strengths: 1 0 -> 1 2\n"
                  "now A take 1 from 1, take 1 from 2, or take 1 from 3\nend\n",
                  "followed");
    ASSERT_ANSWER("ok\n", "undo 2");
    ASSERT_ANSWER("error found 'followed', expected a move before it\n", "followed");
    desk_close(&d);
    PASS();
}

TEST what_was_played_is_taken_back(void)
{
    struct desk d;
    char shown[200];
    ASSERT(desk_open(&d, &stones_spec));
    ASSERT_ANSWER("ok\n", "start");
    ASSERT_STRN_EQ("error found 1 moves to be undone, expected at most the 0", answer(&d, "undo"),
                   55);
    ASSERT_ANSWER("played\nend\n", "random 3 0");
    ASSERT_STRN_EQ("played\n", answer(&d, "random 3 4"), 7);
    snprintf(shown, sizeof shown, "%s", answer(&d, "show"));
    ASSERT_EQ(5u, lines_of(answer(&d, "random 5 3")));
    ASSERT_STRN_EQ("error", answer(&d, "undo 8"), 5);
    ASSERT_STRN_EQ("error", answer(&d, "undo 0"), 5);
    ASSERT_STRN_EQ("error", answer(&d, "undo x"), 5);
    ASSERT_ANSWER("ok\n", "undo 2");
    ASSERT_ANSWER("ok\n", "undo");
    ASSERT_ANSWER(shown, "show");
    ASSERT_ANSWER("ok\n", shown); /* 'show' prints a position that can be read */
    ASSERT_ANSWER("ok\n", "A takes 1");
    ASSERT_ANSWER("ok\n", "undo"); /* back to the position, not to the start */
    ASSERT_ANSWER(shown, "show");
    ASSERT_STRN_EQ("error", answer(&d, "undo"), 5);
    ASSERT_ANSWER("ok\n", "start");
    ASSERT_ANSWER("moves\ndeal red to A\ndeal blue to A\nend\n", "moves");
    desk_close(&d);
    PASS();
}

TEST tables_are_those_of_scenarios(void)
{
    struct desk d;
    ASSERT(desk_open(&d, &stones_spec));
    ASSERT_ANSWER("ok\n", "sheet\nplayers 3\nstones 5 # fewer\nend\n");
    ASSERT_ANSWER("ok\n", "reading q-last=B");
    ASSERT_ANSWER("ok\n", "start");
    ASSERT_STRN_EQ("error found 'players 2' in a play, expected it before", answer(&d, "players 2"),
                   53);
    ASSERT_ANSWER("held\n", "shows heap 5");
    ASSERT_STRN_EQ("view C\n", answer(&d, "view C"), 7);
    ASSERT_ANSWER("ok\n", "game stones");
    ASSERT_ANSWER("ok\n", "start");
    ASSERT_ANSWER("held\n", "shows heap 9");
    ASSERT_STRN_EQ("error", answer(&d, "view C"), 5); /* the standard table has two players */
    desk_close(&d);
    PASS();
}

/* The first lines of the block are valid, but nothing of them remains. */
TEST what_is_refused_changes_nothing(void)
{
    struct desk d;
    ASSERT(desk_open(&d, &stones_spec));
    ASSERT_ANSWER("error input:3: found 'stones many', expected players NUMBER, stones NUMBER or "
                  "take NUMBER\n",
                  "sheet\nstones 3\nstones many\nend\n");
    ASSERT_STRN_EQ("error input:2: found the end of the file, expected a line 'end'",
                   answer(&d, "sheet\nstones 4"), 62);
    ASSERT_STRN_EQ("error found sheet 'a.sheet', expected the sheet itself",
                   answer(&d, "sheet a.sheet"), 54);
    ASSERT_ANSWER("ok\n", "players 3");
    ASSERT_STRN_EQ("error", answer(&d, "players 9"), 5);
    ASSERT_STRN_EQ("error", answer(&d, "reading q-last=C"), 5);
    ASSERT_ANSWER("ok\n", "start");
    ASSERT_ANSWER("ok\n", "deal red to A");
    ASSERT_STRN_EQ("error input:3: ", answer(&d, "position\nheap 3\nnonsense\nend\n"), 15);
    ASSERT_STRN_EQ("error position breaks heap_fits", answer(&d, "position\nheap 50\nend\n"), 31);
    ASSERT_STRN_EQ("error", answer(&d, "game chess"), 5);
    ASSERT_STRN_EQ("error", answer(&d, "view D"), 5);
    ASSERT_STRN_EQ("error", answer(&d, "quit now"), 5);
    ASSERT_STRN_EQ("error", answer(&d, "moves 1 2"), 5);
    ASSERT_STRN_EQ("refused", answer(&d, "C takes 1"), 7);
    ASSERT_ANSWER("position\nheap 9\nturn 0\nlast 0\ncolour A red\nend\n", "show");
    ASSERT_STRN_EQ("view C\n", answer(&d, "view C"), 7);
    ASSERT_FALSE(d.session.over);
    desk_close(&d);
    PASS();
}

TEST a_sketch_is_shown_as_one(void)
{
    struct desk d;
    ASSERT(desk_open(&d, &stones_spec));
    ASSERT_ANSWER("ok\n", "sketch\nheap 50\nend");
    ASSERT_STRN_EQ("sketch\nheap 50\n", answer(&d, "show"), 15);
    desk_close(&d);
    PASS();
}

/* ---- bytes ---- */

/* Returns all answers of a session to these bytes. */
static char *answers(const struct spec *spec, const char *bytes, size_t size)
{
    struct desk d;
    char *said = NULL;
    FILE *in = tmpfile();
    if (!in)
        return NULL;
    if (!desk_open(&d, spec)) {
        fclose(in);
        return NULL;
    }
    fwrite(bytes, 1, size, in);
    fflush(in);
    lseek(fileno(in), 0, SEEK_SET);
    serve(&d.session, fileno(in));
    fclose(in);
    said = malloc(d.size + 1);
    if (said)
        memcpy(said, d.said, d.size + 1);
    desk_close(&d);
    return said;
}

TEST a_stream_is_cut_into_commands(void)
{
    static const char bytes[] =
        "\n# a\r\nsheet # with\nstones 5\nend\nstart\r\n\nshow\nmoves\nposition\nheap 3\n";
    char *said = answers(&stones_spec, bytes, sizeof bytes - 1);
    ASSERT_STR_EQ("ok\nok\nposition\nheap 5\nturn 0\nlast 0\nend\nmoves\ndeal red to A\ndeal blue "
                  "to A\nend\n"
                  "error input:2: found the end of the file, expected a line 'end' for the block "
                  "that begins at line 1\n",
                  said);
    free(said);
    PASS();
}

TEST what_is_too_long_is_one_wrong_command(void)
{
    enum { MANY = 3 << 20 };
    static const char before[] = "start\n", after[] = "\nend\nmoves\n";
    const char *first[] = { "x", "position\nx", "position\nheap 1\n# " };
    for (unsigned i = 0; i < 3; i++) {
        char *bytes = malloc(MANY + 100);
        size_t size = 0;
        ASSERT(bytes);
        size += (size_t)sprintf(bytes, "%s%s", before, first[i]);
        memset(bytes + size, 'x', MANY);
        for (unsigned n = 0; i == 2 && n < MANY; n += 50)
            bytes[size + n] = '\n';
        size += MANY;
        size += (size_t)sprintf(bytes + size, "%s", after);
        char *said = answers(&stones_spec, bytes, size);
        ASSERT_STR_EQ(i ? "ok\nerror found a command of more than 1048576 letters\n"
                          "moves\ndeal red to A\ndeal blue to A\nend\n"
                        : "ok\nerror found a command of more than 1048576 letters\n"
                          "error found 'end', expected it only under sheet, position or sketch\n"
                          "moves\ndeal red to A\ndeal blue to A\nend\n",
                      said);
        free(said);
        free(bytes);
    }
    PASS();
}

/* Sends words of the language in any order, with other bytes between them. Each command gets an
 * answer in UTF-8, and the session goes on. */
TEST nothing_kills_a_session(void)
{
    static const char *const words[] = {
        "start",   "moves",   "show",       "view",  "A",           "position", "sketch",
        "sheet",   "end",     "heap",       "3",     "undo",        "random",   "1",
        "players", "2",       "deal",       "red",   "to",          "B",        "takes",
        "ask",     "refused", "whose-turn", "facts", "result",      "game",     "stones",
        "\n",      "\n",      "\n",         "\n",    "\n",          "\xff",     "\xc3",
        "\x01",    "#",       "scope",      "three", "99999999999", "reading",  "q-last=B",
        "score",   "winner",  "none",       "legal", "shows",       "observes", "table-refused",
        "over",    "\r\n",    "move",       "999",   "-1",          "?3"
    };
    struct choice c;
    choice_from_seed(&c, 4);
    for (unsigned n = 0; n < 300; n++) {
        char bytes[4000];
        size_t size = 0;
        for (unsigned i = 0; i < 200; i++)
            size += (size_t)sprintf(bytes + size, "%s%s",
                                    words[choose(&c, sizeof words / sizeof *words)],
                                    choose(&c, 20) ? " " : "");
        size += (size_t)sprintf(bytes + size, "\nend\ngame stones\nstart\nshow\nquit\nshow\n");
        char *said = answers(&stones_spec, bytes, size);
        static const char last[] = "ok\nok\nposition\nheap 9\nturn 0\nlast 0\nend\nok\n";
        ASSERT(said && strlen(said) >= sizeof last - 1);
        ASSERT_STR_EQ(last, said + strlen(said) - (sizeof last - 1));
        for (size_t at = 0, step; said[at]; at += step) {
            step = utf8_letter(said + at, strlen(said + at));
            ASSERT(step);
        }
        free(said);
    }
    PASS();
}

/* Damages a scenario: letters, words and lines are lost, doubled or exchanged. */
static size_t spoil(char *text, size_t size, size_t room, struct choice *c)
{
    for (unsigned n = 1 + choose(c, 12); n > 0 && size > 1; n--) {
        size_t at = choose(c, (uint32_t)size), length = 1 + choose(c, choose(c, 2) ? 3 : 60);
        length = at + length > size ? size - at : length;
        switch (choose(c, 4)) {
        case 0: text[at] = (char)choose(c, 256); break;
        case 1: text[at] = " \n-9#A"[choose(c, 6)]; break;
        case 2:
            memmove(text + at, text + at + length, size - at - length);
            size -= length;
            break;
        default:
            if (size + length >= room)
                break;
            memmove(text + at + length, text + at, size - at);
            size += length;
        }
    }
    return size;
}

TEST spoilt_scenarios_do_not_kill_a_session(void)
{
    enum { ROOM = 1 << 17, EACH = 30, LEAST = 100 };
    struct choice c;
    static char spoilt[ROOM + 200];
    guest_game = NULL;
    choice_from_seed(&c, 10);
    for (unsigned g = 0; g < all_games_count; g++) {
        char folder[CORPUS_PATH];
        unsigned count;
        corpus_folder(folder, all_games[g], "examples");
        char **names = corpus_names(folder, "", &count);
        /* a game with few examples has each of them spoilt more often */
        ASSERTm(all_games[g]->game->name, count > 0);
        for (unsigned i = 0; i < (EACH * count > LEAST ? EACH * count : LEAST); i++) {
            size_t size;
            char path[CORPUS_FILE], *text = corpus_text(folder, names[i % count], path, &size);
            ASSERTm(all_games[g]->game->name, size < ROOM);
            memcpy(spoilt, text, size);
            size = spoil(spoilt, size, ROOM, &c);
            size += (size_t)sprintf(spoilt + size, "\nend\ngame %s\nstart\nresult\nquit\n",
                                    all_games[g]->game->name);
            char *said = answers(all_games[g], spoilt, size);
            static const char last[] = "ok\nok\nresult\nnot-over\nend\nok\n";
            bool goes_on = said && strlen(said) >= sizeof last - 1
                        && !strcmp(last, said + strlen(said) - (sizeof last - 1));
            free(said);
            free(text);
            ASSERTm(all_games[g]->game->name, goes_on);
        }
        corpus_forget(names, count);
    }
    guest_game = &stones_spec;
    PASS();
}

/* ---- the document ---- */

/* Each command of the session in PROTOCOL.md gets the answer that follows it there. */
TEST the_documented_session_replays(void)
{
    char path[CORPUS_PATH], command[LINE_ROOM] = "", expected[TEXT_ROOM] = "";
    static struct complaint why;
    struct desk d;
    size_t size;
    unsigned commands = 0;
    guest_game = NULL;
    snprintf(path, sizeof path, "%.4000s/harness/cli/PROTOCOL.md", repository_root());
    char *text = read_file(path, MOST_SCENARIO, &size, &why);
    ASSERTm(why.text, text);
    char *at = strstr(text, "```session\n");
    ASSERT(at && desk_open(&d, all_games[0]));
    for (at += 11; strncmp(at, "```", 3);) {
        command[0] = expected[0] = 0;
        for (; at[0] == '>'; at += strcspn(at, "\n") + 1)
            strncat(command, at + 2, strcspn(at + 2, "\n") + 1);
        for (; at[0] != '>' && strncmp(at, "```", 3); at += strcspn(at, "\n") + 1)
            strncat(expected, at, strcspn(at, "\n") + 1);
        ASSERT_ANSWER(expected, command);
        commands++;
    }
    ASSERT(commands > 15);
    ASSERT(d.session.over);
    desk_close(&d);
    free(text);
    guest_game = &stones_spec;
    PASS();
}

SUITE(serve_suite)
{
    guest_game = &stones_spec;
    RUN_TEST(a_play_with_its_referee);
    RUN_TEST(a_refusal_names_all_that_forbids);
    RUN_TEST(what_was_played_is_taken_back);
    RUN_TEST(tables_are_those_of_scenarios);
    RUN_TEST(what_is_refused_changes_nothing);
    RUN_TEST(a_sketch_is_shown_as_one);
    RUN_TEST(a_stream_is_cut_into_commands);
    RUN_TEST(what_is_too_long_is_one_wrong_command);
    RUN_TEST(nothing_kills_a_session);
    RUN_TEST(spoilt_scenarios_do_not_kill_a_session);
    RUN_TEST(the_documented_session_replays);
    guest_game = NULL;
}
