/* Reports an exploration as text, as JSON and as results. */
#include "harness/explore/report.h"
#include "harness/core/battery.h"
#include "harness/core/corpus.h"
#include "harness/core/forbids.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/explore/explore.h"
#include "harness/explore/fleet.h"
#include "harness/explore/graph/solve.h"
#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- judging ---- */

/* If a scope is reduced by symmetry, the number of representatives is pinned, too. */
static const char *pinned_reduced(const struct run *r)
{
    const struct exploration *e = &r->e;
    const struct scope *s = r->scope;
    if (s->reduced == 0 || !r->spec->game->by_symmetry)
        return "none";
    return e->states == s->reduced && e->finished == s->reduced_terminal ? "equal" : "different";
}

static const char *pinned(const struct run *r)
{
    const struct exploration *e = &r->e;
    const struct scope *s = r->scope;
    if (!s || !r->as_pinned || (s->states == 0 && s->reduced == 0))
        return "none";
    if (!e->complete)
        return "unknown";
    if (r->own->symmetry)
        return pinned_reduced(r);
    bool whole = s->states == 0 || (e->states == s->states && e->finished == s->terminal);
    bool reduced =
        s->reduced == 0
        || (e->representatives == s->reduced && e->finished_representatives == s->reduced_terminal);
    return whole && reduced && e->deadlocks == s->hung ? "equal" : "different";
}

static bool unsettled(const struct run *r)
{
    for (unsigned i = 0; i < r->f.count; i++)
        if (r->f.list[i].status == MISSING || r->f.list[i].status == GONE)
            return true;
    return false;
}

int run_status(const struct run *r)
{
    bool held = r->e.complete && r->e.broken_count == 0 && !unsettled(r)
             && !same_word(pinned(r), "different");
    return held ? HELD : FOUND;
}

/* ---- for people ---- */

/* 1234567 is "1,234,567". */
struct grouped {
    char text[32];
};
static struct grouped grouped(uint64_t n)
{
    struct grouped g = { "" };
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%llu", (unsigned long long)n), to = 0;
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0)
            g.text[to++] = ',';
        g.text[to++] = digits[i];
    }
    return g;
}

static void print_count(const char *what, uint64_t n)
{
    printf("  %-13s %15s", what, grouped(n).text);
}

const char *run_name(const struct run *r)
{
    return r->scope ? r->scope->name : "table";
}

static void print_title(const struct run *r)
{
    const struct table *t = r->table;
    char id[NAME_SIZE];
    printf("%s %s", r->spec->game->name, run_name(r));
    for (unsigned i = 0; i < r->spec->question_count; i++)
        if (t->reading[i] != (uint8_t)r->spec->questions[i].question->standard)
            printf(" %s=%c", question_id(r->spec, i, id), t->reading[i]);
    if (r->own->symmetry)
        printf(", up to symmetry");
    if (r->scope)
        printf(": %s", r->scope->reaches);
    printf("\n");
}

static const char *how_reduced(const struct spec *spec)
{
    return spec->game->by_symmetry ? "up to the game's symmetries" : "between two decisions";
}

static void print_counts(const struct run *r)
{
    const struct exploration *e = &r->e;
    print_count("states", e->states);
    printf("   %u levels deep, at most %s wide\n", e->depth, grouped(e->widest).text);
    print_count("transitions", e->transitions);
    printf("   at most %u moves for a player, %u for nature\n", e->most_moves, e->most_chances);
    print_count("finished", e->finished);
    printf("   %s shared, %s without winner\n", grouped(e->ties).text, grouped(e->no_winner).text);
    if (e->representatives > 0 && !r->own->symmetry) {
        print_count("reduced", e->representatives);
        printf("   %s; %s of them finished\n", how_reduced(r->spec),
               grouped(e->finished_representatives).text);
    }
    print_count("deadlocks", e->deadlocks);
    printf("\n");
}

