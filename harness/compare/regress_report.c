/* Writes the differences from another revision: as Markdown that can be pasted into a pull
 * request, and as JSON. */
#include "harness/compare/base.h"
#include "harness/compare/regress.h"
#include "harness/compare/twins.h"
#include "harness/compare/witness.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/scenario/printing.h"
#include "harness/system/json.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *change_name(const struct change *c)
{
    static const char *const names[CONTRAST_KINDS] = {
        [OTHER_END] = "other result",    [OTHER_SIGHT] = "other view",
        [OTHER_EFFECT] = "other effect", [OTHER_REASON] = "other reason",
        [OTHER_ODDS] = "other odds",     [OTHER_FACTS] = "other words",
        [OTHER_START] = "other start"
    };
    if (c->kind == OTHER_TABLE)
        return c->allowed == 0 ? "table newly accepted"
             : c->allowed == 1 ? "table newly refused"
                               : "other table";
    if (c->kind == OTHER_MOVES)
        return c->allowed == 0 ? "newly legal" : "newly refused";
    return names[c->kind] ? names[c->kind] : "nothing";
}

/* If nothing better is known, names the clauses that were exercised each time. */
const char *clause_named(const struct regression *r, const struct change *c, char *room,
                         size_t size)
{
    if (*c->clause)
        return c->clause;
    *room = 0;
    for (unsigned i = 0; i < r->spec->clause_count && i + FIRST_CLAUSE < MOST_MARKS; i++) {
        size_t used = strlen(room);
        const char *slug = r->spec->clauses[i].slug;
        if (c->always[i + FIRST_CLAUSE] && used + strlen(slug) + 3 < size)
            snprintf(room + used, size - used, "%s%s", used ? ", " : "", slug);
    }
    return *room ? room : "no clause's mark";
}

bool is_different(const struct regression *r)
{
    for (unsigned i = 0; i < r->changes; i++)
        if (!r->change[i].reason)
            return true;
    return false;
}

/* ---- numbers ---- */

struct sums {
    uint64_t legal, refused, outcome;
    unsigned accepted;
};

static struct sums sums_of(const struct regression *r)
{
    struct sums s = { .legal = 0 };
    for (unsigned i = 0; i < r->changes; i++) {
        const struct change *c = &r->change[i];
        bool verdict_kind = c->kind == OTHER_MOVES || (c->kind == OTHER_TABLE && c->allowed < 2);
        *(!verdict_kind ? &s.outcome : c->allowed ? &s.refused : &s.legal) += c->times;
        s.accepted += c->reason != NULL;
    }
    return s;
}

static uint64_t scope_states(const struct regression *r)
{
    uint64_t n = 0;
    for (unsigned i = 0; i < r->scopes; i++)
        n += r->visited[i].states;
    return n;
}

static void put_count(FILE *out, uint64_t n)
{
    if (n >= 1000) {
        put_count(out, n / 1000);
        fprintf(out, ",%03u", (unsigned)(n % 1000));
    } else {
        fprintf(out, "%u", (unsigned)n);
    }
}

/* ---- what was compared ---- */

static void put_scopes(FILE *out, const struct regression *r, bool whole)
{
    unsigned listed = 0;
    for (unsigned i = 0; i < r->scopes; i++)
        if ((r->visited[i].end == NO_DIFFERENCE) == whole)
            fprintf(out, "%s%s", listed++ ? " " : "", r->visited[i].scope->name);
}

static unsigned scopes_done(const struct regression *r)
{
    unsigned n = 0;
    for (unsigned i = 0; i < r->scopes; i++)
        n += r->visited[i].end == NO_DIFFERENCE;
    return n;
}

static bool first_refused_so(const struct regression *r, unsigned i)
{
    for (unsigned k = 0; k < i; k++)
        if (same_word(r->visited[k].refused, r->visited[i].refused))
            return false;
    return true;
}

static void put_refused(FILE *out, const struct regression *r, unsigned first)
{
    fputs("  -", out);
    for (unsigned i = first; i < r->scopes; i++)
        if (same_word(r->visited[i].refused, r->visited[first].refused))
            fprintf(out, " %s", r->visited[i].scope->name);
    fprintf(out, ": %s\n", r->visited[first].refused);
}

