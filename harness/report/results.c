/* Records results: what was checked, and the outcome.
 *
 * The log is a file. QUIBBLE_RESULTS names it, so that scripts and the commands that they call add
 * to it, too. A result is a line; its fields are separated by tabs, in the order of write_fields().
 * The process that began the log also writes its reports. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "harness/report/results.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/report/log.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "rules/game.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* a field has room for a path */
enum {
    FIELDS = 10,
    FIELD_ROOM = 4200,
    MOST_LOG = 64 << 20,
    MOST_OF_A_PLAY = 1 << 16,
    MOST_STEPS = 1000
};

static const char variable[] = "QUIBBLE_RESULTS";
static struct {
    const struct options *of;
    char path[200];
    bool mine; /* this process began the log, so it writes the reports */
    bool closed;
    bool lost; /* a result could not be recorded, so the reports are incomplete */
    int worst;
} log_at;

enum report_form report_form(const char *path)
{
    static const char *const endings[] = { [REPORT_JUNIT] = ".xml",
                                           [REPORT_SARIF] = ".sarif",
                                           [REPORT_TAP] = ".tap",
                                           [REPORT_JSON] = ".json" };
    size_t length = strlen(path);
    for (unsigned i = 0; i < NO_REPORT; i++) {
        size_t n = strlen(endings[i]);
        if (length > n && same_word(path + length - n, endings[i]))
            return (enum report_form)i;
    }
    return NO_REPORT;
}

/* The more important of two statuses: a wrong call, then a finding, then a missing tool. */
int worse(int a, int b)
{
    static const int rank[] = { [HELD] = 0, [NO_TOOL] = 1, [FOUND] = 2, [WRONG_CALL] = 3 };
    bool known = a >= 0 && a <= NO_TOOL && b >= 0 && b <= NO_TOOL;
    return !known ? WRONG_CALL : rank[a] > rank[b] ? a : b;
}

/* ---- noting ---- */

static bool in_github(void)
{
    const char *text = getenv("GITHUB_ACTIONS");
    return text && same_word(text, "true");
}

static void begin_log(void)
{
    const char *folder = getenv("TMPDIR");
    snprintf(log_at.path, sizeof log_at.path, "%.150s/quibble-results-XXXXXX",
             folder && *folder ? folder : "/tmp");
    int file = mkstemp(log_at.path);
    if (file < 0)
        fail(WRONG_CALL, "cannot write %s, the log of results", log_at.path);
    close(file);
    log_at.mine = true;
    setenv(variable, log_at.path, 1);
}

void results_open(const struct options *o)
{
    const char *given = getenv(variable);
    if (same_word(o->verb, "report"))
        return; /* its log exists already */
    log_at.of = o;
    on_failure = results_close;
    log_at.path[0] = 0;
    if (o->reports > 0 || (!(given && *given) && in_github()))
        begin_log();
    else if (given && *given)
        snprintf(log_at.path, sizeof log_at.path, "%s", given);
}

bool results_wanted(void)
{
    return log_at.path[0] != 0;
}

/* Replaces tabs and line feeds within a field. */
static void add_field(char *line, size_t *at, size_t room, const char *field)
{
    size_t most = *at + FIELD_ROOM < room - 2 ? *at + FIELD_ROOM : room - 2;
    for (; field && *field && *at < most; field++)
        line[(*at)++] = (char)((unsigned char)*field < ' ' ? ' ' : *field);
    line[(*at)++] = '\t';
}

/* Leaves out files that could not be read or written. */
static const char *if_there(const char *path)
{
    return path && access(path, F_OK) == 0 ? path : NULL;
}

static size_t write_fields(char *line, size_t room, const struct result *r)
{
    char status[12], number[12], seconds[32];
    size_t at = 0;
    snprintf(status, sizeof status, "%d", r->status);
    snprintf(number, sizeof number, "%u", r->line);
    snprintf(seconds, sizeof seconds, "%.3f", r->seconds);
    const char *fields[FIELDS] = { status,
                                   r->verb,
                                   r->game,
                                   r->name,
                                   r->rule,
                                   seconds,
                                   if_there(r->file),
                                   number,
                                   if_there(r->scenario),
                                   r->text };
    for (unsigned i = 0; i < FIELDS; i++)
        add_field(line, &at, room, fields[i]);
    line[at - 1] = '\n';
    return at;
}