static void print_endless(const struct run *r)
{
    const struct exploration *e = &r->e;
    if (!e->endless_known) {
        printf("  %-13s %15s   %s\n", "endless", "unknown",
               e->endless_unknown ? e->endless_unknown : "");
        return;
    }
    print_count("endless", e->endless);
    if (e->layered)
        printf("   every move leads one level deeper: no play goes on for ever\n");
    else if (e->endless == 0)
        printf("   no play goes on for ever\n");
    else if (!e->cycles_known)
        printf("   states from which a play can go on for ever; %s: not which can come back\n",
               fleet_size() > 1 ? "several processes" : "on disk");
    else
        printf("   states from which a play can go on for ever; %s can come back\n",
               grouped(e->on_cycles).text);
}

static unsigned players_of(const struct run *r)
{
    return ((const struct table *)r->table)->players;
}

static void print_kept(const struct run *r)
{
    const struct exploration *e = &r->e;
    if (e->endless == 0)
        return;
    for (unsigned p = 0; p < players_of(r); p++)
        printf("  %-13s %15s   where %c can keep the play from ending, whatever comes\n", "",
               grouped(e->endless_kept[p]).text, 'A' + (int)p);
    printf("  %-13s %15s   where nobody can end it any more\n", "",
           grouped(e->endless_certain).text);
}

static void print_share(const char *what, const struct share *share, uint64_t states)
{
    printf("  %-13s %15s   %5.1f %%   %s\n", what, grouped(share->states).text,
           100 * (double)share->states / (double)states,
           share->at_start ? "at the start, too" : "not at the start");
}

static void print_solved(const struct run *r)
{
    const struct solution *s = &r->e.solution;
    if (!r->e.solved)
        return;
    printf("  who can force what (the others against him; chance at its worst, or at its best)\n");
    for (unsigned p = 0; p < players_of(r); p++) {
        char what[32];
        snprintf(what, sizeof what, "%c wins", 'A' + (int)p);
        print_share(what, &s->win[p], s->states);
        snprintf(what, sizeof what, "%c does not lose", 'A' + (int)p);
        print_share(what, &s->hold[p], s->states);
        snprintf(what, sizeof what, "%c, with luck", 'A' + (int)p);
        print_share(what, &s->hope[p], s->states);
        if (s->expect[p].most - s->expect[p].least < 1e-6)
            printf("  %-13s %15.6f   probability that he wins alone from the start\n", "expected",
                   s->expect[p].least);
        else
            printf("  %-13s %15.6f   to %.6f, probability that he wins alone from the start; "
                   "plays need not end\n",
                   "expected", s->expect[p].least, s->expect[p].most);
    }
}

static void print_dead(const struct run *r)
{
    const struct exploration *e = &r->e;
    if (!e->checked) {
        printf("  %-13s %15s\n", "dead clauses", "unknown");
        return;
    }
    print_count("dead clauses", e->dead_count);
    unsigned column = 80;
    for (unsigned i = 0; i < e->dead_count; i++) {
        const char *slug = slug_of(r->spec, e->dead[i]);
        if (column + strlen(slug) > 78) {
            printf("\n   ");
            column = 3;
        }
        fputs(" ", stdout);
        fputs(slug, stdout);
        column += (unsigned)strlen(slug) + 1;
    }
    printf("\n");
}

/* A state that cannot be rebuilt from its key cannot be replayed: shows it without a play. */
static bool has_broken_key(const struct exploration *e)
{
    for (unsigned i = 0; i < e->broken_count; i++)
        if (strncmp(e->broken[i].what.duty, "key-", 4) == 0)
            return true;
    return false;
}

static const char *why_no_play(const struct run *r)
{
    return has_broken_key(&r->e) ? "no play: a state cannot be rebuilt from its key; correct that "
                                   "first"
         : r->own->compact       ? "no play: only fingerprints were kept"
                                 : "no play: the way to it could not be read, or did not fit into "
                                   "memory";
}

