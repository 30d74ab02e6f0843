/* quibble ask FILE...: runs scenarios and cites the clause for each answer. */
#include "harness/cli/depends.h"
#include "harness/cli/explain.h"
#include "harness/cli/named.h"
#include "harness/cli/verbs.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/report/results.h"
#include "harness/scenario/depending.h"
#include "harness/scenario/diagnostics.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_BYTES = 1 << 20, MOST_NOTED = 100, MOST_HELD_NOTED = 1000 };

struct answer {
    const char *file;
    /* the path, made printable: in CI the author of a pull request chooses it */
    char shown[4096];
    unsigned noted;   /* failures; only the first ones are written to the log of results */
    unsigned held;    /* expectations that held; the same */
    const char *game; /* once it is known */
    bool all;         /* print every line, not only failures */
    bool colour;
    struct json *json; /* NULL: print text */
    bool verbose;      /* print what followed from a move */
    struct explainer explainer;
    unsigned asked;                               /* lines that ask without expecting anything */
    const struct rulings *rulings;                /* the rulings of the command line, or NULL */
    const struct ruling *in_force[MAX_QUESTIONS]; /* those that this table follows */
    unsigned ruled;
    bool told;
};

static const char *paint(const struct answer *a, const char *code)
{
    return a->colour ? code : "";
}

static struct situation situation_of(const struct event *h)
{
    return (struct situation){ h->spec, h->table, h->state, *h->move };
}

/* Prints which clause refuses the table. */
static void print_refused_table(const struct answer *a, const struct event *h,
                                const struct clause *clause)
{
    const struct explainer *v = &a->explainer;
    char label[LABEL_SIZE];
    printf("%s%s (%s)\n", label_text(v, h->spec, label_word(v, h->spec, P_LABEL_REFUSED), label),
           slug_of(h->spec, h->verdict), clause->source);
    printf("%s%s\n", label_text(v, h->spec, "", label), clause->statement);
}

/* "a.scenario:12  A lays N on 2", and below it the result. */
static void print_line(struct answer *a, const struct event *h)
{
    static const enum phrase_id words[] = { P_LABEL_DONE, P_LABEL_DONE, P_LABEL_HELD,
                                            P_LABEL_FAILED, P_LABEL_FAILED };
    const struct explainer *v = &a->explainer;
    char label[LABEL_SIZE];
    const char *word = h->kind == EVENT_ASKED ? "" : label_word(v, h->spec, words[h->kind]);
    label_text(v, h->spec, word, label);
    const struct clause *clause = clause_of(h->spec, h->verdict);
    bool missed = h->kind == EVENT_FAILED || h->kind == EVENT_BROKEN, refused = clause && !missed;
    printf("%s:%u  %s\n%s", a->shown, h->line, h->text,
           paint(a, missed    ? "\033[31m"
                    : refused ? "\033[33m"
                              : "\033[32m"));
    if (refused && h->move) {
        struct situation t = situation_of(h);
        print_refusal(stdout, &a->explainer, &t, h->why);
    } else if (refused) {
        print_refused_table(a, h, clause);
    } else if (h->kind == EVENT_FAILED) {
        printf("%sexpected %s, but %s\n", label, h->expected, h->seen);
    } else if (h->move && h->made && a->verbose) {
        struct situation t = situation_of(h);
        print_followed(stdout, &a->explainer, &t, true);
    } else if (h->move && h->verdict == LEGAL && !missed) {
        printf("  %s\n", label_word(v, h->spec, P_LABEL_LEGAL));
    } else {
        printf("%s%s\n", label, h->seen);
    }
    fputs(paint(a, "\033[0m"), stdout);
}

static void json_line(struct json *j, const struct answer *a, const struct event *h)
{
    static const char *const verdicts[] = { "done", "asked", "held", "failed", "broke" };
    const struct clause *clause = clause_of(h->spec, h->verdict);
    if (h->kind == EVENT_DONE)
        return;
    json_open(j, NULL, '{');
    json_number(j, "line", h->line);
    json_string(j, "said", h->text);
    json_string(j, "verdict", verdicts[h->kind]);
    json_string(j, "expected",
                h->kind == EVENT_HELD || h->kind == EVENT_FAILED ? h->expected : NULL);
    json_string(j, "seen", h->seen);
    if (clause) {
        json_string(j, "clause", slug_of(h->spec, h->verdict));
        json_string(j, "source", clause->source);
        json_string(j, "statement", clause->statement);
    }
    if (h->move && h->why->count) {
        struct situation t = situation_of(h);
        json_reasons(j, &a->explainer, &t, h->why);
    }
    if (h->move && h->made && a->verbose) {
        struct situation t = situation_of(h);
        json_followed(j, &a->explainer, &t);
    }
    json_close(j, '}');
}

