/* quibble clauses GAME SLUG: prints one clause with its text, the questions that it raises,
 * where it is stated and carried out, and its properties, proofs and scenarios. */
#include "harness/cli/entry.h"
#include "harness/core/games.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"

#include <stdio.h>
#include <string.h>

static unsigned find_entry(const struct spec *spec, const char *slug)
{
    struct nearest near = { .wanted = slug };
    for (unsigned i = 0; i < spec->clause_count; i++) {
        if (same_word(spec->clauses[i].slug, slug))
            return i;
        nearest_of(&near, spec->clauses[i].slug);
    }
    fail(WRONG_CALL, "found clause '%s'%s, expected one that 'quibble clauses %s' lists", slug,
         nearest_hint(&near), spec->game->name);
}

/* A clause raises the questions that follow it in spec/. */
static bool raises(const struct spec *spec, unsigned entry, const struct indexed_question *q)
{
    unsigned owner = spec->clause_count;
    for (unsigned i = 0; i < spec->clause_count; i++)
        if (same_word(spec->clauses[i].file, q->file) && spec->clauses[i].line < q->line
            && (owner == spec->clause_count || spec->clauses[i].line > spec->clauses[owner].line))
            owner = i;
    return owner == entry;
}

static bool contradicted(const struct question *q, const char *slug)
{
    bool any = false;
    for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++)
        any = any || (q->reading[r].contradicts && same_word(q->reading[r].contradicts, slug));
    return any;
}

static void print_readings(const struct spec *spec, unsigned entry)
{
    char id[NAME_SIZE];
    for (unsigned i = 0; i < spec->question_count; i++) {
        const struct question *q = spec->questions[i].question;
        bool here = raises(spec, entry, &spec->questions[i]);
        if (!here && !contradicted(q, spec->clauses[entry].slug))
            continue;
        printf("  %-9s %s  %s\n", here ? "raises" : "settles", question_id(spec, i, id), q->asks);
        for (unsigned r = 0; r < MOST_READINGS && q->reading[r].letter; r++)
            printf("            %c %c  %s\n", q->reading[r].letter == q->standard ? '*' : ' ',
                   q->reading[r].letter, q->reading[r].means);
    }
}

static void json_readings(struct json *j, const struct spec *spec, unsigned entry)
{
    char id[NAME_SIZE];
    json_open(j, "questions", '[');
    for (unsigned i = 0; i < spec->question_count; i++)
        if (raises(spec, entry, &spec->questions[i])
            || contradicted(spec->questions[i].question, spec->clauses[entry].slug))
            json_string(j, NULL, question_id(spec, i, id));
    json_close(j, ']');
}

static void forbids_of(const struct spec *spec, unsigned entry, struct json *j)
{
    verdict clause;
    if (!find_slug(spec, spec->clauses[entry].slug, &clause))
        return;
    for (unsigned i = 0; i < spec->forbids_count; i++) {
        const struct indexed_forbids *f = &spec->forbids[i];
        char place[300];
        if (f->clause != clause)
            continue;
        snprintf(place, sizeof place, "%.200s:%d", f->file, f->line);
        if (j)
            json_string(j, NULL, place);
        else
            printf("  %-9s %s\n", "FORBIDS", place);
    }
}

static void print_entry(const struct survey *s, unsigned entry)
{
    const struct clause *c = s->spec->clauses[entry].clause;
    const struct surveyed *e = &s->entry[entry];
    printf("%s: %s\n  %s\n", s->spec->game->name, s->spec->clauses[entry].slug, c->statement);
    printf("  heading   %s\n  kind      %s, %s\n", c->source, clause_kinds[c->kind],
           clause_statuses[c->status]);
    if (c->inert)
        printf("  inert     %s\n", c->inert);
    printf("  stated    %s:%d\n", s->spec->clauses[entry].file, s->spec->clauses[entry].line);
    print_readings(s->spec, entry);
    forbids_of(s->spec, entry, NULL);
    print_places("rules", &e->marks);
    print_places("property", &e->properties);
    print_places("proof", &e->proofs);
    print_places("scenario", &e->tests); /* this includes those that are findings */
}

static void json_entry(const struct survey *s, unsigned entry)
{
    struct json j;
    json_begin(&j, stdout, "clauses");
    json_string(&j, "game", s->spec->game->name);
    json_open(&j, "clauses", '[');
    json_open(&j, NULL, '{');
    json_clause(&j, s, entry);
    json_readings(&j, s->spec, entry);
    json_open(&j, "forbids", '[');
    forbids_of(s->spec, entry, &j);
    json_close(&j, ']');
    json_close(&j, '}');
    json_close(&j, ']');
    json_end(&j);
}

void show_clause(const struct survey *s, const char *slug, bool as_json)
{
    unsigned entry = find_entry(s->spec, slug);
    if (as_json)
        json_entry(s, entry);
    else
        print_entry(s, entry);
}
