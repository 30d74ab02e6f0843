/* The verbs games, clauses, questions and scopes: lists. */
#include "harness/cli/entry.h"
#include "harness/cli/verbs.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/survey.h"
#include "harness/explore/report.h"
#include "harness/report/results.h"
#include "harness/report/translation.h"
#include "harness/scenario/rulings.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>

/* ---- clauses ---- */

const char *const clause_kinds[] = { "definition", "setup",       "legality",     "effect",
                                     "turn-order", "information", "end",          "score",
                                     "variant",    "permission",  "intended-draw" };
const char *const clause_statuses[] = { "explicit", "implied", "ambiguous", "silent" };

void json_places(struct json *j, const char *key, const struct places *p)
{
    json_open(j, key, '[');
    for (unsigned i = 0; i < p->count; i++)
        json_string(j, NULL, p->place[i]);
    json_close(j, ']');
}

/* The parts of a clause that both the list and a single clause print. */
void json_clause(struct json *j, const struct survey *s, unsigned entry)
{
    const struct clause *c = s->spec->clauses[entry].clause;
    const struct surveyed *e = &s->entry[entry];
    json_string(j, "slug", s->spec->clauses[entry].slug);
    json_string(j, "kind", clause_kinds[c->kind]);
    json_string(j, "status", clause_statuses[c->status]);
    json_string(j, "source", c->source);
    json_string(j, "statement", c->statement);
    json_string(j, "inert", c->inert);
    json_places(j, "marks", &e->marks);
    json_places(j, "properties", &e->properties);
    json_places(j, "tests", &e->tests);
    json_places(j, "proofs", &e->proofs);
}

static void json_clauses(const struct survey *s)
{
    struct json j;
    json_begin(&j, stdout, "clauses");
    json_string(&j, "game", s->spec->game->name);
    json_open(&j, "clauses", '[');
    for (unsigned i = 0; i < s->spec->clause_count; i++) {
        json_open(&j, NULL, '{');
        json_clause(&j, s, i);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_end(&j);
}

void print_places(const char *what, const struct places *p)
{
    for (unsigned i = 0; i < p->count; i++)
        printf("      %-9s %s\n", i ? "" : what, p->place[i]);
}

static void print_clauses(const struct survey *s, bool verbose)
{
    printf("%s: %s\n%-34s %-11s %-9s marks props tests proofs  source\n", s->spec->game->name,
           s->spec->game->title, "clause", "kind", "status");
    for (unsigned i = 0; i < s->spec->clause_count; i++) {
        const struct clause *c = s->spec->clauses[i].clause;
        const struct surveyed *e = &s->entry[i];
        printf("%-34s %-11s %-9s %5u %5u %5u %6u  %s%s\n", s->spec->clauses[i].slug,
               clause_kinds[c->kind], clause_statuses[c->status], e->marks.count,
               e->properties.count, e->tests.count, e->proofs.count, c->source,
               c->inert ? " (inert)" : "");
        if (!verbose)
            continue;
        printf("      %s\n", c->statement);
        if (c->inert)
            printf("      inert: %s\n", c->inert);
        print_places("marks", &e->marks);
        print_places("property", &e->properties);
        print_places("tests", &e->tests);
        print_places("proofs", &e->proofs);
    }
}

int verb_clauses(const struct options *o)
{
    struct survey s;
    survey_open(&s, find_game(o->game));
    if (o->rest_count)
        show_clause(&s, o->rest[0], o->json);
    else if (o->json)
        json_clauses(&s);
    else
        print_clauses(&s, o->verbose);
    survey_close(&s);
    return HELD;
}

/* ---- questions ---- */

enum { ALL_QUESTIONS = UINT16_MAX };

/* Returns the index of the question with this id, such as q-slug. */
static unsigned question_named(const struct spec *spec, const char *name)
{
    char id[MAX_QUESTIONS][NAME_SIZE];
    struct nearest near = { .wanted = name };
    for (unsigned i = 0; i < spec->question_count; i++) {
        question_id(spec, i, id[i]);
        if (same_word(id[i], name))
            return i;
        nearest_of(&near, id[i]);
    }
    fail(WRONG_CALL, "found question '%s'%s, expected one that 'quibble questions %s' lists", name,
         nearest_hint(&near), spec->game->name);
}

static void json_letters(struct json *j, const char *key, const struct question *q, bool built_only)
{
    char letter[2] = "";
    json_open(j, key, '[');
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter; i++)
        if (q->reading[i].built || !built_only) {
            letter[0] = q->reading[i].letter;
            json_string(j, NULL, letter);
        }
    json_close(j, ']');
}

