/* Reports: each format is well-formed and has every result, whatever its text. */
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/report/log.h"
#include "harness/report/results.h"
#include "harness/report/tests/readers.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"
#include "harness/tests/stones.h"
#include "greatest.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

SUITE_EXTERN(results_suite);

static const char hostile[] =
    "<&\"'>]]> \x01\x7f \xff\xc3 \xc3\xbc # not ok, ::error:: %0A | \\ \xe2\x80\xa8";
static char path[] = "/tmp/quibble-results-test-XXXXXX", play[] = "/tmp/quibble play-test-XXXXXX";
static char *report;
static size_t report_size;

static void begin(void *ignored)
{
    (void)ignored;
    memcpy(path + sizeof path - 7, "XXXXXX", 7), memcpy(play + sizeof play - 7, "XXXXXX", 7);
    close(mkstemp(path)), close(mkstemp(play));
    setenv("QUIBBLE_RESULTS", path, 1);
    results_open(&(struct options){ .verb = "ask" });
    guest_game = &stones_spec;
}

static void end(void *ignored)
{
    (void)ignored;
    remove(path), remove(play);
    unsetenv("QUIBBLE_RESULTS");
    results_open(&(struct options){ .verb = "ask" });
    guest_game = NULL;
    free(report);
    report = NULL;
}

static struct result broken_law(void)
{
    return (struct result){ .status = FOUND,
                            .verb = "test",
                            .game = "stones",
                            .name = "plays",
                            .text = hostile,
                            .rule = stones_spec.properties[0].name,
                            .scenario = play,
                            .seconds = 1.5 };
}

static struct result of(int status, const char *name)
{
    return (struct result){ .status = status,
                            .verb = "ask",
                            .name = name,
                            .text = hostile,
                            .file = play,
                            .line = 4,
                            .rule = status == HELD ? NULL : "expectation" };
}

/* What the four kinds of results, hostile words in each, become in one kind of report. */
static const char *written(void (*write)(FILE *out, const struct results *r))
{
    struct results all;
    struct complaint c;
    FILE *scenario = fopen(play, "w");
    if (!scenario)
        return "no scenario";
    fputs("game stones\nstart\n# a remark\nA takes 1\nB takes 2   # and why\n", scenario);
    fclose(scenario);
    results_note(&(struct result){
        .status = HELD, .verb = "ask", .name = hostile, .text = "2 held" });
    struct result law = broken_law(), missed = of(FOUND, "missed"), bad = of(WRONG_CALL, "bad"),
                  none = of(NO_TOOL, "none");
    results_note(&law), results_note(&missed), results_note(&bad), results_note(&none);
    if (!results_read(&all, path, &c))
        return "no log";
    free(report);
    FILE *out = open_memstream(&report, &report_size);
    write(out, &all);
    fclose(out);
    results_free(&all);
    return report;
}

TEST a_log_says_what_was_noted(void)
{
    struct results all;
    struct complaint c;
    struct result law = broken_law();
    results_note(&law);
    ASSERT(results_read(&all, path, &c));
    ASSERT_EQ(1, all.count);
    ASSERT_EQ(FOUND, all.worst);
    ASSERT_STR_EQ("stones", all.list[0].game);
    ASSERT_STR_EQ(law.rule, all.list[0].rule);
    ASSERT_STR_EQ(play, all.list[0].scenario);
    ASSERT(rule_of(&all.list[0]).property == &stones_spec.properties[0]);
    results_free(&all);
    FILE *log = fopen(path, "a");
    ASSERT(log);
    fputs("4\tnonsense\n", log);
    fclose(log);
    ASSERT_FALSE(results_read(&all, path, &c));
    ASSERT(strstr(c.text, ":2: found '4"));
    PASS();
}