/* Names the line by its text, so that the name stays when lines are added above it. */
static void note_failure(const struct answer *a, const struct event *h)
{
    char name[600], text[600];
    bool broke = h->kind == EVENT_BROKEN;
    snprintf(name, sizeof name, "%.300s: %.280s", a->file, h->text);
    snprintf(text, sizeof text, broke ? "%.280s%.280s" : "expected %.280s, but %.280s",
             broke ? "" : h->expected, h->seen);
    results_note(&(struct result){
        .status = FOUND,
        .verb = "ask",
        .game = a->game,
        .name = name,
        .file = a->file,
        .line = h->line,
        .rule = clause_of(h->spec, h->verdict) ? slug_of(h->spec, h->verdict) : "expectation",
        .scenario = a->file,
        .text = text });
}

/* Only the first results of a file are recorded; the file's own result counts all. */
static void note_held(struct answer *a, const struct event *h)
{
    char name[600], text[300];
    if (!results_wanted() || a->held++ >= MOST_HELD_NOTED)
        return;
    snprintf(name, sizeof name, "%.300s: %.280s", a->file, h->text);
    snprintf(text, sizeof text, "%.290s", h->seen);
    results_note(&(struct result){ .status = HELD,
                                   .verb = "ask",
                                   .game = a->game,
                                   .name = name,
                                   .file = a->file,
                                   .line = h->line,
                                   .text = text });
}

/* Finds and prints the rulings that this table follows. A later line of the file may have set
 * another reading. */
static void find_rulings(struct answer *a, const struct event *h)
{
    const struct table *table = h->table;
    a->told = true;
    for (unsigned i = 0; i < h->spec->question_count; i++) {
        const struct ruling *r = ruling_on(a->rulings, h->spec, i);
        if (r && table->reading[i] == (uint8_t)r->letter)
            a->in_force[a->ruled++] = r;
    }
    for (unsigned i = 0; a->all && !a->json && i < a->ruled; i++)
        printf("%s:%u  ruled %s (%s, %s)\n", a->rulings->file, a->in_force[i]->line,
               a->in_force[i]->setting, a->in_force[i]->date, a->in_force[i]->source);
}

static void json_rulings(const struct answer *a)
{
    if (!a->rulings)
        return;
    json_open(a->json, "rulings", '[');
    for (unsigned i = 0; i < a->ruled; i++) {
        const struct ruling *r = a->in_force[i];
        json_open(a->json, NULL, '{');
        json_string(a->json, "reading", r->setting);
        json_string(a->json, "date", r->date);
        json_string(a->json, "source", r->source);
        json_close(a->json, '}');
    }
    json_close(a->json, ']');
}

static void print_answer(void *to, const struct event *h)
{
    struct answer *a = to;
    if (h->spec && h->table && !a->told)
        find_rulings(a, h);
    a->game = h->spec ? h->spec->game->name : NULL;
    a->asked += h->kind == EVENT_ASKED;
    if (h->spec)
        explainer_open(&a->explainer, h->spec);
    if ((h->kind == EVENT_FAILED || h->kind == EVENT_BROKEN) && a->noted++ < MOST_NOTED)
        note_failure(a, h);
    if (h->kind == EVENT_HELD)
        note_held(a, h);
    if (a->json)
        json_line(a->json, a, h);
    else if (a->all)
        print_line(a, h);
    else if (h->kind == EVENT_FAILED)
        printf("%s:%u: expected %s, but %s\n", a->shown, h->line, h->expected, h->seen);
    else if (h->kind == EVENT_BROKEN)
        printf("%s:%u: %s\n", a->shown, h->line, h->seen);
    else if (h->kind == EVENT_ASKED)
        printf("%s:%u: %s: %s\n", a->shown, h->line, h->text, h->seen);
}

static void print_sum(const struct answer *a, const struct scenario_result *r, bool quiet)
{
    if (r->failed)
        printf("%s: %u held, %s%u failed%s\n", a->shown, r->passed, paint(a, "\033[31m"), r->failed,
               paint(a, "\033[0m"));
    else if (!quiet)
        printf("%s: %u held\n", a->shown, r->passed);
}

static bool is_folder(const char *path)
{
    struct stat s;
    return !stat(path, &s) && S_ISDIR(s.st_mode);
}

static void note_file(const struct answer *a, const struct scenario_result *r, const char *error,
                      double seconds)
{
    char text[60], file[4096];
    unsigned line = 0;
    snprintf(text, sizeof text, "%u held", r->passed);
    bool placed = error && find_location(error, file, sizeof file, &line);
    if (a->noted > MOST_NOTED) {
        snprintf(text, sizeof text, "and %u more failures", a->noted - MOST_NOTED);
        results_note(&(struct result){ .status = FOUND,
                                       .verb = "ask",
                                       .game = a->game,
                                       .name = a->file,
                                       .file = a->file,
                                       .rule = "expectation",
                                       .text = text,
                                       .seconds = seconds });
    }
    if (error || !r->failed)
        results_note(&(struct result){ .status = error ? WRONG_CALL : HELD,
                                       .verb = "ask",
                                       .game = a->game,
                                       .name = a->file,
                                       .file = placed ? file : a->file,
                                       .line = line,
                                       .text = error ? error : text,
                                       .seconds = seconds });
}

