/* The verb words: how moves, positions and sheets of a game are written. */
#include "harness/cli/verbs.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/scenario/vocabulary.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>

enum { ALLOWED_TEXT = 6000, PLAIN_ROOM = 300 };

/* ---- for people ---- */

static void print_phrases(const struct vocabulary *v)
{
    char plain[PLAIN_ROOM];
    puts("\nMoves: the phrase, and an example below it");
    for (unsigned i = 0; i < v->phrases; i++) {
        const struct phrase_words *p = &v->phrase[i];
        printf("\n  %s\n      %s%s\n", plain_pattern(p->pattern, plain, sizeof plain),
               *p->example ? p->example : "-", p->legal ? "" : "    (not met in random plays)");
    }
}

static void print_places(const struct line_words *l)
{
    char list[ALLOWED_TEXT];
    for (unsigned i = 0; i < l->places; i++)
        printf("      %u: %s%s\n", i + 1, allowed_there(l->place[i], list, sizeof list),
               l->repeats && i + 1 == l->places ? "; more of them may follow" : "");
    if (*l->expected)
        printf("      %sexpected: %s\n", l->places ? "then, " : "", l->expected);
}

static void print_lines(const char *title, const struct line_words *list, unsigned count)
{
    printf("\n%s\n", title);
    for (unsigned i = 0; i < count; i++) {
        printf("\n  %s\n", *list[i].example ? list[i].example : list[i].word);
        print_places(&list[i]);
    }
}

/* Of the numbers of a sheet: what they must be in the full game and in a scope, and which clause
 * says so. */
static void print_limits(const struct vocabulary *v)
{
    char full[LIMIT_TEXT], small[LIMIT_TEXT];
    struct limit l;
    const struct game *g = v->spec->game;
    puts("\nNumbers of a sheet, and the clause that limits them\n");
    for (unsigned i = 0; g->limit && g->limit(v->table, i, &l); i++)
        if (l.word)
            printf("  %s %s%s%s: %s\n", l.word, say_limit(&l, false, full),
                   l.exact ? ", in a small game " : "", l.exact ? say_limit(&l, true, small) : "",
                   slug_of(v->spec, l.clause));
}

/* ---- for programs ---- */

static void json_limits(struct json *j, const struct vocabulary *v)
{
    struct limit l;
    const struct game *g = v->spec->game;
    json_open(j, "limits", '[');
    for (unsigned i = 0; g->limit && g->limit(v->table, i, &l); i++) {
        if (!l.word)
            continue;
        json_open(j, NULL, '{');
        json_string(j, "word", l.word);
        json_string(j, "clause", slug_of(v->spec, l.clause));
        json_number(j, "least", l.exact ? l.full : l.least);
        json_number(j, "most", l.exact ? l.full : l.most);
        json_number(j, "least_in_scopes", l.least);
        json_number(j, "most_in_scopes", l.most);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_place(struct json *j, const struct misread *place)
{
    char word[NAME_SIZE];
    json_open(j, NULL, '{');
    json_string(j, "what", place->what);
    json_open(j, "words", '[');
    for (const char *from = place->room; next_allowed(&from, word);)
        json_string(j, NULL, word);
    json_close(j, ']');
    json_bool(j, "all_words", !place->full);
    json_bool(j, "number", place->number);
    json_number(j, "least", place->least);
    json_number(j, "most", place->most);
    json_bool(j, "line_may_end", place->line_end);
    json_close(j, '}');
}

static void json_lines(struct json *j, const char *key, const struct line_words *list,
                       unsigned count)
{
    json_open(j, key, '[');
    for (unsigned i = 0; i < count; i++) {
        const struct line_words *l = &list[i];
        json_open(j, NULL, '{');
        json_string(j, "word", l->word);
        json_string(j, "example", *l->example ? l->example : NULL);
        json_string(j, "expected", *l->expected ? l->expected : NULL);
        json_open(j, "places", '[');
        for (unsigned k = 0; k < l->places; k++)
            json_place(j, l->place[k]);
        json_close(j, ']');
        json_bool(j, "repeats", l->repeats);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_words(const struct vocabulary *v)
{
    struct json j;
    char plain[PLAIN_ROOM];
    json_begin(&j, stdout, "words");
    json_string(&j, "game", v->spec->game->name);
    json_open(&j, "moves", '[');
    for (unsigned i = 0; i < v->phrases; i++) {
        const struct phrase_words *p = &v->phrase[i];
        json_open(&j, NULL, '{');
        json_string(&j, "phrase", plain_pattern(p->pattern, plain, sizeof plain));
        json_string(&j, "example", *p->example ? p->example : NULL);
        json_bool(&j, "met", p->legal);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_lines(&j, "position", v->position, v->positions);
    json_lines(&j, "sheet", v->sheet, v->sheets);
    json_limits(&j, v);
    json_end(&j);
}

int verb_words(const struct options *o)
{
    const struct spec *spec = find_game(o->game);
    struct vocabulary *v = xrealloc(NULL, 1, sizeof *v);
    void *table = new_table(o, spec);
    vocabulary_open(v, spec, table);
    if (o->json) {
        json_words(v);
    } else if (!o->quiet) {
        printf("%s: %s\n", spec->game->name, spec->game->title);
        print_phrases(v);
        print_lines("Lines of a position: an example, and what may stand at each place",
                    v->position, v->positions);
        print_lines("Lines of a sheet: the same", v->sheet, v->sheets);
        print_limits(v);
    }
    vocabulary_close(v);
    free(v);
    free(table);
    return HELD;
}