TEST the_worst_status_is_that_of_all_verbs(void)
{
    ASSERT_EQ(WRONG_CALL, worse(FOUND, WRONG_CALL));
    ASSERT_EQ(FOUND, worse(NO_TOOL, FOUND));
    ASSERT_EQ(NO_TOOL, worse(HELD, NO_TOOL));
    ASSERT_EQ(WRONG_CALL, worse(HELD, 77));
    PASS();
}

TEST moves_are_read_from_a_scenario(void)
{
    struct steps s;
    written(write_tap);
    steps_read(&s, play);
    ASSERT_EQ(2, s.count);
    ASSERT(!strncmp(s.step[0].text, "A takes 1", 9));
    ASSERT_EQ(4, s.step[0].line);
    ASSERT(!strchr(s.step[1].text, '#'));
    steps_free(&s);
    steps_read(&s, "/no such file");
    ASSERT_EQ(0, s.count);
    steps_free(&s);
    PASS();
}

/* ---- a place: FILE:LINE ---- */

static bool kept_play(const char *text)
{
    FILE *f = fopen(play, "w");
    return f && fputs(text, f) >= 0 && fclose(f) == 0;
}

/* Moves have the line numbers that an editor shows, however the scenario is written. */
TEST moves_stand_where_an_editor_shows_them(void)
{
    static const char *const written_so[] = {
        "game stones\nstart\n\nA takes 1\nB takes 2\n",
        ("\xEF\xBB\xBF"
         "game stones\r\nstart\r\n\r\nA takes 1\r\nB takes 2\r\n"),
        "# of stones\ngame stones\nstart # now\n   A takes 1# no comment\n\tB takes 2   # a "
        "comment",
    };
    for (unsigned i = 0; i < 3; i++) {
        struct steps s;
        ASSERT(kept_play(written_so[i]));
        steps_read(&s, play);
        ASSERT_EQ(2, s.count);
        ASSERT_EQ(4, s.step[0].line);
        ASSERT_EQ(5, s.step[1].line);
        ASSERT_STR_EQ(i == 2 ? "A takes 1# no comment" : "A takes 1", s.step[0].text);
        ASSERT_STR_EQ("B takes 2", s.step[1].text);
        steps_free(&s);
    }
    PASS();
}

TEST a_message_names_its_place(void)
{
    char message[900], file[4096] = "", inner[] = "/tmp/quibble-sheet-test-XXXXXX";
    unsigned line = 0;
    close(mkstemp(inner));
    snprintf(message, sizeof message, "%s:12: found 'A lays: 3: 4', expected /tmp:7: no", play);
    bool found = find_location(message, file, sizeof file, &line);
    ASSERT(found);
    ASSERT_STR_EQ(play, file);
    ASSERT_EQ(12, line);
    snprintf(message, sizeof message, "%s:3: %s:7: found 'x', expected y", play, inner);
    ASSERT(find_location(message, file, sizeof file, &line));
    ASSERT_STR_EQ(inner, file);
    ASSERT_EQ(7, line);
    remove(inner);
    /* the file no longer exists, but the scenario names it */
    ASSERT(find_location(message, file, sizeof file, &line));
    ASSERT_STR_EQ(play, file);
    ASSERT_EQ(3, line);
    ASSERT_FALSE(find_location("/no/such.file:3: found", file, sizeof file, &line));
    ASSERT_FALSE(find_location(":3: found", file, sizeof file, &line));
    ASSERT_FALSE(find_location("found 3 files, expected 1", file, sizeof file, &line));
    ASSERT_FALSE(find_location("", file, sizeof file, &line));
    PASS();
}

/* One finding, as one kind of report has it. */
static const char *alone(const struct result *r, void (*write)(FILE *out, const struct results *r))
{
    struct results all;
    struct complaint c;
    FILE *log = fopen(path, "w");
    if (!log || fclose(log))
        return "no log";
    results_note(r);
    if (!results_read(&all, path, &c))
        return "no log";
    free(report);
    FILE *out = open_memstream(&report, &report_size);
    write(out, &all);
    fclose(out);
    results_free(&all);
    return report;
}

