/* What was looked at and what came of it.
 *
 * The log is a file; QUIBBLE_RESULTS names it, so that scripts and the commands that
 * they call add to it, too. A result is a line, its fields separated by tabs, in the
 * order of write_fields(). Who began the log makes the reports of it. */
#include "results.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIELDS = 10, FIELD_ROOM = 1500, MOST_LOG = 64 << 20 };

static const char variable[] = "QUIBBLE_RESULTS";
static struct {
    const struct options *of;
    char path[200];
    bool mine;                        /* begun by this process: it makes the reports */
    bool closed;
    int worst;
} log_at;

/* Of two statuses the one to report: a wrong call before a finding before a missing tool. */
int worse(int a, int b)
{
    static const int rank[] = { [HELD] = 0, [NO_TOOL] = 1, [FOUND] = 2, [WRONG_CALL] = 3 };
    bool known = a >= 0 && a <= NO_TOOL && b >= 0 && b <= NO_TOOL;
    return !known ? WRONG_CALL : rank[a] > rank[b] ? a : b;
}

/* ---- noting ---- */

static bool in_github(void)
{
    const char *said = getenv("GITHUB_ACTIONS");
    return said && same_word(said, "true");
}

static void begin_log(void)
{
    const char *folder = getenv("TMPDIR");
    snprintf(log_at.path, sizeof log_at.path, "%.150s/quibble-results-XXXXXX", folder && *folder ? folder : "/tmp");
    int file = mkstemp(log_at.path);
    if (file < 0)
        fail(WRONG_CALL, "cannot write %s, where results are gathered", log_at.path);
    close(file);
    log_at.mine = true;
    setenv(variable, log_at.path, 1);
}