static void print_bounds(FILE *out, const struct regression *r)
{
    unsigned done = scopes_done(r);
    if (done) {
        fputs("- every state of ", out);
        put_scopes(out, r, true);
        fputs(": ", out);
        put_count(out, scope_states(r));
        fputs(" pairs of states, every move of each\n", out);
    }
    if (done < r->scopes) {
        fputs("- not to the end: ", out);
        put_scopes(out, r, false);
        fputs("\n", out);
    }
    for (unsigned i = 0; i < r->scopes; i++)
        if (*r->visited[i].refused && first_refused_so(r, i))
            put_refused(out, r, i);
    if (!r->only_scope) {
        fprintf(out, "- the corpus: %u scenarios, ", r->scenarios);
        put_count(out, r->scenario_states);
        fprintf(out, " positions; %u random plays of the whole game, ", r->plays_done);
        put_count(out, r->play_states);
        fprintf(out, " positions (seed %llu); %u of the fuzzers' seeds, ",
                (unsigned long long)r->seed, r->seeds);
        put_count(out, r->seed_states);
        fputs(" positions\n", out);
    }
    if (r->unread)
        fprintf(out, "- %u scenarios are at tables or positions that the base cannot set up\n",
                r->unread);
    if (*r->unread_words)
        fprintf(out,
                "- left out, as only one side knows them: lines of positions that begin with %s\n",
                r->unread_words);
}

/* Writes FILE (FUNCTION, FUNCTION), FILE (FUNCTION; keeps the last file in mind. */
static void put_function(FILE *out, char last[NAME_SIZE * 2], const char *file,
                         const char *function)
{
    if (!*last)
        fprintf(out, "%s (%s", file, function);
    else if (same_word(last, file))
        fprintf(out, ", %s", function);
    else
        fprintf(out, "), %s (%s", file, function);
    snprintf(last, NAME_SIZE * 2, "%s", file);
}

static void print_changed(FILE *out, const struct base *b)
{
    char last[NAME_SIZE * 2] = "", file[NAME_SIZE * 2];
    unsigned most = b->changed_count < 12 ? b->changed_count : 12;
    /* the list is sorted */
    bool others = b->changed_count && same_word(b->changed[0], "declarations");
    fprintf(out, "- changed in the sources: %s",
            others ? most > 1 ? "declarations, " : "declarations" : "");
    for (unsigned i = others; i < most; i++) {
        const char *function = strstr(b->changed[i], ": ");
        snprintf(file, sizeof file, "%.*s", function ? (int)(function - b->changed[i]) : 0,
                 b->changed[i]);
        put_function(out, last, file, function ? function + 2 : b->changed[i]);
    }
    fputs(*last ? ")" : "", out);
    fprintf(out, b->changed_count > most ? ", and %u more\n" : "\n", b->changed_count - most);
}

static void print_sources(FILE *out, const struct regression *r)
{
    if (!r->base.sources)
        return;
    print_changed(out, &r->base);
    unsigned listed = 0;
    for (unsigned i = 0; i < r->base.touched_count; i++) {
        verdict v;
        if (find_slug(r->spec, r->base.touched[i], &v) && v < MOST_MARKS && !r->exercised[v])
            fprintf(out, "%s%s",
                    listed++ ? ", " : "- changed, but never run, so nothing was compared: ",
                    r->base.touched[i]);
    }
    if (listed)
        fputs("\n", out);
}

/* ---- what is proved ---- */

static bool said_before(const struct base *b, unsigned i)
{
    for (unsigned k = 0; k < i; k++)
        if (same_word(b->proof[k].verdict, b->proof[i].verdict)
            && same_word(b->proof[k].said, b->proof[i].said))
            return true;
    return false;
}

static void print_functions(FILE *out, const struct base *b, unsigned first)
{
    char last[NAME_SIZE * 2] = "";
    for (unsigned i = first; i < b->proofs; i++)
        if (same_word(b->proof[i].verdict, b->proof[first].verdict)
            && same_word(b->proof[i].said, b->proof[first].said))
            put_function(out, last, b->proof[i].file, b->proof[i].function);
    fputs(")", out);
}

/* Prints the functions with the same verdict in one line. */
static void print_proofs(FILE *out, const struct regression *r)
{
    static const char *const words[][2] = {
        { "equal", "proved to do the same, for " },
        { "different", "shown to differ, for " },
        { "undecided", "not decided by the prover: " },
        { "not-compared", "not compared by the prover: " },
    };
    const struct base *b = &r->base;
    if (*b->not_proved)
        fprintf(out, "- not proved: %s\n", b->not_proved);
    for (unsigned w = 0; w < sizeof words / sizeof words[0]; w++)
        for (unsigned i = 0; i < b->proofs; i++) {
            if (!same_word(b->proof[i].verdict, words[w][0]) || said_before(b, i))
                continue;
            fprintf(out, "- %s%s: ", words[w][1], b->proof[i].said);
            print_functions(out, b, i);
            fputs(w == 1 && !r->changes ? "; no play that was compared shows it\n" : "\n", out);
        }
}