static void print_broken(const struct run *r)
{
    const struct exploration *e = &r->e;
    if (!e->checked)
        printf("  %-13s %15s   only counting was asked for\n", "broken", "unknown");
    else {
        print_count("broken", e->broken_count);
        printf("\n");
    }
    for (unsigned i = 0; i < e->broken_count; i++) {
        const struct broken *b = &e->broken[i].what;
        char title[500];
        printf("\n  BROKEN %s", b->duty);
        if (b->property)
            printf(" (%s:%d, clause %s)", file_of(r->spec, b->property->file), b->property->line,
                   slug_of(r->spec, b->property->clause));
        printf(": %s\n\n", b->text);
        snprintf(title, sizeof title, "breaks %s", b->duty);
        if (!e->broken[i].path.found)
            printf("  (%s)\n", why_no_play(r));
        else
            write_play(stdout, r->spec, r->table, &e->broken[i].path, title, NULL);
    }
}

static void print_finding(const struct run *r, const struct finding *f)
{
    const char *what = f->clause[0] ? f->clause : "";
    const char *space = f->clause[0] ? " " : "";
    const char *name = finding_name(f->kind);
    if (f->status == KNOWN)
        printf("  known finding: %s%s%s, %s\n", name, space, what, f->file);
    else if (f->status == AS_BEFORE || f->status == ADDED)
        printf("  %s: %s\n", name,
               f->status == ADDED ? "found under these readings only"
                                  : "without these readings, too");
    else if (f->status == GONE)
        printf("  GONE: %s%s%s is on record in %s, but was not found\n", name, space, what,
               f->file);
    else if (!f->written[0])
        printf("  NOT ON RECORD: %s; %s\n", name, why_no_play(r));
    else
        printf("  NOT ON RECORD: %s; its shortest play was written to %s and belongs in %s\n", name,
               f->written, f->file);
}

/* The pinned counts of a scope: of all states, of those that an independent enumerator would
 * also count, or of both. */
void print_pins(const struct spec *spec, const struct scope *s)
{
    if (s->states > 0)
        printf("%s states, %s finished, ", grouped(s->states).text, grouped(s->terminal).text);
    if (s->reduced > 0)
        printf("%s states %s, %s of them finished, ", grouped(s->reduced).text, how_reduced(spec),
               grouped(s->reduced_terminal).text);
    printf("%s stuck\n", grouped(s->hung).text);
}

static void print_pinned(const struct run *r)
{
    if (same_word(pinned(r), "none"))
        return;
    if (same_word(pinned(r), "different")) {
        printf("  PINNED COUNTS DIFFER: expected ");
        print_pins(r->spec, r->scope);
    } else {
        printf("  %-13s %15s\n", "pinned", pinned(r));
    }
}

/* For an incomplete run: what can be resumed. */
static void print_kept_on_disk(const struct run *r)
{
    const struct exploration *e = &r->e;
    if (e->trouble.text[0])
        printf("  DISK: %s\n", e->trouble.text);
    if (!r->own->disk)
        return;
    if (!e->kept)
        printf("  nothing can be resumed: no checkpoint was saved in %s, and the files of this run "
               "were removed\n",
               r->own->disk);
    else if (e->kept_states < e->states)
        printf("  an earlier checkpoint is still in %s: --resume continues from its %s states\n",
               r->own->disk, grouped(e->kept_states).text);
    else
        printf("  saved in %s: --resume continues from there\n", r->own->disk);
}

static void print_end(const struct run *r)
{
    const struct exploration *e = &r->e;
    double megabytes = (double)e->store_bytes / 1e6;
    printf("  %.2f s, %.2f million states a second; keys of %llu bytes, %.1f MB in all; %s\n",
           e->seconds, (double)e->states / 1e6 / (e->seconds + 1e-9),
           (unsigned long long)e->key_bytes, megabytes, e->exact ? "exact" : "not exact");
    if (e->complete && e->omission > 0)
        printf("  fingerprints: that a state was missed has a probability below %.2g\n",
               e->omission);
    if (!e->complete) {
        printf("  INCOMPLETE: %s: %s states at depth %u\n", e->stopped, grouped(e->states).text,
               e->depth);
        print_kept_on_disk(r);
    } else if (e->went_away)
        printf("  memory was too small: states were kept on disk and reloaded %s times\n",
               grouped(e->fetches).text);
}

