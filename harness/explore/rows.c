/* quibble explore --reading each, --reading pairs: scopes under rows of readings.
 *
 * A scope is explored under the readings asked for first. Plays without end and shared victories
 * need no record for each further reading: the report names those that are found under it only. A
 * play in which nobody can move does. A scope or a clause may refuse a row: then the row is not
 * explored there, and the table at the end says so. */
#include "harness/core/covering.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/explore/explore.h"
#include "harness/explore/report.h"
#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned long long big;

enum { LARGE_ALONE = 100000, LARGE_IN_PAIRS = 20000, MOST_LEFT_OUT = 64 };

struct explored_scope {
    const struct scope *scope;
    unsigned rows, refused, failed;
    uint64_t states; /* of all its rows */
};

/* Something that is found in a scope under a row only. */
struct addition {
    unsigned row, scope;
    enum finding_kind kind;
};

struct rows_run {
    const struct options *o; /* without the word for rows */
    const struct spec *spec;
    bool pairs;
    struct covering covering;
    struct explored_scope *scope;
    unsigned scopes;
    const char *left_out[MOST_LEFT_OUT]; /* scopes of the tier that are too large */
    unsigned larger;
    bool *met;                 /* by row: some scope was explored under it */
    struct complaint *why_not; /* by reading: why a scope refused a row because of it */
    struct addition *added;
    unsigned additions;
    struct covered covered;
    bool cut; /* interrupted, or the time is up */
    double seconds;
    struct json *json; /* or NULL */
};

/* A row may have forty times the states of the standard readings. */
static unsigned most_states(const struct rows_run *x)
{
    return x->pairs ? LARGE_IN_PAIRS : LARGE_ALONE;
}

/* ---- row after row ---- */

static int explore_row(struct rows_run *x, const struct options *o, const struct scope *scope,
                       const struct basis *basis, const char *under, struct run *r)
{
    *r = (struct run){
        .o = o, .own = o->own, .spec = x->spec, .scope = scope, .basis = basis, .under = under
    };
    run_scope(r, x->json, true);
    return run_status(r);
}

/* Only the readings that differ from those asked for: others stay as the scope has them. */
static void spell_difference(const struct covering *c, unsigned row, struct options *o,
                             struct spelled *s)
{
    unsigned readings = 0;
    spell_row(c, row, o, s);
    for (unsigned q = 0; q < c->spec->question_count; q++)
        if (c->row[row][q] != c->asked[q])
            o->reading[readings++] = o->reading[q];
    o->readings = readings;
}

static void note_additions(struct rows_run *x, const struct explored_scope *in, unsigned row,
                           const struct run *r)
{
    for (unsigned i = 0; i < r->f.count; i++) {
        if (r->f.list[i].status != ADDED)
            continue;
        x->added = xrealloc(x->added, x->additions + 1, sizeof *x->added);
        x->added[x->additions++] =
            (struct addition){ row, (unsigned)(in - x->scope), r->f.list[i].kind };
    }
}

static void try_row(struct rows_run *x, struct explored_scope *in, unsigned row,
                    const struct basis *basis)
{
    struct options o = *x->o;
    struct spelled spelled;
    struct run r;
    char under[READINGS_ROOM];
    o.scope = in->scope->name;
    spell_difference(&x->covering, row, &o, &spelled);
    struct complaint why;
    if (!takes_the_readings(&o, x->spec, in->scope, &why)) {
        in->refused++;
        return;
    }
    name_readings(&x->covering, x->covering.row[row], under, sizeof under);
    bool held = explore_row(x, &o, in->scope, basis, under, &r) == HELD;
    in->failed += !held && !interrupted;
    in->rows += r.e.complete;
    in->states += r.e.states;
    x->met[row] = x->met[row] || r.e.complete;
    note_additions(x, in, row, &r);
    run_close(&r);
}

static void explore_scope_in_rows(struct rows_run *x, struct explored_scope *in)
{
    struct options o = *x->o;
    struct run first;
    o.scope = in->scope->name;
    bool held = explore_row(x, &o, in->scope, NULL, NULL, &first) == HELD;
    in->failed += !held && !interrupted;
    struct basis basis = { &first.e, first.table };
    for (unsigned row = 0; row < x->covering.rows && !interrupted; row++)
        try_row(x, in, row, &basis);
    run_close(&first);
}