/* How the format writes a line number; "" if it does not. */
static const char *line_in_all(const struct result *r)
{
    static struct tree t;
    static char lines[200];
    char place[200], quoted[220];
    unsigned line = r->line;
    snprintf(place, sizeof place, line ? "%s:%u" : "%s", play, line);
    bool junit = strstr(alone(r, write_junit), place);
    snprintf(quoted, sizeof quoted, "at: '%s'\n", place);
    bool tap = strstr(alone(r, write_tap), quoted);
    bool json = read_json(&t, alone(r, write_json));
    const struct node *number = node_at(&t, NULL, "results.0.line");
    snprintf(lines, sizeof lines, "%s %s %s", junit ? "junit" : "", tap ? "tap" : "",
             json ? number->text : "?");
    if (!read_json(&t, alone(r, write_sarif)))
        return "no SARIF";
    const struct node *region =
        node_at(&t, NULL, "runs.0.results.0.locations.0.physicalLocation.region.startLine");
    snprintf(lines + strlen(lines), sizeof lines - strlen(lines), " %s",
             region ? region->text : "none");
    return lines;
}

TEST each_form_has_the_same_line(void)
{
    struct result r = of(FOUND, "missed");
    ASSERT(kept_play("game stones\nstart\n\nA takes 9\n"));
    r.text = "expected legal";
    ASSERT_STR_EQ("junit tap 4 4", line_in_all(&r));
    r.status = WRONG_CALL;
    r.line = 3;
    ASSERT_STR_EQ("junit tap 3 3", line_in_all(&r));
    r.line = 0; /* the whole file: no format may invent a line */
    ASSERT_STR_EQ("junit tap null none", line_in_all(&r));
    ASSERT_FALSE(strstr(alone(&r, write_junit), ":0"));
    PASS();
}

TEST a_rule_without_a_line_shows_the_end_of_its_play(void)
{
    struct result r = { .status = FOUND,
                        .verb = "explore",
                        .game = "stones",
                        .name = "s1 deadlock",
                        .rule = "deadlock",
                        .text = "stuck",
                        .scenario = play };
    const char *file;
    unsigned line;
    ASSERT(kept_play("game stones\nstart\nA takes 1\n\nB takes 2\n\n# the end\n"));
    ASSERT(result_place(&r, &file, &line));
    ASSERT_STR_EQ(play, file);
    ASSERT_EQ(5, line);
    r.rule = "q-last", r.scenario = NULL;
    ASSERT(result_place(&r, &file, &line));
    ASSERT_STR_EQ(stones_spec.file, file);
    ASSERT_EQ((unsigned)stones_spec.questions[0].line, line);
    PASS();
}

TEST no_report_names_a_file_that_is_not_there(void)
{
    struct result r = of(WRONG_CALL, "gone");
    r.file = r.scenario = "/tmp/no such/a.scenario", r.text = "cannot be opened";
    ASSERT_FALSE(strstr(alone(&r, write_junit), "no such"));
    ASSERT_FALSE(strstr(alone(&r, write_sarif), "no%20such"));
    ASSERT_FALSE(strstr(alone(&r, write_json), "no such"));
    ASSERT_FALSE(strstr(alone(&r, write_tap), "no such"));
    PASS();
}

/* A log may have been written on another machine. */
TEST no_report_tells_what_is_no_scenario(void)
{
    struct result r = of(FOUND, "missed");
    r.scenario = play, r.text = "expected legal";
    void (*const forms[])(FILE *out, const struct results *r) = { write_junit, write_sarif,
                                                                  write_json, write_tap };
    static const char *const others[] = { "PASSWORD=hunter2\n", "start\nhunter2\n", "# hunter2\n" };
    for (unsigned i = 0; i < 3; i++)
        for (unsigned k = 0; k < 4; k++) {
            ASSERT(kept_play(others[i]));
            ASSERT_FALSE(strstr(alone(&r, forms[k]), "hunter2"));
        }
    remove(play);
    ASSERT_EQ(0, mkfifo(play, 0600)); /* opening it would wait for ever */
    for (unsigned k = 0; k < 4; k++)
        ASSERT(strstr(alone(&r, forms[k]), "expected legal"));
    PASS();
}