/* Writes a line with one call of write, so that lines of several processes do not mix. */
void results_note(const struct result *r)
{
    static char line[FIELDS * (FIELD_ROOM + 1) + 2];
    if (!results_wanted())
        return;
    size_t length = write_fields(line, sizeof line, r);
    int file = open(log_at.path, O_WRONLY | O_APPEND);
    if (file < 0 || write(file, line, length) != (ssize_t)length) {
        fprintf(stderr, "quibble: cannot write %s, the log of results\n", log_at.path);
        log_at.lost = true;
    }
    if (file >= 0)
        close(file);
    log_at.worst = worse(log_at.worst, r->status);
}

/* A check that found nothing to do has not held: record what was missing. */
int nothing_done(const char *verb, const char *game, const char *format, ...)
{
    va_list list;
    char why[1000];
    va_start(list, format);
    vsnprintf(why, sizeof why, format, list);
    va_end(list);
    progress_done();
    fflush(stdout); /* flush what was printed before */
    fprintf(stderr, "quibble: %s: %s\n", game, why);
    results_note(&(struct result){ .status = FOUND,
                                   .verb = verb,
                                   .game = game,
                                   .name = "nothing was done",
                                   .rule = "nothing-was-done",
                                   .text = why });
    return FOUND;
}

/* ---- reading ---- */

static bool split_line(char *line, char *field[FIELDS])
{
    unsigned n = 0;
    for (char *at = line; n < FIELDS; at++) {
        field[n++] = at;
        at += strcspn(at, "\t");
        if (!*at)
            break;
        *at = 0;
    }
    for (unsigned i = 0; i < n; i++) /* the text may come from anybody, and is printed */
        make_printable(field[i]);
    return n == FIELDS && field[0][0] >= '0' && field[0][0] <= '3' && !field[0][1];
}

static const char *or_null(const char *field)
{
    return *field ? field : NULL;
}

static void add_result(struct results *r, char *const field[FIELDS])
{
    r->list = xrealloc(r->list, r->count + 1, sizeof *r->list);
    struct result *one = &r->list[r->count++];
    *one = (struct result){
        .status = field[0][0] - '0',
        .verb = field[1],
        .game = or_null(field[2]),
        .name = field[3],
        .rule = or_null(field[4]),
        .seconds = strtod(field[5], NULL),
        .file = or_null(field[6]),
        .line = (unsigned)strtoul(field[7], NULL, 10),
        .scenario = or_null(field[8]),
        .text = field[9],
    };
    r->of[one->status]++;
    r->seconds += one->seconds;
    r->worst = worse(r->worst, one->status);
}

static int words_differ(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "");
}

/* Sorts the results, because processes add lines in the order in which they end. */
static int by_name(const void *a, const void *b)
{
    const struct result *x = a, *y = b;
    int verb = strcmp(x->verb, y->verb), game = words_differ(x->game, y->game);
    int name = strcmp(x->name, y->name), rule = words_differ(x->rule, y->rule);
    return verb              ? verb
         : game              ? game
         : name              ? name
         : rule              ? rule
         : x->line < y->line ? -1
                             : x->line > y->line;
}

/* Refuses an incomplete last line, which an interrupted run may leave: the missing part may be a
 * finding. */
static bool is_whole(const char *text, size_t size, const char *path, struct complaint *c)
{
    if (size == 0 || (text[size - 1] == '\n' && strlen(text) == size))
        return true;
    complain(c, path, 0,
             strlen(text) == size ? "found a last line without an end, expected the whole log"
                                  : "found a zero byte, expected text");
    return false;
}

bool results_read(struct results *r, const char *path, struct complaint *c)
{
    size_t size;
    char *field[FIELDS];
    unsigned number = 0;
    *r = (struct results){ .text = read_file(path, MOST_LOG, &size, c) };
    if (r->text && !is_whole(r->text, size, path, c)) {
        results_free(r);
        return false;
    }
    for (char *line = r->text, *next; line && *line; line = next) {
        next = line + strcspn(line, "\n");
        next += *next ? (*next = 0, 1) : 0;
        number++;
        if (!split_line(line, field)) {
            complain(c, path, number,
                     "found '%.60s', expected %d fields, the first a status from 0 to 3", line,
                     FIELDS);
            results_free(r);
            return false;
        }
        add_result(r, field);
    }
    if (r->count)
        qsort(r->list, r->count, sizeof *r->list, by_name);
    return r->text;
}