/* ---- the table at the end ---- */

static struct explored_scope sum_of(const struct rows_run *x)
{
    struct explored_scope all = { 0 };
    for (unsigned i = 0; i < x->scopes; i++) {
        all.rows += x->scope[i].rows;
        all.refused += x->scope[i].refused;
        all.failed += x->scope[i].failed;
        all.states += x->scope[i].states;
    }
    return all;
}

static unsigned rows_met(const struct rows_run *x)
{
    unsigned n = 0;
    for (unsigned row = 0; row < x->covering.rows; row++)
        n += x->met[row];
    return n;
}

static bool all_held(const struct rows_run *x)
{
    return !x->cut && rows_met(x) > 0 && sum_of(x).failed == 0;
}

static void print_scopes(const struct rows_run *x)
{
    struct explored_scope all = sum_of(x);
    printf("  %-16s %9s %9s %9s %15s\n", "scope", x->pairs ? "rows" : "readings", "refused",
           "failed", "states");
    for (unsigned i = 0; i < x->scopes; i++) {
        const struct explored_scope *s = &x->scope[i];
        printf("  %-16s %9u %9u %9u %15llu\n", s->scope->name, s->rows, s->refused, s->failed,
               (big)s->states);
    }
    printf("  %-16s %9u %9u %9u %15llu\n", "all", all.rows, all.refused, all.failed,
           (big)all.states);
}

static bool has_row(const struct rows_run *x, struct covered_reading r)
{
    for (unsigned row = 0; row < x->covering.rows; row++)
        if (x->covering.row[row][r.question] == r.letter)
            return true;
    return false;
}

/* Was some scope explored under it? It counts as well if it is what was asked for. */
static bool is_met(const struct rows_run *x, struct covered_reading r)
{
    for (unsigned row = 0; row < x->covering.rows; row++)
        if (x->met[row] && x->covering.row[row][r.question] == r.letter)
            return true;
    return r.letter == x->covering.asked[r.question];
}

static void print_not_explored(const struct rows_run *x)
{
    char id[NAME_SIZE];
    unsigned not_reached = 0;
    for (unsigned i = 0; i < x->covering.readings; i++) {
        struct covered_reading r = x->covering.reading[i];
        if (is_met(x, r))
            continue;
        if (x->why_not[i].text[0])
            printf("  not explored, no scope takes it: %s=%c\n    %s\n",
                   question_id(x->spec, r.question, id), r.letter, x->why_not[i].text);
        else
            not_reached += has_row(x, r);
    }
    if (not_reached)
        printf("  not reached before the run was stopped: %u\n", not_reached);
}

/* Readings that contradict one that was asked for: they have no row of their own. */
static void print_never_alone(const struct rows_run *x)
{
    char id[NAME_SIZE];
    for (unsigned i = 0; i < x->covering.readings; i++) {
        struct covered_reading r = x->covering.reading[i];
        if (!is_met(x, r) && !has_row(x, r) && !x->why_not[i].text[0])
            printf("  not explored alone: %s=%c, which contradicts a reading asked for; only "
                   "--reading pairs can have it\n",
                   question_id(x->spec, r.question, id), r.letter);
    }
}

/* " tie in one, two; endless in two": what is found under this row only. False: nothing. */
static bool print_additions_of(const struct rows_run *x, unsigned row, const char *before)
{
    bool any = false;
    for (unsigned kind = 0; kind < FINDING_KINDS; kind++) {
        bool first = true;
        for (unsigned i = 0; i < x->additions; i++) {
            const struct addition *a = &x->added[i];
            if (a->row != row || a->kind != (enum finding_kind)kind)
                continue;
            if (first)
                printf("%s%s in ", any ? "; " : before, finding_name(a->kind));
            printf("%s%s", first ? "" : ", ", x->scope[a->scope].scope->name);
            first = false;
            any = true;
        }
    }
    return any;
}

