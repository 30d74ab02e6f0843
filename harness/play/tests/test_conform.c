/* Compares ports with the rules. This program is its own port: as 'tests port NAME' it serves
 * the game of stones with one deliberate mistake. */
#include "harness/cli/serve.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/play/conform.h"
#include "harness/play/port.h"
#include "harness/play/tried.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "harness/tests/stones.h"
#include "spec/spec.h"
#include "greatest.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

SUITE_EXTERN(conform_suite);
int serve_stones(const char *changed);

/* ---- ports ---- */

static struct game changed_game;
static struct spec changed_spec;

static verdict lenient_refusal(const void *table, const void *state, struct move m)
{
    verdict v = stones_spec.game->refusal(table, state, m);
    return v == STONES_TAKE_CAP ? LEGAL : v;
}

static verdict strict_refusal(const void *table, const void *state, struct move m)
{
    verdict v = stones_spec.game->refusal(table, state, m);
    return v == LEGAL && m.actor == 1 && m.arg[0] == 1 ? STONES_TAKE_CAP : v;
}

static verdict other_refusal(const void *table, const void *state, struct move m)
{
    verdict v = stones_spec.game->refusal(table, state, m);
    return v == STONES_WHOSE_TURN ? STONES_PLAY_ENDS : v;
}

static unsigned fewer_moves(const void *table, const void *state, struct move *list)
{
    unsigned count = stones_spec.game->moves(table, state, list);
    return count > 2 ? count - 1 : count;
}

static void open_view(const void *table, const void *state, unsigned player, void *seen)
{
    (void)table, (void)player;
    memcpy(seen, state, stones_spec.game->state_size);
}

static verdict greedy_step(const void *table, void *state, struct move m)
{
    verdict v = stones_spec.game->step(table, state, m);
    if (v == LEGAL && m.actor == 1 && *(uint8_t *)state > 0)
        --*(uint8_t *)state; /* the heap: B takes one more */
    return v;
}

static void lost_outcome(const void *table, const void *state, struct outcome *out)
{
    stones_spec.game->outcome(table, state, out);
    if (out->over)
        out->winners ^= 3;
}

static bool change(const char *what)
{
    struct game *g = &changed_game;
    bool right = !strcmp(what, "nothing");
    if (!strcmp(what, "allows"))
        g->refusal = lenient_refusal;
    else if (!strcmp(what, "refuses"))
        g->refusal = strict_refusal;
    else if (!strcmp(what, "cites"))
        g->refusal = other_refusal;
    else if (!strcmp(what, "lists"))
        g->moves = fewer_moves;
    else if (!strcmp(what, "views"))
        g->view = open_view;
    else if (!strcmp(what, "steps"))
        g->step = greedy_step;
    else if (!strcmp(what, "judges"))
        g->outcome = lost_outcome;
    else
        return right;
    return true;
}

int serve_stones(const char *changed)
{
    struct options o = { .verb = "serve" };
    struct session s;
    changed_game = *stones_spec.game;
    changed_spec = stones_spec;
    changed_spec.game = &changed_game;
    guest_game = &changed_spec;
    if (!change(changed))
        return WRONG_CALL;
    void *table = new_table(&o, &changed_spec);
    bool open = session_open(&s, &changed_spec, table, stdout);
    free(table);
    if (open)
        serve(&s, STDIN_FILENO);
    session_close(&s);
    return open ? HELD : NO_TOOL;
}

/* ---- comparing them with the rules ---- */

static char folder[] = "/tmp/quibble-conform-XXXXXX", found[100];
static char own_path[1000];

static int quietly(int (*verb)(const struct options *), const struct options *o)
{
    fflush(stdout);
    int kept = dup(STDOUT_FILENO), nowhere = open("/dev/null", O_WRONLY);
    if (kept < 0 || nowhere < 0)
        fail(NO_TOOL, "found no way to open /dev/null");
    dup2(nowhere, STDOUT_FILENO);
    close(nowhere);
    int status = verb(o);
    fflush(stdout);
    dup2(kept, STDOUT_FILENO);
    close(kept);
    return status;
}

/* How long to wait for an answer where a test is not about waiting: a busy machine may be late. */
enum { PATIENCE = 1000 };

static int conform_within(const char *const *port, unsigned words, unsigned seconds, unsigned wait)
{
    struct conform_options own = { .campaign = { .out = found, .plays = 60, .seconds = seconds },
                                   .wait = wait };
    struct options o = { .verb = "conform",
                         .game = "stones",
                         .quiet = true,
                         .rest = port,
                         .rest_count = words,
                         .own = &own };
    remove(found);
    return quietly(verb_conform, &o);
}