void results_open(const struct options *o)
{
    const char *given = getenv(variable);
    if (same_word(o->verb, "report"))
        return;                       /* its log is there already */
    log_at.of = o;
    end_of_failure = results_close;
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

/* No tab and no new line within a field. */
static void add_field(char *line, size_t *at, size_t room, const char *field)
{
    size_t most = *at + FIELD_ROOM < room - 2 ? *at + FIELD_ROOM : room - 2;
    for (; field && *field && *at < most; field++)
        line[(*at)++] = (unsigned char)*field < ' ' ? ' ' : *field;
    line[(*at)++] = '\t';
}

static size_t write_fields(char *line, size_t room, const struct result *r)
{
    char status[12], number[12], seconds[32];
    size_t at = 0;
    snprintf(status, sizeof status, "%d", r->status);
    snprintf(number, sizeof number, "%u", r->line);
    snprintf(seconds, sizeof seconds, "%.3f", r->seconds);
    const char *fields[FIELDS] = { status, r->verb, r->game, r->name, r->rule, seconds, r->file, number,
                                   r->scenario, r->text };
    for (unsigned i = 0; i < FIELDS; i++)
        add_field(line, &at, room, fields[i]);
    line[at - 1] = '\n';
    return at;
}

/* One write a line: those of other processes come before it or after it, not between. */
void results_note(const struct result *r)
{
    static char line[FIELDS * (FIELD_ROOM + 1) + 2];
    if (!results_wanted())
        return;
    size_t length = write_fields(line, sizeof line, r);
    int file = open(log_at.path, O_WRONLY | O_APPEND);
    if (file < 0 || write(file, line, length) != (ssize_t)length)
        fprintf(stderr, "quibble: cannot write %s, where results are gathered\n", log_at.path);
    if (file >= 0)
        close(file);
    log_at.worst = worse(log_at.worst, r->status);
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
    return n == FIELDS && field[0][0] >= '0' && field[0][0] <= '3' && !field[0][1];
}

static const char *or_null(const char *field)
{
    return *field ? field : NULL;
}

static void add_result(struct results *r, char *const field[FIELDS])
{
    r->list = grown(r->list, r->count + 1, sizeof *r->list);
    struct result *one = &r->list[r->count++];
    *one = (struct result){
        .status = field[0][0] - '0', .verb = field[1], .game = or_null(field[2]), .name = field[3],
        .rule = or_null(field[4]), .seconds = strtod(field[5], NULL), .file = or_null(field[6]),
        .line = (unsigned)strtoul(field[7], NULL, 10), .scenario = or_null(field[8]), .text = field[9],
    };
    r->of[one->status]++;
    r->seconds += one->seconds;
    r->worst = worse(r->worst, one->status);
}

static int words_differ(const char *a, const char *b)
{
    return strcmp(a ? a : "", b ? b : "");
}

/* Processes add lines as they end: a report has an order of its own. */
static int by_name(const void *a, const void *b)
{
    const struct result *x = a, *y = b;
    int verb = strcmp(x->verb, y->verb), game = words_differ(x->game, y->game);
    int name = strcmp(x->name, y->name), rule = words_differ(x->rule, y->rule);
    return verb ? verb : game ? game : name ? name : rule ? rule : x->line < y->line ? -1 : x->line > y->line;
}

bool results_read(struct results *r, const char *path, struct complaint *c)
{
    size_t size;
    char *field[FIELDS];
    unsigned number = 0;
    *r = (struct results){ .text = read_file(path, MOST_LOG, &size, c) };
    for (char *line = r->text, *next; line && *line; line = next) {
        next = line + strcspn(line, "\n");
        next += *next ? (*next = 0, 1) : 0;
        number++;
        if (!split_line(line, field)) {
            complain(c, path, number, "found '%.60s', expected %d fields, the first a status from 0 to 3", line, FIELDS);
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
    if (!rule.spec || !r->rule)
        return rule;
    rule.property = find_property(rule.spec, r->rule);
    if (rule.property)
        v = rule.property->clause;
    else if (!find_slug(rule.spec, r->rule, &v))
        v = LEGAL;
    if (clause_of(rule.spec, v))
        rule.clause = &rule.spec->clauses[v - FIRST_CLAUSE];
    return rule;
}

void rule_id(const struct result *r, char id[3 * NAME_SIZE])
{
    struct rule rule = rule_of(r);
    bool of_game = rule.clause || rule.property;
    snprintf(id, 3 * NAME_SIZE, "%.60s.%.120s", of_game ? r->game : "quibble", r->rule ? r->rule : r->verb);
}

bool result_place(const struct result *r, const char **file, unsigned *line)
{
    struct rule rule = rule_of(r);
    *file = r->file ? r->file : rule.property || rule.clause ? rule.spec->file : NULL;
    *line = r->file ? r->line : rule.property ? (unsigned)rule.property->line
          : rule.clause ? (unsigned)rule.clause->line : 0;
    return *file;
}

/* What stands after the table and the position. */
void steps_read(struct steps *s, const char *scenario)
{
    struct complaint ignored;
    size_t size;
    bool playing = false;
    unsigned number = 0;
    *s = (struct steps){ .text = scenario ? read_file(scenario, 1 << 20, &size, &ignored) : NULL };
    for (char *line = s->text, *next; line && *line; line = next) {
        next = line + strcspn(line, "\n");
        next += *next ? (*next = 0, 1) : 0;
        number++;
        char *at = line + strspn(line, " \t");
        at[strcspn(at, "#")] = 0;
        if (playing && *at) {
            s->step = grown(s->step, s->count + 1, sizeof *s->step);
            s->step[s->count].said = at;
            s->step[s->count++].line = number;
        }
        /* a sheet ends with 'end', too, but the position comes after it */
        if (same_word(at, "start") || same_word(at, "end"))
            playing = true, s->count = 0;
    }
}

void steps_free(struct steps *s)
{
    free(s->step);
    free(s->text);
}

/* ---- the reports ---- */

typedef void write_fn(FILE *out, const struct results *r);
static write_fn *const writers[] = {
    [REPORT_JUNIT] = write_junit, [REPORT_SARIF] = write_sarif, [REPORT_TAP] = write_tap, [REPORT_JSON] = write_json,
};

static bool write_report(const char *path, const struct results *r, struct complaint *c)
{
    struct output out;
    if (!open_output(&out, path, c))
        return false;
    writers[report_form(path)](out.file, r);
    return close_output(&out, c);
}

static void note_run(struct results *r, const struct options *o)
{
    add_result(r, (char *[FIELDS]){ "0", (char *)o->verb, (char *)(o->game ? o->game : ""), "run", "", "0", "",
                                    "0", "", "all held" });
}

static int write_reports(const struct options *o, const char *log, int status)
{
    struct results all;
    struct complaint c = { "" };
    bool good = results_read(&all, log, &c);
    if (good && all.count == 0)
        note_run(&all, o);
    for (unsigned i = 0; good && i < o->reports; i++)
        good = write_report(o->report[i], &all, &c);
    if (good && in_github())
        tell_github(&all);
    if (!good)
        fprintf(stderr, "quibble: %s\n", c.text);
    results_free(&all);
    return good ? status : WRONG_CALL;
}

/* The run itself is a result where nothing that it noted is as bad as its end, and where
 * nothing was noted at all. */
int results_close(int status, const char *why)
{
    const struct options *o = log_at.of;
    static const char *const ends[] = { "all held", "there are findings", "the call or an input is wrong",
                                        "a tool is missing" };
    if (!results_wanted() || log_at.closed)
        return status;
    log_at.closed = true;
    if (status != HELD && worse(log_at.worst, status) != log_at.worst)
        results_note(&(struct result){ .status = status, .verb = o->verb, .game = o->game, .name = "run",
                                       .text = why ? why : ends[status & 3] });
    if (!log_at.mine)
        return status;
    status = write_reports(o, log_at.path, status);
    remove(log_at.path);
    return status;
}

/* A log that was gathered elsewhere: over many commands, or on another machine. */
int verb_report(const struct options *o)
{
    struct results r;
    struct complaint c;
    if (o->rest_count != 1)
        fail(WRONG_CALL, "found %u files, expected quibble report LOG --report FILE", o->rest_count);
    if (o->reports == 0 && !o->json)
        fail(WRONG_CALL, "found no --report and no --json, expected what to make of the log");
    if (!results_read(&r, o->rest[0], &c))
        fail(WRONG_CALL, "%s", c.text);
    if (o->json)
        write_json(stdout, &r);
    int status = r.worst;
    results_free(&r);
    return write_reports(o, o->rest[0], status);
}