static void print_additions(const struct rows_run *x)
{
    char before[READINGS_ROOM + 40], readings[READINGS_ROOM];
    if (x->pairs && x->additions) {
        printf("  %u times something was found under a row only that is not found without it; "
               "--json lists each\n",
               x->additions);
        return;
    }
    for (unsigned row = 0; row < x->covering.rows; row++) {
        name_readings(&x->covering, x->covering.row[row], readings, sizeof readings);
        snprintf(before, sizeof before, "  only under %s: ", readings);
        if (print_additions_of(x, row, before))
            printf("\n");
    }
}

static void print_larger(const struct rows_run *x)
{
    for (unsigned i = 0; i < x->larger; i++)
        printf("%s%s", i ? ", " : "  not explored: ", x->left_out[i]);
    if (x->larger)
        printf(", of more than %u states; --effort full has them\n", most_states(x));
}

static void print_rows_run(const struct rows_run *x)
{
    printf("%s: scopes under %s, %s\n", x->spec->game->name,
           x->pairs ? "pairs of readings" : "each reading",
           x->cut        ? "not all explored"
           : all_held(x) ? "all held"
                         : "not all held");
    print_scopes(x);
    printf("  %u of %u %s in some scope", rows_met(x), x->covering.rows,
           x->pairs ? "rows" : "readings");
    if (x->pairs)
        printf("; %u of %u pairs, %u that exclude each other are left out", x->covered.met,
               x->covered.pairs, x->covered.left_out);
    printf("\n");
    print_additions(x);
    print_larger(x);
    print_not_explored(x);
    print_never_alone(x);
    printf("  %.1f s\n", x->seconds);
}

/* ---- for programs ---- */