static int conform(const char *const *port, unsigned words)
{
    return conform_within(port, words, 0, PATIENCE);
}

static int conform_changed(const char *what)
{
    const char *port[] = { own_path, "port", what };
    return conform(port, 3);
}

static unsigned lines_of(const char *text, size_t size)
{
    unsigned lines = 0;
    for (size_t i = 0; text && i < size; i++)
        lines += text[i] == '\n';
    return lines;
}

/* Does the scenario that was written hold, name the difference in its title, have this line, and
 * have at most so many lines? */
static bool shows(const char *difference, const char *line, unsigned lines)
{
    struct complaint why;
    size_t size;
    char title[100];
    char *text = read_file(found, MOST_SCENARIO, &size, &why);
    snprintf(title, sizeof title, "# %s", difference);
    bool good = text && !strncmp(text, title, strlen(title)) && strstr(text, line)
             && lines_of(text, size) <= lines
             && run_scenario(text, size, found, stderr, &(struct scenario_result){ 0 }, &why);
    if (!good)
        fprintf(stderr, "%s\n", text ? text : why.text);
    free(text);
    return good;
}

TEST a_right_port_conforms(void)
{
    ASSERT_EQ(HELD, conform_changed("nothing"));
    ASSERT(access(found, F_OK));
    PASS();
}

/* The number of lines: a head of about five, two deals, and as few moves as show the difference. */
TEST each_mistake_is_shown_by_a_short_play(void)
{
    ASSERT_EQ(FOUND, conform_changed("allows"));
    ASSERT(shows("port-allows-take-cap: ", "\nrefused take-cap ", 14));
    ASSERT_EQ(FOUND, conform_changed("refuses"));
    ASSERT(shows("port-refuses-legal: ", "B takes 2", 14));
    ASSERT_EQ(FOUND, conform_changed("cites"));
    ASSERT(shows("port-cites-play-ends: ", "\nrefused whose-turn ", 14));
    ASSERT_EQ(FOUND, conform_changed("lists"));
    ASSERT(shows("port-lacks-a-move: ", "\nlegal A takes ", 14));
    ASSERT_EQ(FOUND, conform_changed("views"));
    ASSERT(shows("port-views-otherwise: ", "\nobserves", 11));
    ASSERT_EQ(FOUND, conform_changed("judges"));
    ASSERT(shows("port-judges-otherwise: ", "\nwinner ", 18));
    PASS();
}

/* What is noticed first may be the position, the list of moves or a verdict. */
TEST a_wrong_step_is_noticed(void)
{
    ASSERT_EQ(FOUND, conform_changed("steps"));
    ASSERT(shows("port-", "B takes ", 16));
    PASS();
}

/* ---- --time ----
 *
 * The limit is long, so that a busy machine does not reach it. Instead the port ends the time:
 * after a certain line of its output it sends this process a signal. */

enum { LONG_TIME = 1000 };

static void end_time(int signal_number)
{
    struct itimerval now = { .it_value = { .tv_usec = 1 } };
    (void)signal_number;
    setitimer(ITIMER_REAL, &now, NULL);
}

/* Starts a port with this mistake, and a shell that passes its output on. Instead of passing on
 * one line, the shell runs 'at_line'. */
static int conform_until(const char *changed, unsigned line, const char *at_line, unsigned wait)
{
    char command[1600];
    const char *port[] = { "sh", "-c", command };
    snprintf(command, sizeof command,
             "%s port %s | { tests=%d; n=0; while IFS= read -r line; do n=$((n + 1)); "
             "test $n != %u || { %s; }; echo \"$line\"; done; }",
             own_path, changed, (int)getpid(), line, at_line);
    return conform_within(port, 3, LONG_TIME, wait);
}

TEST a_port_that_is_silent_when_the_time_is_up_is_reported(void)
{
    enum { WAIT = 5 }; /* silence of more than one second is then too long */
    const char *sleeps = "sleep 1.1; kill -USR1 $tests; exec sleep 100";
    ASSERT_EQ(FOUND, conform_until("nothing", 1, "kill -USR1 $tests; exec sleep 100", WAIT));
    ASSERT(shows("port-is-silent-at-table: ", "\nstart", 10));
    ASSERT_EQ(FOUND, conform_until("nothing", 41, sleeps, WAIT));
    ASSERT(shows("port-is-silent-at-", "\nstart", 40));
    PASS();
}