void print_run(const struct run *r)
{
    bool only_wrong = r->o->quiet && run_status(r) == HELD;
    if (only_wrong)
        return;
    print_title(r);
    print_counts(r);
    print_endless(r);
    print_kept(r);
    print_solved(r);
    print_dead(r);
    print_broken(r);
    for (unsigned i = 0; i < r->f.count; i++)
        print_finding(r, &r->f.list[i]);
    print_pinned(r);
    print_end(r);
    fflush(stdout);
}

/* ---- for programs ---- */

static void json_readings(struct json *j, const struct run *r)
{
    const struct table *t = r->table;
    char id[NAME_SIZE];
    json_open(j, "readings", '{');
    for (unsigned i = 0; i < r->spec->question_count; i++) {
        char letter[2] = { (char)t->reading[i], 0 };
        if (letter[0] != r->spec->questions[i].question->standard)
            json_string(j, question_id(r->spec, i, id), letter);
    }
    json_close(j, '}');
}

static void json_broken(struct json *j, const struct run *r)
{
    json_open(j, "broken", '[');
    for (unsigned i = 0; i < r->e.broken_count; i++) {
        const struct broken *b = &r->e.broken[i].what;
        json_open(j, NULL, '{');
        json_string(j, "property", b->duty);
        json_string(j, "clause", b->property ? slug_of(r->spec, b->property->clause) : NULL);
        json_string(j, "seen", b->text);
        json_number(j, "moves", r->e.broken[i].path.moves);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_findings(struct json *j, const struct run *r)
{
    static const char *const status[] = { "known", "missing", "gone", "as-before", "added" };
    json_open(j, "findings", '[');
    for (unsigned i = 0; i < r->f.count; i++) {
        const struct finding *f = &r->f.list[i];
        json_open(j, NULL, '{');
        json_string(j, "kind", finding_name(f->kind));
        json_string(j, "status", status[f->status]);
        json_string(j, "file", f->file);
        if (f->clause[0])
            json_string(j, "clause", f->clause);
        if (f->written[0])
            json_string(j, "written", f->written);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_counts(struct json *j, const struct exploration *e)
{
    json_number(j, "states", e->states);
    json_number(j, "transitions", e->transitions);
    json_number(j, "depth", e->depth);
    json_number(j, "finished", e->finished);
    json_number(j, "representatives", e->representatives);
    json_number(j, "finished_representatives", e->finished_representatives);
    json_number(j, "deadlocks", e->deadlocks);
    json_number(j, "endless", e->endless);
    json_number(j, "ties", e->ties);
    json_number(j, "no_winner", e->no_winner);
    json_number(j, "most_moves", e->most_moves);
    json_number(j, "most_chances", e->most_chances);
    json_number(j, "widest", e->widest);
    json_bool(j, "layered", e->layered);
}

static void json_share(struct json *j, const char *key, const struct share *share)
{
    json_open(j, key, '{');
    json_number(j, "states", share->states);
    json_bool(j, "at_start", share->at_start);
    json_close(j, '}');
}

static void json_forcing(struct json *j, const struct run *r)
{
    const struct exploration *e = &r->e;
    json_open(j, "endless_kept", '[');
    for (unsigned p = 0; p < players_of(r); p++)
        json_number(j, NULL, e->endless_kept[p]);
    json_close(j, ']');
    json_number(j, "endless_certain", e->endless_certain);
    if (!e->solved)
        return;
    json_open(j, "solved", '[');
    for (unsigned p = 0; p < players_of(r); p++) {
        json_open(j, NULL, '{');
        json_share(j, "win", &e->solution.win[p]);
        json_share(j, "hold", &e->solution.hold[p]);
        json_share(j, "hope", &e->solution.hope[p]);
        json_real(j, "least", e->solution.expect[p].least);
        json_real(j, "most", e->solution.expect[p].most);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void json_run(struct json *j, const struct run *r)
{
    const struct exploration *e = &r->e;
    json_string(j, "game", r->spec->game->name);
    json_string(j, "scope", r->scope ? r->scope->name : NULL);
    json_readings(j, r);
    json_counts(j, e);
    json_forcing(j, r);
    json_open(j, "dead_clauses", '[');
    for (unsigned i = 0; i < e->dead_count; i++)
        json_string(j, NULL, slug_of(r->spec, e->dead[i]));
    json_close(j, ']');
    json_broken(j, r);
    json_findings(j, r);
    if (e->checked)
        json_forbids(j, r->spec);
    json_string(j, "pinned", pinned(r));
    json_real(j, "seconds", e->seconds);
    json_number(j, "peak_bytes", peak_bytes());
    json_number(j, "store_bytes", e->store_bytes);
    json_number(j, "key_bytes", e->key_bytes);
    json_bool(j, "symmetry", r->own->symmetry);
    json_bool(j, "checked", e->checked);
    json_bool(j, "exact", e->exact);
    json_real(j, "omission", e->omission);
    json_string(j, "stopped", e->stopped);
    json_string(j, "trouble", e->trouble.text[0] ? e->trouble.text : NULL);
    json_bool(j, "resumable", e->kept);
    json_number(j, "resumable_states", e->kept ? e->kept_states : 0);
}

/* ---- for reports ---- */

static void note(const struct run *r, int status, const char *rule, const char *scenario,
                 const char *text)
{
    char name[5 * NAME_SIZE];
    snprintf(name, sizeof name, "%.60s%s%.100s%s%.100s", run_name(r), r->under ? " under " : "",
             r->under ? r->under : "", status == HELD ? "" : " ", status == HELD ? "" : rule);
    results_note(&(struct result){ .status = status,
                                   .verb = "explore",
                                   .game = r->spec->game->name,
                                   .name = name,
                                   .text = text,
                                   .rule = rule,
                                   .scenario = scenario,
                                   .seconds = status == HELD ? r->e.seconds : 0 });
}

static void note_broken(const struct run *r, unsigned i)
{
    const struct broken *b = &r->e.broken[i].what;
    char path[FAILURE_PATH] = "", name[2 * NAME_SIZE];
    struct output out;
    struct complaint why;
    snprintf(name, sizeof name, "%.60s-%.60s", run_name(r), b->duty);
    if (r->e.broken[i].path.found)
        failure_path(path, r->spec, name);
    bool written = path[0] && open_output(&out, path, &why);
    if (written) {
        write_play(out.file, r->spec, r->table, &r->e.broken[i].path, b->text, NULL);
        written = close_output(&out, &why);
    }
    if (path[0] && !written)
        fprintf(stderr, "quibble: %s\n", why.text);
    note(r, FOUND, b->duty, written ? path : NULL, b->text);
}

static void note_finding(const struct run *r, const struct finding *f)
{
    char text[700];
    bool gone = f->status == GONE;
    snprintf(text, sizeof text,
             gone ? "on record in %.600s, but not found" : "not on record; belongs in %.600s",
             f->file);
    if (f->status == MISSING || gone)
        note(r, FOUND, f->clause[0] ? f->clause : finding_name(f->kind),
             f->written[0] ? f->written : NULL, text);
}

void note_run(const struct run *r)
{
    char text[200], why[sizeof r->e.trouble.text + 200];
    if (!results_wanted())
        return;
    for (unsigned i = 0; i < r->e.broken_count; i++)
        note_broken(r, i);
    for (unsigned i = 0; i < r->f.count; i++)
        note_finding(r, &r->f.list[i]);
    if (same_word(pinned(r), "different"))
        note(r, FOUND, "pinned", NULL, "the counts differ from the pinned ones");
    snprintf(text, sizeof text, "%llu states, %llu transitions", (unsigned long long)r->e.states,
             (unsigned long long)r->e.transitions);
    snprintf(why, sizeof why, "%s%s%s", r->e.stopped ? r->e.stopped : "",
             r->e.trouble.text[0] ? ": " : "", r->e.trouble.text);
    if (!r->e.complete)
        note(r, FOUND, "incomplete", NULL, why);
    else if (run_status(r) == HELD)
        note(r, HELD, NULL, NULL, text);
}

/* ---- running ---- */