void results_free(struct results *r)
{
    free(r->list);
    free(r->text);
    *r = (struct results){ 0 };
}

const char *result_word(int status)
{
    static const char *const words[] = { "held", "found", "wrong", "not run" };
    return words[status];
}

/* ---- the rule of a result ---- */

struct rule rule_of(const struct result *r)
{
    struct rule rule = { .spec = r->game ? find_game(r->game) : NULL };
    verdict v;
    unsigned question;
    if (!rule.spec || !r->rule)
        return rule;
    rule.property = find_property(rule.spec, r->rule);
    if (rule.property)
        v = rule.property->clause;
    else if (!find_slug(rule.spec, r->rule, &v))
        v = LEGAL;
    if (clause_of(rule.spec, v))
        rule.clause = &rule.spec->clauses[v - FIRST_CLAUSE];
    else if (!strncmp(r->rule, "q-", 2) && find_question(rule.spec, r->rule, &question))
        rule.question = &rule.spec->questions[question];
    return rule;
}

void rule_id(const struct result *r, char id[3 * NAME_SIZE])
{
    struct rule rule = rule_of(r);
    bool of_game = rule.clause || rule.property || rule.question;
    snprintf(id, 3 * NAME_SIZE, "%.60s.%.120s", of_game ? r->game : "quibble",
             r->rule ? r->rule : r->verb);
}

/* For a rule without a line, the place is the end of the play that breaks it. */
static unsigned last_step(const char *scenario)
{
    struct steps steps;
    steps_read(&steps, scenario);
    unsigned line = steps.count ? steps.step[steps.count - 1].line : 0;
    steps_free(&steps);
    return line;
}

static const char *stated_in(const struct rule *rule)
{
    const char *file = rule->property ? rule->property->file
                     : rule->clause   ? rule->clause->file
                                      : rule->question->file;
    return file_of(rule->spec, file);
}

bool result_place(const struct result *r, const char **file, unsigned *line)
{
    struct rule rule = rule_of(r);
    bool stated = rule.property || rule.clause || rule.question;
    *file = r->file ? r->file : stated ? stated_in(&rule) : r->scenario;
    *line = r->file       ? r->line
          : rule.property ? (unsigned)rule.property->line
          : rule.clause   ? (unsigned)rule.clause->line
          : rule.question ? (unsigned)rule.question->line
          : r->scenario   ? last_step(r->scenario)
                          : 0;
    return *file;
}

void place_text(char *text, size_t size, const char *file, unsigned line)
{
    int used = snprintf(text, size, "%s", file);
    if (line > 0 && used > 0 && (size_t)used < size)
        snprintf(text + used, size - (size_t)used, ":%u", line);
}

/* A run in a subfolder names paths from there, while rules are named from the top. */
bool from_top(const char *path, char *place, size_t size)
{
    const char *root = source_root();
    char *whole = realpath(path, NULL), *top = root ? realpath(root, NULL) : NULL;
    size_t n = top ? strlen(top) : 0;
    bool beneath = whole && n && !strncmp(whole, top, n) && whole[n] == '/';
    snprintf(place, size, "%s", beneath ? whole + n + 1 : path);
    bool elsewhere = whole && !beneath;
    free(whole);
    free(top);
    return !elsewhere && place[0] != '/';
}

/* A log may come from somebody else, so a file that it names is read only if it is a scenario. A
 * large one is left out, because each result of its lines would repeat it. */
char *scenario_text(const char *path, size_t *size)
{
    struct complaint ignored;
    struct lines *lines = xrealloc(NULL, 1, sizeof *lines);
    char *whole = realpath(path, NULL), *text = NULL;
    if (whole)
        text = read_plain_file(whole, path, MOST_OF_A_PLAY, size, &ignored);
    bool scenario = text && lines_open(lines, text, *size, path, &ignored)
                 && next_line(lines, &ignored) && same_word(lines->in.word[0], "game");
    free(whole);
    free(lines);
    if (scenario)
        return text;
    free(text);
    return NULL;
}

static void add_step(struct steps *s, const char *text, unsigned line)
{
    if (s->count == MOST_STEPS) { /* the last moves lead to the finding */
        free(s->step[0].text);
        memmove(s->step, s->step + 1, --s->count * sizeof *s->step);
    }
    size_t room = strlen(text) + 1;
    s->step = xrealloc(s->step, s->count + 1, sizeof *s->step);
    s->step[s->count].text = memcpy(xrealloc(NULL, room, 1), text, room);
    s->step[s->count++].line = line;
}