/* The port dies a little later; if the plays went on, this would be a difference. */
TEST a_port_that_answers_until_the_time_is_up_conforms(void)
{
    const char *dies = "kill -USR1 $tests; for i in 1 2 3 4 5 6 7 8 9; "
                       "do echo \"$line\"; IFS= read -r line || exit; done; exit";
    ASSERT_EQ(HELD, conform_until("nothing", 400, dies, PATIENCE));
    ASSERT(access(found, F_OK));
    PASS();
}

static unsigned lines_of_found(void)
{
    struct complaint why;
    size_t size;
    char *text = read_file(found, MOST_SCENARIO, &size, &why);
    unsigned lines = lines_of(text, size);
    free(text);
    return lines;
}

/* The port is asked less than 30 times until it differs; so the signal comes during shrinking. */
TEST time_is_a_limit_for_shrinking(void)
{
    ASSERT_EQ(FOUND, conform_changed("views"));
    unsigned shrunk = lines_of_found();
    ASSERT_EQ(FOUND, conform_until("views", 30, "kill -USR1 $tests", PATIENCE));
    ASSERT(shows("port-views-otherwise: ", "\nstart", 100));
    ASSERT(lines_of_found() > shrunk);
    PASS();
}

/* Starts a port without mistakes, except that commands that match 'to' get this answer. */
static int conform_answering(const char *to, const char *answer)
{
    char script[1600];
    snprintf(script, sizeof script,
             "{ while read -r line; do case $line in %s) echo '%s' >&4 ;; *) printf '%%s\\n' "
             "\"$line\" ;; "
             "esac; done | '%s' port nothing; } 4>&1",
             to, answer, own_path);
    const char *words[] = { "sh", "-c", script };
    return conform(words, 3);
}

/* The clause that a port cites is part of a finding's name, which is part of a file's name. */
TEST a_port_names_no_file(void)
{
    char path[FAILURE_PATH];
    ASSERT_EQ(HELD, conform_answering("nothing", ""));
    ASSERT_EQ(FOUND, conform_answering("'ask '*' takes 4'", "refused ../../x/y take-cap"));
    ASSERT(shows("port-raves-at-ask: ", "refused ../../x/y take-cap", 14));
    failure_path(path, &stones_spec, "port-cites-../../x y\n\033z");
    ASSERT_STR_EQ("/stones-port-cites-..-..-x-y--z.scenario", strrchr(path, '/'));
    PASS();
}

/* Is a time limit still set, which would end later tests? */
static bool is_time_limited(void)
{
    struct itimerval left;
    getitimer(ITIMER_REAL, &left);
    return left.it_value.tv_sec || left.it_value.tv_usec;
}

/* The extra answer comes while the next command is being sent or, after the last play, when no
 * command follows. However late it comes, the same difference must be reported. */
static bool is_said_to_be_too_much(const char *to, const char *more, const char *difference)
{
    static const char *const late[] = { "0", "0.001", "0.003", "0", "0.01" };
    char script[1600];
    const char *words[] = { "sh", "-c", script };
    for (unsigned i = 0; i < sizeof late / sizeof *late; i++) {
        snprintf(script, sizeof script,
                 "'%s' port nothing | while read -r line; do echo \"$line\"; case $line in %s) "
                 "held=$line ;; esac; case $held$line in *end | *ok) test -z \"$held\" || { sleep "
                 "%s; echo %s; }; held= ;; esac; done",
                 own_path, to, late[i], more);
        if (conform(words, 3) != FOUND || !shows(difference, "\nstart", 40) || is_time_limited())
            return false;
    }
    return true;
}

TEST an_answer_too_much_is_found_however_late(void)
{
    ASSERT(is_said_to_be_too_much("over", "ok",
                                  "port-raves-at-result: the port gave more than one "
                                  "answer to 'result': 'ok'"));
    ASSERT(is_said_to_be_too_much("view*", "end",
                                  "port-raves-at-view: the port gave more than one "
                                  "answer to 'view"));
    PASS();
}

/* ---- clauses that were not tried ---- */

static struct tried judged;

static bool is_listed(const struct spec *spec, const char *slug)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return false;
    print_untried(&judged, spec, out);
    fclose(out);
    bool listed = strstr(text, slug) != NULL;
    free(text);
    return listed;
}