static bool has_clause(const struct spec *spec, const char *slug)
{
    verdict v;
    return find_slug(spec, slug, &v);
}

static void print_clauses(FILE *out, const struct regression *r)
{
    for (unsigned side = 0; side < 2; side++) {
        const struct spec *one = side ? r->base.spec : r->spec,
                          *other = side ? r->spec : r->base.spec;
        unsigned listed = 0;
        for (unsigned i = 0; i < one->clause_count; i++)
            if (!has_clause(other, one->clauses[i].slug))
                fprintf(out, "%s%s",
                        listed++ ? ", "
                        : side   ? "- clauses that are gone: "
                                 : "- new clauses: ",
                        one->clauses[i].slug);
        if (listed)
            fputs("\n", out);
    }
}

/* ---- the differences ---- */

static void put_move(FILE *out, const struct change *c)
{
    const struct witness *w = &c->best;
    bool about_move = c->kind == OTHER_MOVES || c->kind == OTHER_EFFECT || c->kind == OTHER_REASON
                   || c->kind == OTHER_ODDS;
    if (!about_move || !w->table[0])
        return;
    unsigned side = c->kind == OTHER_MOVES ? c->allowed : 0;
    char line[400] = "";
    FILE *into = fmemopen(line, sizeof line - 1, "w");
    if (!into)
        return;
    print_move(into, w->spec[side], w->table[side], w->after[side], w->contrast.move);
    fclose(into);
    line[strcspn(line, "\n")] = 0;
    fprintf(out, ": %s", line);
}

/* Prints lines that only the other side expects, as in a diff. */
static void put_then(FILE *out, const struct change *c)
{
    char *only = lines_only_in(c->text[1], c->text[0]);
    if (*only)
        fprintf(out, "Under the base instead:\n\n");
    for (const char *at = only; *at; at += strcspn(at, "\n") + 1)
        if (strncmp(at, "shows-not ", 10) && strncmp(at, "observes-not ", 13))
            fprintf(out, "    %.*s\n", (int)strcspn(at, "\n"), at);
    if (*only)
        fputs("\n", out);
    free(only);
}

static void print_change(FILE *out, const struct regression *r, const struct change *c)
{
    char room[NAME_SIZE * 3];
    const struct witness *w = &c->best;
    const char *clause = clause_named(r, c, room, sizeof room);
    verdict v;
    fprintf(out, "\n**%s, %s**", change_name(c), clause);
    put_move(out, c);
    if (find_slug(r->spec, clause, &v) && clause_of(r->spec, v))
        fprintf(out, "\n(%s) %s", clause_of(r->spec, v)->source, clause_of(r->spec, v)->statement);
    fprintf(out, "\n\n");
    if (c->reason)
        fprintf(out, "Accepted: %s\n\n", c->reason);
    if (!c->text[0])
        return;
    fprintf(out, "```scenario\n# %s", w->place);
    if (w->moves_before)
        fprintf(out, ", after %u move%s", w->moves_before, w->moves_before == 1 ? "" : "s");
    fprintf(out, "\n%s```\n\n", c->text[0]);
    put_then(out, c);
    if (!c->expectations_hold)
        fputs("(Read back, this position does not show the difference: its notation loses "
              "something.)\n\n",
              out);
    else if (!c->holds && c->kind != OTHER_TABLE)
        fputs("(The new result breaks a property: run 'quibble ask' on the scenario.)\n\n", out);
}

static void print_changed_table(FILE *out, const struct regression *r)
{
    char room[NAME_SIZE * 3];
    fputs("\n| what | clause | times | shortest in |\n|---|---|---|---|\n", out);
    for (unsigned i = 0; i < r->changes; i++) {
        const struct change *c = &r->change[i];
        fprintf(out, "| %s%s | %s%s | ", change_name(c), c->reason ? " (accepted)" : "",
                c->certain ? "" : "one of: ", clause_named(r, c, room, sizeof room));
        put_count(out, c->times);
        fprintf(out, " | %s |\n", c->best.place);
    }
}