static void forget_steps(struct steps *s)
{
    while (s->count)
        free(s->step[--s->count].text);
}

/* Skips the table and the position. A sheet ends with 'end', too, but the position comes after
 * it. */
void steps_read(struct steps *s, const char *scenario)
{
    struct complaint ignored;
    size_t size;
    bool playing = false;
    char *text = scenario ? scenario_text(scenario, &size) : NULL;
    struct lines *lines = xrealloc(NULL, 1, sizeof *lines);
    *s = (struct steps){ .count = 0 };
    bool good = text && lines_open(lines, text, size, scenario, &ignored);
    while (good && next_line(lines, &ignored)) {
        if (playing)
            add_step(s, lines->shown, lines->number);
        if (same_word(lines->shown, "start") || same_word(lines->shown, "end"))
            playing = true, forget_steps(s);
    }
    free(lines);
    free(text);
}

void steps_free(struct steps *s)
{
    forget_steps(s);
    free(s->step);
}

/* ---- the reports ---- */

typedef void write_fn(FILE *out, const struct results *r);
static write_fn *const writers[] = {
    [REPORT_JUNIT] = write_junit,
    [REPORT_SARIF] = write_sarif,
    [REPORT_TAP] = write_tap,
    [REPORT_JSON] = write_json,
};

static bool write_report(const char *path, const struct results *r, struct complaint *c)
{
    struct output out;
    if (!open_output(&out, path, c))
        return false;
    writers[report_form(path)](out.file, r);
    return close_output(&out, c);
}

/* A report without results would look like success. */
static void note_nothing(struct results *r, const struct options *o)
{
    add_result(r, (char *[FIELDS]){ "3", (char *)o->verb, (char *)(o->game ? o->game : ""), "run",
                                    "", "0", "", "0", "", "nothing was checked" });
}

static int write_reports(const struct options *o, const char *log, int status)
{
    struct results all;
    struct complaint c = { "" };
    bool good = results_read(&all, log, &c);
    if (good && all.count == 0)
        note_nothing(&all, o);
    for (unsigned i = 0; good && i < o->reports; i++)
        good = write_report(o->report[i], &all, &c);
    bool reported = !good || !in_github() || write_github(&all);
    if (!good)
        fprintf(stderr, "quibble: %s\n", c.text);
    results_free(&all);
    return good && reported ? status : WRONG_CALL;
}

/* Adds the run itself as a result if its exit status is worse than all recorded results, or if
 * nothing was recorded. */
int results_close(int status, const char *why)
{
    const struct options *o = log_at.of;
    char file[4096];
    unsigned line = 0;
    static const char *const ends[] = { "all held", "there are findings",
                                        "the call or an input is wrong", "a tool is missing" };
    if (!results_wanted() || log_at.closed)
        return status;
    log_at.closed = true;
    if (status != HELD && worse(log_at.worst, status) != log_at.worst) {
        bool placed = why && find_location(why, file, sizeof file, &line);
        results_note(&(struct result){ .status = status,
                                       .verb = o->verb,
                                       .game = o->game,
                                       .name = "run",
                                       .file = placed ? file : NULL,
                                       .line = line,
                                       .text = why ? why : ends[status & 3] });
    }
    if (log_at.lost)
        status = WRONG_CALL;
    if (!log_at.mine)
        return status;
    status = write_reports(o, log_at.path, status);
    remove(log_at.path);
    return status;
}

/* Reads a log that was written elsewhere: by many commands, or on another machine. */
int verb_report(const struct options *o)
{
    struct results r;
    struct complaint c;
    if (o->rest_count != 1)
        fail(WRONG_CALL, "found %u files, expected quibble report LOG --report FILE",
             o->rest_count);
    if (o->reports == 0 && !o->json)
        fail(WRONG_CALL,
             "found no --report and no --json, expected at least one: which report to write");
    if (!results_read(&r, o->rest[0], &c))
        fail(WRONG_CALL, "%s", c.text);
    if (r.count == 0)
        fail(WRONG_CALL,
             "%s: found no results, expected one in each line: the run that wrote this log checked "
             "nothing",
             o->rest[0]);
    if (o->json)
        write_json(stdout, &r);
    int status = r.worst;
    results_free(&r);
    return write_reports(o, o->rest[0], status);
}