/* Writes why readings are listed but not built. */
static void json_unbuilt(struct json *j, const struct translation *t, unsigned question)
{
    const struct question *q = t->spec->questions[question].question;
    char letter[2] = "";
    json_open(j, "unbuilt", '[');
    for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++) {
        const struct reading *why = &q->reading[r];
        if (q->reading[r].built)
            continue;
        letter[0] = q->reading[r].letter;
        json_open(j, NULL, '{');
        json_string(j, "reading", letter);
        json_string(j, "because",
                    why->contradicts ? "contradicts"
                    : why->adds      ? "invents"
                                     : "no-effect");
        json_string(j, "clause", why->contradicts);
        json_string(j, "shown", why->shown);
        json_string(j, "adds", invented_text(t, question, r));
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_guards(struct json *j, const struct survey *s, unsigned q)
{
    const struct question *of = s->spec->questions[q].question;
    char letter[2] = "";
    json_open(j, "guards", '[');
    for (unsigned r = 0; r < MOST_READINGS && of->reading[r].letter; r++) {
        letter[0] = of->reading[r].letter;
        json_open(j, NULL, '{');
        json_string(j, "reading", letter);
        json_places(j, "scenarios", &s->guard[q][r].scenarios);
        json_places(j, "properties", &s->guard[q][r].properties);
        json_places(j, "canaries", &s->guard[q][r].canaries);
        json_bool(j, "unnoticed", s->guard[q][r].unnoticed);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void print_guards(const struct survey *s, unsigned q, unsigned r, bool verbose)
{
    const struct guards *g = &s->guard[q][r];
    const struct question *of = s->spec->questions[q].question;
    if (!of->reading[r].built || of->reading[r].letter == of->standard)
        return;
    printf("       guarded by %u scenarios, %u places in spec/, %u canaries%s\n",
           g->scenarios.count, g->properties.count, g->canaries.count,
           g->unnoticed ? "; without its scenarios no check notices if it is lost" : "");
    if (!verbose)
        return;
    print_places("scenario", &g->scenarios);
    print_places("property", &g->properties);
    print_places("canary", &g->canaries);
}

/* The reading that is in force unless the user chooses one: that of a ruling, or the standard
 * one. */
static char letter_in_force(const struct spec *spec, unsigned question, const struct rulings *given)
{
    const struct ruling *r = ruling_on(given, spec, question);
    if (r)
        return r->letter;
    return spec->questions[question].question->standard;
}

static void json_ruling(struct json *j, const struct ruling *r)
{
    char letter[2] = { r->letter, 0 };
    json_open(j, "ruling", '{');
    json_string(j, "reading", letter);
    json_string(j, "date", r->date);
    json_string(j, "source", r->source);
    json_close(j, '}');
}

static void json_questions(const struct translation *t, const struct survey *guards, unsigned only,
                           const struct rulings *given)
{
    const struct spec *spec = t->spec;
    struct json j;
    char id[NAME_SIZE], standard[2] = "";
    json_begin(&j, stdout, "questions");
    json_string(&j, "game", spec->game->name);
    json_open(&j, "questions", '[');
    for (unsigned i = 0; i < spec->question_count; i++) {
        const struct question *q = spec->questions[i].question;
        if (only != ALL_QUESTIONS && i != only)
            continue;
        standard[0] = q->standard;
        json_open(&j, NULL, '{');
        json_string(&j, "id", question_id(spec, i, id));
        json_string(&j, "asks", question_text(t, i));
        json_letters(&j, "readings", q, false);
        json_string(&j, "default", standard);
        json_letters(&j, "built", q, true);
        json_unbuilt(&j, t, i);
        json_open(&j, "means", '[');
        for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++)
            json_string(&j, NULL, reading_text(t, i, r));
        json_close(&j, ']');
        json_string(&j, "reason", q->reason ? default_reason_text(t, i) : NULL);
        json_string(&j, "wording", wording_text(t, i, q->standard));
        json_open(&j, "wordings", '[');
        for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++)
            json_string(&j, NULL, wording_text(t, i, q->reading[r].letter));
        json_close(&j, ']');
        if (ruling_on(given, spec, i))
            json_ruling(&j, ruling_on(given, spec, i));
        json_guards(&j, guards, i);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_end(&j);
}

static void print_unbuilt(const struct translation *t, unsigned question, unsigned reading)
{
    const struct reading *r = &t->spec->questions[question].question->reading[reading];
    if (r->contradicts)
        printf("       not built, it contradicts %s: %s\n", r->contradicts, r->shown);
    else if (r->adds)
        printf("       not built, the document would have to say %s\n",
               invented_text(t, question, reading));
    else if (r->shown)
        printf("       not built, it makes no difference: %s\n", r->shown);
}

static void print_ruling(const struct ruling *r)
{
    if (r)
        printf("  ruled: %c, %s, %s\n", r->letter, r->date, r->source);
}

static void print_question(const struct translation *t, const struct survey *guards, unsigned i,
                           bool verbose, const struct rulings *given)
{
    const struct spec *spec = t->spec;
    const struct question *q = spec->questions[i].question;
    char id[NAME_SIZE], letter = letter_in_force(spec, i, given);
    printf("\n%s  %s\n", question_id(spec, i, id), question_text(t, i));
    for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++) {
        printf("  %c %c  %s\n", q->reading[r].letter == letter ? '*' : ' ', q->reading[r].letter,
               reading_text(t, i, r));
        if (!q->reading[r].built)
            print_unbuilt(t, i, r);
        print_guards(guards, i, r, verbose);
    }
    print_ruling(ruling_on(given, spec, i));
    if (q->reason)
        printf(letter == q->standard ? "  why: %s\n" : "  why it is a reading of its own: %s\n",
               default_reason_text(t, i));
    if (wording_text(t, i, letter))
        printf("  next edition: %s\n", wording_text(t, i, letter));
}

static void print_questions(const struct translation *t, const struct survey *guards,
                            const struct options *o, unsigned only)
{
    const struct spec *spec = t->spec;
    printf("%s: %s (* is in force unless you choose another one)\n", spec->game->name,
           spec->game->title);
    for (unsigned i = 0; i < spec->question_count; i++)
        if (only == ALL_QUESTIONS || i == only)
            print_question(t, guards, i, o->verbose || o->rest_count, o->rulings);
}

/* With --lang, also print which texts are missing in that language. */
int verb_questions(const struct options *o)
{
    const struct spec *spec = find_game(o->game);
    const struct questions_options *own = o->own;
    struct translation t;
    if (!translation_for_verb(&t, o, own->lang))
        return HELD;
    struct survey guards;
    survey_guards(&guards, spec);
    unsigned only = o->rest_count ? question_named(spec, o->rest[0]) : ALL_QUESTIONS;
    if (o->json)
        json_questions(&t, &guards, only, o->rulings);
    else if (!o->quiet)
        print_questions(&t, &guards, o, only);
    survey_guards_close(&guards);
    unsigned missing = own->lang ? translation_missing(&t, stderr) : 0;
    translation_close(&t);
    if (spec->question_count == 0)
        return nothing_done("questions", spec->game->name,
                            "found no question, expected QUESTION(...) in %s", spec->file);
    return missing ? FOUND : HELD;
}

/* ---- scopes and games ---- */

static const char *const tiers[] = { "test", "verify", "deep" };

/* The sheet as one line: its lines, separated by semicolons. */
static void one_line(const char *sheet, char *line, size_t size)
{
    struct text out = { line, line + size, false };
    *line = 0;
    for (; *sheet; sheet++)
        if (*sheet != '\n')
            put_char(&out, *sheet);
        else if (sheet[1])
            put(&out, "; ");
}

static void json_scope(struct json *j, const struct scope *s, const char *sheet)
{
    json_open(j, NULL, '{');
    json_string(j, "name", s->name);
    json_string(j, "tier", tiers[s->tier]);
    json_string(j, "sheet", sheet);
    json_string(j, "reaches", s->reaches);
    json_number(j, "states", s->states);
    json_number(j, "terminal", s->terminal);
    json_number(j, "hung", s->hung);
    json_number(j, "reduced", s->reduced);
    json_number(j, "reduced_terminal", s->reduced_terminal);
    json_close(j, '}');
}

static void print_scope(const struct spec *spec, const struct scope *s, const char *sheet)
{
    printf("\n%s  (%s)  %s\n  sheet: %s\n  pinned: ", s->name, tiers[s->tier], s->reaches, sheet);
    if (s->states > 0 || s->reduced > 0)
        print_pins(spec, s);
    else
        printf("nothing yet\n");
}

int verb_scopes(const struct options *o)
{
    const struct spec *spec = find_game(o->game);
    struct json j;
    char sheet[2000];
    if (o->json) {
        json_begin(&j, stdout, "scopes");
        json_string(&j, "game", spec->game->name);
        json_open(&j, "scopes", '[');
    } else {
        printf("%s: %s\n", spec->game->name, spec->game->title);
    }
    for (unsigned i = 0; i < scope_count(spec); i++) {
        one_line(spec->scopes[i].sheet, sheet, sizeof sheet);
        if (o->json)
            json_scope(&j, &spec->scopes[i], sheet);
        else
            print_scope(spec, &spec->scopes[i], sheet);
    }
    if (o->json) {
        json_close(&j, ']');
        json_end(&j);
    }
    if (scope_count(spec) == 0)
        return nothing_done("scopes", spec->game->name, "found no scope, expected one in %s",
                            spec->file);
    return HELD;
}

int verb_games(const struct options *o)
{
    struct json j;
    if (o->json) {
        json_begin(&j, stdout, "games");
        json_open(&j, "games", '[');
    }
    for (unsigned i = 0; i < all_games_count; i++) {
        const struct spec *spec = all_games[i];
        const struct game *g = spec->game;
        if (!o->json) {
            printf("%-12s %u-%u players  %3u clauses  %2u questions  %2u scopes  %s\n", g->name,
                   g->fewest_players, g->most_players, spec->clause_count, spec->question_count,
                   scope_count(spec), g->title);
            continue;
        }
        json_open(&j, NULL, '{');
        json_string(&j, "name", g->name);
        json_string(&j, "title", g->title);
        json_number(&j, "fewest_players", g->fewest_players);
        json_number(&j, "most_players", g->most_players);
        json_number(&j, "clauses", spec->clause_count);
        json_number(&j, "questions", spec->question_count);
        json_number(&j, "scopes", scope_count(spec));
        json_close(&j, '}');
    }
    if (o->json) {
        json_close(&j, ']');
        json_end(&j);
    }
    return HELD;
}