static void json_not_explored(struct json *j, const struct rows_run *x)
{
    char id[NAME_SIZE], reading[NAME_SIZE + 4];
    json_open(j, "not_explored", '[');
    for (unsigned i = 0; i < x->covering.readings; i++) {
        struct covered_reading r = x->covering.reading[i];
        if (is_met(x, r))
            continue;
        snprintf(reading, sizeof reading, "%s=%c", question_id(x->spec, r.question, id), r.letter);
        json_open(j, NULL, '{');
        json_string(j, "readings", reading);
        json_string(j, "why",
                    x->why_not[i].text[0] ? x->why_not[i].text
                    : has_row(x, r)       ? "the run was stopped before"
                                          : "it contradicts a reading asked for");
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_end_of_rows(struct json *j, const struct rows_run *x)
{
    json_close(j, ']');
    json_string(j, "rows_of", x->pairs ? as_pairs : as_each);
    json_number(j, "rows", x->covering.rows);
    json_number(j, "rows_explored", rows_met(x));
    if (x->pairs) {
        json_number(j, "pairs", x->covered.pairs);
        json_number(j, "pairs_covered", x->covered.met);
    }
    json_not_explored(j, x);
    json_open(j, "larger", '[');
    for (unsigned i = 0; i < x->larger; i++)
        json_string(j, NULL, x->left_out[i]);
    json_close(j, ']');
    json_bool(j, "held", all_held(x));
    json_end(j);
}

/* ---- the run ---- */

/* With --effort quick, the large scopes of the tier are left out. With deep, the scopes of the next
 * tier are explored, too. */
static bool is_chosen(const struct rows_run *x, const struct scope *one)
{
    enum tier effort = tier_of(x->o->own);
    if (one->tier > (effort == IN_DEEP ? IN_VERIFY : IN_TEST))
        return false;
    uint64_t states = one->states ? one->states : one->reduced;
    return effort > IN_TEST || states <= most_states(x);
}

static void choose_scopes(struct rows_run *x, const struct scope *scope)
{
    x->scope = xrealloc(NULL, scope_count(x->spec) + 1, sizeof *x->scope);
    for (unsigned i = 0; i < scope_count(x->spec); i++) {
        const struct scope *one = &x->spec->scopes[i];
        if (scope ? one == scope : is_chosen(x, one))
            x->scope[x->scopes++] = (struct explored_scope){ .scope = one };
        else if (!scope && one->tier == IN_TEST && x->larger < MOST_LEFT_OUT)
            x->left_out[x->larger++] = one->name;
    }
}

static bool some_scope_takes(const struct rows_run *x, unsigned row, struct complaint *why)
{
    for (unsigned i = 0; i < x->scopes; i++) {
        struct options o = *x->o;
        struct spelled spelled;
        o.scope = x->scope[i].scope->name;
        spell_difference(&x->covering, row, &o, &spelled);
        if (takes_the_readings(&o, x->spec, x->scope[i].scope, why))
            return true;
    }
    return false;
}

/* If no scope takes a row because of one reading, it is explored without that. */
static void do_without_a_reading(struct rows_run *x, unsigned row)
{
    struct complaint why, other;
    if (some_scope_takes(x, row, &why))
        return;
    for (unsigned i = 0; i < x->covering.readings; i++) {
        struct covered_reading r = x->covering.reading[i];
        uint8_t *now = &x->covering.row[row][r.question], asked = x->covering.asked[r.question];
        if (*now != r.letter || *now == asked)
            continue;
        *now = asked;
        bool taken = some_scope_takes(x, row, &other);
        if (taken || !x->pairs)
            x->why_not[i] = why;
        if (taken && x->pairs)
            return;
        *now = r.letter;
    }
}

/* Makes the rows, which change readings of the table that was asked for. If there is only one
 * scope, this is the scope's table, because its sheet may set readings. */
static void make_rows(struct rows_run *x)
{
    bool settled[MAX_QUESTIONS] = { false };
    struct options o = *x->o;
    if (x->scopes == 1)
        o.scope = x->scope[0].scope->name;
    struct table *asked = new_table(&o, x->spec);
    settle_readings(x->spec, &o, asked->reading, settled);
    if (x->pairs)
        covering_make(&x->covering, x->spec, asked->reading, settled, 1, x->o->seed);
    else
        covering_each(&x->covering, x->spec, asked->reading, settled);
    free(asked);
    x->met = xrealloc(NULL, x->covering.rows + 1, sizeof *x->met);
    memset(x->met, 0, (x->covering.rows + 1) * sizeof *x->met);
    x->why_not = xrealloc(NULL, x->covering.readings + 1, sizeof *x->why_not);
    memset(x->why_not, 0, (x->covering.readings + 1) * sizeof *x->why_not);
    for (unsigned row = 0; row < x->covering.rows; row++)
        do_without_a_reading(x, row);
}

static void close_rows(struct rows_run *x)
{
    covering_free(&x->covering);
    free(x->scope);
    free(x->met);
    free(x->why_not);
    free(x->added);
}

/* --time is for all rows together. */
static void run_rows(struct rows_run *x, unsigned seconds)
{
    double began = seconds_now();
    if (seconds)
        limit_time(seconds);
    for (unsigned i = 0; i < x->scopes && !interrupted; i++)
        explore_scope_in_rows(x, &x->scope[i]);
    x->cut = interrupted;
    if (seconds)
        limit_time(0);
    x->seconds = seconds_now() - began;
    x->covered = covered_by(&x->covering, x->met);
    progress_done();
}

static int end_rows(const struct rows_run *x, bool quiet)
{
    int status = all_held(x) ? HELD : FOUND;
    if (!rows_met(x) && !x->cut)
        status = nothing_done("explore", x->spec->game->name,
                              "found no scope that takes another reading, expected one");
    if (x->json)
        json_end_of_rows(x->json, x);
    else if (!quiet || status != HELD)
        print_rows_run(x);
    return status;
}

int explore_rows(const struct options *given, const struct spec *spec, const struct scope *scope)
{
    struct options o;
    struct explore_options own = *(const struct explore_options *)given->own;
    struct json json;
    struct rows_run x = { .o = &o, .spec = spec };
    unsigned seconds = own.seconds;
    drop_rows_option(given, &o);
    own.seconds = 0;
    o.own = &own;
    o.scope = NULL;
    o.quiet = !given->verbose; /* what holds is in the table */
    x.pairs = rows_asked_for(given) == as_pairs;
    choose_scopes(&x, scope);
    make_rows(&x);
    if (o.json) {
        json_begin(&json, stdout, "explorations");
        json_string(&json, "game", spec->game->name);
        json_open(&json, "explorations", '[');
        x.json = &json;
    }
    run_rows(&x, seconds);
    int status = end_rows(&x, given->quiet);
    close_rows(&x);
    return status;
}