void print_regression(FILE *out, const struct regression *r)
{
    const char *name = r->spec->game->name;
    if (!r->base.spec) {
        fprintf(out, "%s: new since %s: nothing to compare it with\n", name, r->base.name);
        return;
    }
    if (r->base.same) {
        fprintf(out,
                "%s: the same program as %s apart from marks and comments: nothing to compare\n",
                name, r->base.name);
        return;
    }
    struct sums s = sums_of(r);
    if (r->changes) {
        fprintf(out, "### %s: different from %s\n\n", name, r->base.name);
        put_count(out, s.legal);
        fputs(" newly legal, ", out);
        put_count(out, s.refused);
        fputs(" newly refused, ", out);
        put_count(out, s.outcome);
        fprintf(out, " changed outcomes; %u kind%s of difference, %u accepted\n", r->changes,
                r->changes == 1 ? "" : "s", s.accepted);
        print_changed_table(out, r);
    } else if (base_proved_same(&r->base)) {
        fprintf(out, "%s: proved the same as %s: each function that was changed does the same\n",
                name, r->base.name);
    } else {
        fprintf(out, "%s: no difference from %s was found\n", name, r->base.name);
    }
    fprintf(out, r->changes ? "\nCompared, in %.1f s:\n\n" : "  compared, in %.1f s:\n",
            r->seconds);
    print_bounds(out, r);
    print_sources(out, r);
    print_proofs(out, r);
    print_clauses(out, r);
    for (unsigned i = 0; i < r->changes; i++)
        print_change(out, r, &r->change[i]);
}

/* ---- for programs ---- */

static void json_changes(struct json *j, const struct regression *r)
{
    char room[NAME_SIZE * 3];
    json_open(j, "changes", '[');
    for (unsigned i = 0; i < r->changes; i++) {
        const struct change *c = &r->change[i];
        json_open(j, NULL, '{');
        json_string(j, "kind", change_name(c));
        json_string(j, "clause", clause_named(r, c, room, sizeof room));
        json_bool(j, "certain", c->certain);
        json_number(j, "times", c->times);
        json_string(j, "place", c->best.place);
        json_number(j, "moves_before", c->best.moves_before);
        json_string(j, "accepted", c->reason);
        json_string(j, "scenario", c->text[0]);
        json_string(j, "scenario_of_base", c->text[1]);
        json_bool(j, "shows_it", c->expectations_hold);
        json_bool(j, "holds", c->holds);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_list(struct json *j, const char *key, char *const *list, unsigned count)
{
    json_open(j, key, '[');
    for (unsigned i = 0; i < count; i++)
        json_string(j, NULL, list[i]);
    json_close(j, ']');
}

static void json_proofs(struct json *j, const struct base *b)
{
    json_bool(j, "proved_same", base_proved_same(b));
    json_string(j, "not_proved", *b->not_proved ? b->not_proved : NULL);
    json_open(j, "proofs", '[');
    for (unsigned i = 0; i < b->proofs; i++) {
        json_open(j, NULL, '{');
        json_string(j, "function", b->proof[i].function);
        json_string(j, "file", b->proof[i].file);
        json_string(j, "verdict", b->proof[i].verdict);
        json_string(j, "said", b->proof[i].said);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void regression_as_json(FILE *out, const struct regression *r)
{
    struct json j;
    struct sums s = sums_of(r);
    json_begin(&j, out, "regress");
    json_string(&j, "game", r->spec->game->name);
    json_string(&j, "base", r->base.name);
    json_bool(&j, "new", !r->base.spec);
    json_bool(&j, "same_program", r->base.same);
    json_bool(&j, "different", is_different(r));
    json_number(&j, "newly_legal", s.legal);
    json_number(&j, "newly_refused", s.refused);
    json_number(&j, "changed_outcome", s.outcome);
    json_list(&j, "changed", r->base.changed, r->base.changed_count);
    json_list(&j, "touched_clauses", r->base.touched, r->base.touched_count);
    json_proofs(&j, &r->base);
    json_open(&j, "scopes", '[');
    for (unsigned i = 0; i < r->scopes; i++) {
        json_open(&j, NULL, '{');
        json_string(&j, "scope", r->visited[i].scope->name);
        json_bool(&j, "whole", r->visited[i].end == NO_DIFFERENCE);
        json_number(&j, "states", r->visited[i].states);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_number(&j, "scenarios", r->scenarios);
    json_number(&j, "scenario_states", r->scenario_states);
    json_number(&j, "plays", r->plays_done);
    json_number(&j, "play_states", r->play_states);
    json_number(&j, "fuzz_seeds", r->seeds);
    json_number(&j, "fuzz_seed_states", r->seed_states);
    json_number(&j, "seed", r->seed);
    json_changes(&j, r);
    json_real(&j, "seconds", r->seconds);
    json_end(&j);
}