/* Stores the first error in c, for reports that have room for one line. */
static void complain_first(const struct diagnostics *wrong, struct complaint *c)
{
    const struct diagnostic *d = &wrong->list[0];
    while (d->warning && d < &wrong->list[wrong->count - 1])
        d++;
    if (d->at.column)
        complain_at(c, wrong->file, d->at.line, d->at.column, "%s", d->message);
    else
        complain(c, wrong->file, d->at.line, "%s", d->message);
}

static void say_wrong(const struct answer *a, const struct diagnostics *wrong,
                      const struct complaint *c)
{
    unsigned errors = wrong->errors;
    fflush(stdout);
    if (!errors) {
        fprintf(stderr, "%s\n", c->text);
        return;
    }
    print_diagnostics(stderr, wrong, in_colour(stderr));
    fprintf(stderr, "%s: %u error%s, nothing was asked\n", a->shown, errors,
            errors == 1 ? "" : "s");
}

/* Is the file "-"? This is standard input, which has no name, and no folder for sheets. */
static bool is_input(const struct answer *a)
{
    return a->file[0] == '-' && !a->file[1];
}

static const char *named(const struct answer *a)
{
    return is_input(a) ? NULL : a->file;
}

/* Runs the file again under other readings and prints which answers change. */
static void tell_dependence(const struct options *o, const struct answer *a, const char *text,
                            size_t size)
{
    struct dependence d;
    struct complaint ignored;
    struct asked_how how = { .rulings = o->rulings,
                             .pairs = ((const struct ask_options *)o->own)->pairs };
    if (!find_dependence(&d, &how, text, size, named(a), &ignored))
        ; /* this complaint was printed before */
    else if (a->json)
        json_dependence(a->json, &d, &a->explainer);
    else
        print_dependence(&d, &a->explainer, a->shown, o->quiet);
    dependence_free(&d);
}

static int answer_file(const struct options *o, struct answer *a)
{
    double began = seconds_now();
    struct complaint c = { "" };
    struct scenario_result r = { 0 };
    size_t size = 0;
    char *text = NULL;
    if (is_input(a))
        text = read_file("/dev/stdin", MOST_BYTES, &size, &c);
    else if (is_folder(a->file))
        complain(&c, a->file, 0, "is a folder, expected a scenario file");
    else
        text = read_named_file(a->file, MOST_BYTES, &size, &c);
    if (a->json) {
        json_open(a->json, NULL, '{');
        json_string(a->json, "file", a->file);
        json_open(a->json, "expectations", '[');
    }
    const struct played_as as = { .rulings = o->rulings };
    struct diagnostics *wrong = xrealloc(NULL, 1, sizeof *wrong);
    *wrong = (struct diagnostics){ .file = named(a) };
    bool good = text && check_scenario_as(&as, text, size, named(a), wrong);
    if (text && good && wrong->count && a->all && !a->json)
        print_diagnostics(stderr, wrong, in_colour(stderr)); /* warnings */
    if (wrong->errors)
        complain_first(wrong, &c);
    else
        good = text && play_scenario_as(&as, text, size, named(a), print_answer, a, NULL, &r, &c);
    if (a->json) {
        json_close(a->json, ']');
        json_rulings(a);
        json_diagnostics(a->json, wrong);
        json_number(a->json, "held", r.passed);
        json_number(a->json, "failed", r.failed);
        json_string(a->json, "error", good ? NULL : c.text);
    } else if (good) {
        print_sum(a, &r, o->quiet);
    }
    if (good && ((const struct ask_options *)o->own)->all_readings)
        tell_dependence(o, a, text, size);
    if (a->json)
        json_close(a->json, '}');
    free(text);
    bool empty = good && r.passed + r.failed + r.judged + a->asked == 0;
    if (empty)
        free(wrong);
    if (empty)
        return nothing_done("ask", a->file,
                            "found no line that expects, asks or plays anything, expected one such "
                            "as "
                            "'legal MOVE', 'ask MOVE' or 'over'");
    note_file(a, &r, good ? NULL : c.text, seconds_now() - began);
    if (!good)
        say_wrong(a, wrong, &c);
    free(wrong);
    return !good ? WRONG_CALL : r.failed ? FOUND : HELD;
}

int verb_ask(const struct options *o)
{
    const struct ask_options *own = o->own;
    struct json json;
    int worst = HELD;
    if (!o->rest_count)
        fail(WRONG_CALL, "found no file, expected quibble ask FILE...");
    if (o->json) {
        json_begin(&json, stdout, "ask");
        json_open(&json, "files", '[');
    }
    for (unsigned i = 0; i < o->rest_count; i++) {
        struct answer a = {
            .file = o->rest[i],
            .all = o->verbose || (o->rest_count == 1 && !o->quiet && !own->all_readings),
            .verbose = o->verbose,
            .colour = in_colour(stdout),
            .json = o->json ? &json : NULL,
            .explainer = { .lang = own->lang },
            .rulings = o->rulings,
        };
        snprintf(a.shown, sizeof a.shown, "%s", is_input(&a) ? "input" : a.file);
        make_printable(a.shown);
        int status = answer_file(o, &a);
        explainer_close(&a.explainer);
        worst = status > worst ? status : worst;
    }
    if (o->json) {
        json_close(&json, ']');
        json_end(&json);
    }
    return worst;
}