/* A card is laid before any is dealt: the clause that forbids this counts as tried, and no
 * other. */
TEST a_clause_that_forbade_nothing_is_not_tried(void)
{
    const struct spec *spec = find_game("ordonanz");
    const struct game *g = spec->game;
    struct options o = { .verb = "conform" };
    struct move m = { 0 };
    verdict v = LEGAL;
    void *table = new_table(&o, spec), *state = calloc(1, g->state_size);
    ASSERT(state);
    g->start(table, state);
    for (uint32_t i = 0; v < FIRST_CLAUSE && i < g->universe(table); i++) {
        m = g->move_at(table, i);
        v = g->refusal(table, state, m);
    }
    ASSERT(v >= FIRST_CLAUSE);
    judged = (struct tried){ 0 };
    unsigned all = untried_count(&judged, spec);
    ASSERT(all > 50 && all < spec->clause_count);
    ASSERT(is_listed(spec, slug_of(spec, v)));
    judged.carried_out[v - FIRST_CLAUSE] = true;
    ASSERT(is_listed(spec, slug_of(spec, v)));
    ASSERT(is_new_refusal(&judged, v));
    tried_note_refusal(&judged, spec, table, state, m);
    ASSERT(!is_listed(spec, slug_of(spec, v)));
    ASSERT(!is_new_refusal(&judged, v));
    ASSERT(untried_count(&judged, spec) < all);
    free(table);
    free(state);
    PASS();
}

/* The answer begins like the name of a block, but no block follows. */
TEST half_a_block_is_no_answer(void)
{
    ASSERT_EQ(FOUND, conform_answering("result", "resultant"));
    ASSERT(shows("port-raves-at-result: ", "resultant", 20));
    ASSERT_EQ(FOUND, conform_answering("'view '*", "viewpoint"));
    ASSERT(shows("port-raves-at-view: ", "viewpoint", 20));
    ASSERT_EQ(FOUND, conform_answering("show", "positional"));
    ASSERT(shows("port-raves-at-show: ", "positional", 20));
    ASSERT_EQ(FOUND, conform_answering("moves", "movesome"));
    ASSERT(shows("port-raves-at-moves: ", "movesome", 20));
    PASS();
}

/* ---- answers of a port, and missing ones ---- */

static struct port port;

static const char *ask_shell_for(unsigned wait, const char *script, const char *command)
{
    static const char *words[] = { "sh", "-c", NULL };
    words[2] = script;
    port_close(&port);
    port_open(&port, words, 3, wait);
    return port_ask(&port, command);
}

static const char *ask_shell(const char *script, const char *command)
{
    return ask_shell_for(PATIENCE, script, command);
}

TEST answers_are_lines_or_blocks(void)
{
    ASSERT_STR_EQ("ok", ask_shell("read a; echo ok; read a; echo moves; echo end; cat", "start"));
    ASSERT_STR_EQ("moves\nend", port_ask(&port, "moves"));
    ASSERT_STR_EQ("more", port_ask(&port, "more"));
    ASSERT_EQ(1u, port.starts);
    ASSERT_STR_EQ("view A\na\nend",
                  ask_shell("read a; printf 'view A\\na'; sleep 0.1; printf '\\nend\\n'; cat",
                            "view A"));
    ASSERT_STR_EQ("movesome", ask_shell("read a; echo movesome; cat", "x"));
    port_close(&port);
    PASS();
}

TEST a_port_that_fails_is_started_again(void)
{
    ASSERT_EQ(NULL, ask_shell("read a; test $a = x && exit 7; echo ok; read a; exit 3", "x"));
    ASSERT_EQ(PORT_DIED, port.state);
    ASSERT_STR_EQ("ended with status 7 when it was told 'x'", port.why);
    ASSERT_STR_EQ("ok", port_ask(&port, "y"));
    ASSERT_EQ(2u, port.starts);
    ASSERT_EQ(NULL, port_ask(&port, "z"));
    ASSERT_STR_EQ("ended with status 3 when it was told 'z'", port.why);
    ASSERT_EQ(NULL, ask_shell("read a; kill -11 $$", "x"));
    ASSERT_STR_EQ("was ended by signal 11 when it was told 'x'", port.why);
    port_close(&port);
    PASS();
}