static char *lines_of_play(unsigned lines, const char *line)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    fputs("game stones\nstart\n", out);
    for (unsigned i = 0; i < lines; i++)
        fprintf(out, "%s\n", line);
    fclose(out);
    return text;
}

/* Each of its results would repeat it. */
TEST a_long_play_makes_no_long_report(void)
{
    struct steps steps;
    char *text = lines_of_play(5000, "A takes 1"), *longer = lines_of_play(90000, "A takes 1");
    ASSERT(kept_play(text));
    steps_read(&steps, play);
    ASSERT_EQ(1000, steps.count);
    ASSERT_EQ(5002, steps.step[999].line);
    steps_free(&steps);
    ASSERT(kept_play(longer));
    steps_read(&steps, play);
    ASSERT_EQ(0, steps.count);
    steps_free(&steps);
    free(text), free(longer);
    PASS();
}

static const char *told_github(const struct results *r)
{
    static char room[4000];
    FILE *file = tmpfile();
    if (!file)
        return "no file";
    fflush(stderr);
    int kept = dup(STDERR_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    write_github(r);
    fflush(stderr);
    // NOLINTNEXTLINE(clang-analyzer-unix.StdCLibraryFunctions): standard error is open
    dup2(kept, STDERR_FILENO);
    close(kept);
    room[fseek(file, 0, SEEK_SET) == 0 ? fread(room, 1, sizeof room - 1, file) : 0] = 0;
    fclose(file);
    return room;
}

/* Each result is one annotation; no text in it starts another command. */
TEST nobody_commands_a_ci_service(void)
{
    static const char log[] = "1\task\t\ta\033[2J##[error]b\r\xc2\x9b::error::c\t\t0\ta%0A,b\r::"
                              "error::d\t1\t\t\xe2\x80\xa8::error::e##[add-mask]f\n";
    static const char summary_path[] = "/tmp/quibble-summary-test";
    struct results all;
    static struct complaint c;
    FILE *out = fopen(path, "w");
    ASSERT(out && fputs(log, out) >= 0 && !fclose(out));
    ASSERTm(c.text, results_read(&all, path, &c));
    remove(summary_path);
    setenv("GITHUB_STEP_SUMMARY", summary_path, 1);
    char with_link[200];
    snprintf(with_link, sizeof with_link, "%s[x](javascript:y)", all.list[0].name);
    all.list[0].name = with_link;
    const char *said = told_github(&all);
    ASSERT_EQ(said + strlen(said) - 1, strchr(said, '\n'));
    ASSERT_FALSE(strstr(said, "##[") || strchr(said, '\033') || strchr(said, '\r')
                 || strstr(said, "\xc2\x9b"));
    size_t size;
    char *summary = read_file(summary_path, 1 << 16, &size, &c);
    ASSERT(summary && strstr(summary, "\\[x\\](javascript"));
    ASSERT_FALSE(strchr(summary, '\r') || strstr(summary, "##["));
    free(summary);
    remove(summary_path);
    unsetenv("GITHUB_STEP_SUMMARY");
    results_free(&all);
    PASS();
}

TEST windows_ends_of_lines_are_no_letters(void)
{
    struct result r = of(FOUND, "missed");
    r.scenario = play, r.text = "expected legal";
    ASSERT(kept_play("\xEF\xBB\xBF"
                     "game stones\r\nstart\r\nA takes 9\r\n"));
    const char *xml = alone(&r, write_junit);
    ASSERTm(xml, is_xml(xml));
    ASSERT(strstr(xml, "\ngame stones\nstart\nA takes 9\n"));
    PASS();
}

TEST half_a_log_is_no_log(void)
{
    struct results all;
    struct complaint c;
    static const char *const halves[] = { "0\task\t\tx\t\t0\t\t0\t\tfi",
                                          "0\task\t\tx\t\t0\t\t0\t\tfine\n1\task" };
    for (unsigned i = 0; i < 2; i++) {
        FILE *log = fopen(path, "w");
        ASSERT(log);
        fputs(halves[i], log);
        fclose(log);
        ASSERT_FALSE(results_read(&all, path, &c));
        ASSERT(strstr(c.text, "a last line without an end"));
    }
    FILE *log = fopen(path, "w");
    ASSERT(log);
    fwrite("0\task\t\tx\t\t0\t\t0\t\tfine\n\0"
           "1\task\t\ty\t\t0\t\t0\t\tbad\n",
           1, 43, log);
    fclose(log);
    ASSERT_FALSE(results_read(&all, path, &c));
    ASSERT(strstr(c.text, "a zero byte"));
    PASS();
}

TEST junit_is_xml_and_counts(void)
{
    const char *xml = written(write_junit);
    ASSERTm(xml, is_xml(xml));
    ASSERT(strstr(xml, "<testsuites name=\"quibble\" tests=\"5\" failures=\"2\" errors=\"1\" "
                       "skipped=\"1\""));
    ASSERT(strstr(xml, "<testsuite name=\"quibble.test.stones\" tests=\"1\" failures=\"1\" "
                       "errors=\"0\" skipped=\"0\""));
    ASSERT(strstr(xml, "A takes 1"));
    ASSERT(strstr(xml, "<skipped message="));
    PASS();
}

TEST tap_is_read(void)
{
    unsigned failed, skipped;
    const char *tap = written(write_tap);
    ASSERTm(tap, read_tap(tap, &failed, &skipped));
    ASSERT_EQ(3, failed);
    ASSERT_EQ(1, skipped);
    PASS();
}

TEST json_says_all(void)
{
    static struct tree t;
    ASSERTm(report, read_json(&t, written(write_json)));
    ASSERT_STR_EQ("2", node_at(&t, NULL, "status")->text);
    ASSERT_STR_EQ("2", node_at(&t, NULL, "found")->text);
    ASSERT_STR_EQ("wrong", node_at(&t, NULL, "results.1.status")->text);
    ASSERT_STR_EQ(stones_spec.file, node_at(&t, NULL, "results.4.file")->text);
    PASS();
}

/* ---- SARIF, as its schema has it: what may stand in which object ---- */

static const struct shape {
    const char *key, *may, *must;
} shapes[] = {
    { "", " $schema version runs ", "version runs" },
    { "runs", " tool invocations columnKind results ", "tool results" },
    { "tool", " driver ", "driver" },
    { "driver", " name version informationUri rules ", "name informationUri rules" },
    { "rules", " id name shortDescription fullDescription help properties ",
      "id help shortDescription" },
    { "shortDescription", " text ", "text" },
    { "fullDescription", " text ", "text" },
    { "help", " text ", "text" },
    { "properties", " source ", "source" },
    { "invocations", " executionSuccessful exitCode ", "executionSuccessful" },
    { "results",
      " ruleId ruleIndex kind level message locations relatedLocations codeFlows "
      "partialFingerprints ",
      "ruleId message locations partialFingerprints" },
    { "message", " text ", "text" },
    { "locations", " physicalLocation logicalLocations message location executionOrder ", "" },
    { "logicalLocations", " fullyQualifiedName ", "fullyQualifiedName" },
    { "relatedLocations", " physicalLocation message ", "physicalLocation" },
    { "location", " physicalLocation message ", "physicalLocation message" },
    { "physicalLocation", " artifactLocation region ", "artifactLocation" },
    { "artifactLocation", " uri uriBaseId ", "uri" },
    { "region", " startLine ", "startLine" },
    { "codeFlows", " threadFlows ", "threadFlows" },
    { "threadFlows", " locations ", "locations" },
    { "partialFingerprints", " quibble/v1 ", "quibble/v1" },
};

static const struct shape *shape_of(const char *key)
{
    for (unsigned i = 0; i < sizeof shapes / sizeof shapes[0]; i++)
        if (!strcmp(shapes[i].key, key))
            return &shapes[i];
    return NULL;
}

static bool names(const char *list, const char *word)
{
    char padded[80];
    snprintf(padded, sizeof padded, " %.70s ", word);
    return strstr(list, padded);
}

static const char *object_flaw(const struct tree *t, const struct node *n, const char *key)
{
    const struct shape *s = shape_of(key);
    char must[100], *rest = NULL;
    if (!s)
        return key;
    for (const struct node *c = first_of(t, n); c; c = next_of(t, c))
        if (!names(s->may, c->key))
            return c->key;
    snprintf(must, sizeof must, "%s", s->must);
    for (char *word = strtok_r(must, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        const struct node *c = first_of(t, n);
        while (c && strcmp(c->key, word))
            c = next_of(t, c);
        if (!c)
            return s->key;
    }
    return NULL;
}

static const char *flaw(const struct tree *t, const struct node *n, const char *key)
{
    const char *bad = n->kind == OBJECT ? object_flaw(t, n, key) : NULL;
    for (const struct node *c = first_of(t, n); c && !bad; c = next_of(t, c))
        if (c->kind == OBJECT || c->kind == ARRAY)
            bad = flaw(t, c, n->kind == ARRAY ? key : c->key);
    return bad;
}

TEST sarif_has_its_shape(void)
{
    static struct tree t;
    ASSERTm(report, read_json(&t, written(write_sarif)));
    const char *bad = flaw(&t, t.node, "");
    ASSERTm(bad, !bad);
    ASSERT_STR_EQ("2.1.0", node_at(&t, NULL, "version")->text);
    unsigned results = 0;
    for (const struct node *r = first_of(&t, node_at(&t, NULL, "runs.0.results")); r;
         r = next_of(&t, r), results++) {
        char rule[60];
        snprintf(rule, sizeof rule, "runs.0.tool.driver.rules.%s.id",
                 node_at(&t, r, "ruleIndex")->text);
        ASSERT_STR_EQ(node_at(&t, NULL, rule)->text, node_at(&t, r, "ruleId")->text);
        const char *uri = node_at(&t, r, "locations.0.physicalLocation.artifactLocation.uri")->text;
        ASSERT(!strpbrk(uri, " \\") && uri[0] != '/');
        const char *line = node_at(&t, r, "locations.0.physicalLocation.region.startLine")->text;
        ASSERT(strtol(line, NULL, 10) > 0);
    }
    ASSERT_EQ(4, results);
    PASS();
}

/* GitHub refuses a whole report for one result without a file. */
TEST sarif_names_a_file_where_there_is_no_place(void)
{
    static struct tree t;
    struct result r = { .status = NO_TOOL, .verb = "prove", .name = "run", .text = "no prover" };
    const char *const location = "runs.0.results.0.locations.0";
    for (unsigned i = 0; i < 2; i++) {
        r.game = i ? all_games[0]->game->name : NULL;
        ASSERT(read_json(&t, alone(&r, write_sarif)));
        const char *bad = flaw(&t, t.node, "");
        ASSERTm(bad, !bad);
        const struct node *at = node_at(&t, NULL, location);
        ASSERT(at);
        ASSERT(node_at(&t, at, "logicalLocations.0.fullyQualifiedName"));
        const char *uri = node_at(&t, at, "physicalLocation.artifactLocation.uri")->text;
        ASSERT(strstr(uri, i ? "/chapters" : "README.md"));
        ASSERT(!node_at(&t, at, "physicalLocation.region"));
    }
    PASS();
}

TEST sarif_tells_the_moves(void)
{
    static struct tree t;
    ASSERT(read_json(&t, written(write_sarif)));
    const struct node *flow =
        node_at(&t, NULL, "runs.0.results.3.codeFlows.0.threadFlows.0.locations");
    ASSERT(flow);
    ASSERT_STR_EQ("A takes 1", node_at(&t, flow, "0.location.message.text")->text);
    ASSERT_STR_EQ("4", node_at(&t, flow, "0.location.physicalLocation.region.startLine")->text);
    ASSERT(!node_at(&t, flow, "2"));
    PASS();
}

/* The fingerprint of a result, in a log with this result only. */
static const char *print_of(const struct result *r)
{
    static struct tree t;
    struct results one = { .list = (struct result *)r, .count = 1 };
    free(report);
    FILE *out = open_memstream(&report, &report_size);
    write_sarif(out, &one);
    fclose(out);
    return read_json(&t, report)
             ? node_at(&t, NULL, "runs.0.results.0.partialFingerprints.quibble/v1")->text
             : "";
}

TEST fingerprints_know_the_trouble_not_the_line(void)
{
    char first[40];
    struct result r = of(FOUND, "missed");
    snprintf(first, sizeof first, "%s", print_of(&r));
    r.line = 99, r.text = "in other words", r.seconds = 3;
    ASSERT_STR_EQ(first, print_of(&r));
    r.name = "another";
    ASSERT(strcmp(first, print_of(&r)) != 0);
    PASS();
}

TEST strict_readers_are_strict(void)
{
    static struct tree t;
    unsigned failed, skipped;
    static const char *const no_json[] = { "{",        "{\"a\": 1,}", "{\"a\" 1}", "[1 2]",
                                           "\"\x01\"", "\"\xff\"",    "[01]",      "{} x" };
    static const char *const no_xml[] = { "<a><b></a></b>", "<a>",
                                          "<a x=1></a>",    "<a>&nbsp;</a>",
                                          "<a></a><b></b>", "<a>\x01</a>" };
    static const char *const no_tap[] = { "TAP version 13\n1..2\nok 1 - a\n",
                                          "TAP version 13\n1..1\nok 2 - a\n",
                                          "TAP version 13\n1..1\nok 1 - a\n  message: 'x'\n" };
    char xml[200];
    for (unsigned i = 0; i < 8; i++)
        ASSERTm(no_json[i], !read_json(&t, no_json[i]));
    for (unsigned i = 0; i < 6; i++) {
        snprintf(xml, sizeof xml, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n%s", no_xml[i]);
        ASSERTm(no_xml[i], !is_xml(xml));
    }
    for (unsigned i = 0; i < 3; i++)
        ASSERTm(no_tap[i], !read_tap(no_tap[i], &failed, &skipped));
    PASS();
}

SUITE(results_suite)
{
    SET_SETUP(begin, NULL);
    SET_TEARDOWN(end, NULL);
    RUN_TEST(a_log_says_what_was_noted);
    RUN_TEST(the_worst_status_is_that_of_all_verbs);
    RUN_TEST(moves_are_read_from_a_scenario);
    RUN_TEST(moves_stand_where_an_editor_shows_them);
    RUN_TEST(a_message_names_its_place);
    RUN_TEST(each_form_has_the_same_line);
    RUN_TEST(a_rule_without_a_line_shows_the_end_of_its_play);
    RUN_TEST(no_report_names_a_file_that_is_not_there);
    RUN_TEST(no_report_tells_what_is_no_scenario);
    RUN_TEST(a_long_play_makes_no_long_report);
    RUN_TEST(nobody_commands_a_ci_service);
    RUN_TEST(windows_ends_of_lines_are_no_letters);
    RUN_TEST(half_a_log_is_no_log);
    RUN_TEST(junit_is_xml_and_counts);
    RUN_TEST(tap_is_read);
    RUN_TEST(json_says_all);
    RUN_TEST(sarif_has_its_shape);
    RUN_TEST(sarif_names_a_file_where_there_is_no_place);
    RUN_TEST(sarif_tells_the_moves);
    RUN_TEST(fingerprints_know_the_trouble_not_the_line);
    RUN_TEST(strict_readers_are_strict);
}