TEST a_port_cannot_hold_us_up(void)
{
    double began = seconds_now();
    ASSERT_EQ(NULL, ask_shell_for(1, "read a; sleep 500", "x"));
    ASSERT_EQ(PORT_HANGS, port.state);
    ASSERT_EQ(NULL, ask_shell_for(1, "echo moves; while :; do echo A; sleep 0.1; done", "x"));
    ASSERT_EQ(PORT_HANGS, port.state);
    ASSERT_EQ(NULL, ask_shell("exec >&-; sleep 500", "x"));
    ASSERT_EQ(PORT_DIED, port.state);
    port_close(&port);
    ASSERT(seconds_now() - began < 500); /* the port was not waited for */
    PASS();
}

TEST nonsense_is_told(void)
{
    ASSERT_EQ(NULL, ask_shell("read a; printf 'a\\nb\\n'; cat", "x"));
    ASSERT_EQ(PORT_RAVES, port.state);
    ASSERT(strstr(port.why, "more than one answer"));
    ASSERT_EQ(NULL, ask_shell("read a; printf '\\303\\n'; cat", "x"));
    ASSERT(strstr(port.why, "byte 0xc3"));
    ASSERT_EQ(NULL, ask_shell("read a; printf 'a\\000b\\n'; cat", "x"));
    ASSERT(strstr(port.why, "byte 0x00"));
    ASSERT_EQ(NULL, ask_shell("read a; printf 'refused \\033[2J\\n'; cat", "x"));
    ASSERT(strstr(port.why, "byte 0x1b"));
    ASSERT_EQ(NULL, ask_shell("read a; printf 'a\\302\\233b\\n'; cat", "x"));
    ASSERT(strstr(port.why, "byte 0xc2"));
    ASSERT_EQ(NULL, ask_shell("read a; printf 'a\\rb\\n'; cat", "x"));
    ASSERT(strstr(port.why, "byte 0x0d"));
    ASSERT_EQ(NULL, ask_shell("read a; printf 'a\\n\\033]0;b\\n'; cat", "x"));
    ASSERT_STR_EQ("gave more than one answer to 'x': '?]0;b'", port.why);
    ASSERT_STR_EQ("a\tb", ask_shell("read a; printf 'a\\tb\\r\\n'; cat", "x"));
    ASSERT_EQ(NULL, ask_shell("echo moves; exec yes", "x"));
    ASSERT(strstr(port.why, "more than 1048576 letters"));
    port_close(&port);
    PASS();
}

/* Sends a long command to a port that does not read. Neither side must wait for ever. */
TEST a_long_command_arrives(void)
{
    enum { LONG = 300000 };
    static char command[LONG + 1];
    memset(command, 'x', LONG);
    command[LONG] = 0;
    const char *answer = ask_shell_for(1, "wc -c | sed 's/ //g'", "x");
    ASSERT_EQ(NULL, answer);
    answer = ask_shell("head -c 300001 | wc -c", command);
    ASSERT(answer);
    ASSERT_EQ(300001, strtol(answer, NULL, 10));
    port_close(&port);
    PASS();
}

SUITE(conform_suite)
{
    ssize_t n = readlink("/proc/self/exe", own_path, sizeof own_path - 1);
    own_path[n > 0 ? n : 0] = 0;
    if (!mkdtemp(folder))
        return;
    snprintf(found, sizeof found, "%s/found.scenario", folder);
    guest_game = &stones_spec;
    RUN_TEST(a_right_port_conforms);
    RUN_TEST(each_mistake_is_shown_by_a_short_play);
    RUN_TEST(a_wrong_step_is_noticed);
    sigaction(SIGUSR1, &(struct sigaction){ .sa_handler = end_time }, NULL);
    RUN_TEST(a_port_that_is_silent_when_the_time_is_up_is_reported);
    RUN_TEST(a_port_that_answers_until_the_time_is_up_conforms);
    RUN_TEST(time_is_a_limit_for_shrinking);
    RUN_TEST(a_port_names_no_file);
    RUN_TEST(an_answer_too_much_is_found_however_late);
    RUN_TEST(a_clause_that_forbade_nothing_is_not_tried);
    RUN_TEST(half_a_block_is_no_answer);
    RUN_TEST(answers_are_lines_or_blocks);
    RUN_TEST(a_port_that_fails_is_started_again);
    RUN_TEST(a_port_cannot_hold_us_up);
    RUN_TEST(nonsense_is_told);
    RUN_TEST(a_long_command_arrives);
    signal(SIGUSR1, SIG_DFL);
    guest_game = NULL;
    remove(found);
    rmdir(folder);
}
