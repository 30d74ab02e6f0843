/* Tables: games with sheets, readings and scopes applied. */
#include "harness/core/tables.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_SHEET_BYTES = 1 << 20 };

const char as_standard[] = "standard";

/* Reads a line of a sheet: one of the game, or a reading. Returns NULL, or what was expected. */
const char *apply_sheet_line(const struct spec *spec, void *table, const struct words *in,
                             struct complaint *c)
{
    if (in->count != 2 || !same_word(in->word[0], "reading"))
        return spec->game->read_sheet(table, in);
    return apply_reading(spec, table, in->word[1], c) ? NULL : c->text;
}

bool apply_sheet(const struct spec *spec, void *table, const char *text, const char *file,
                 struct complaint *c)
{
    struct lines lines;
    if (!lines_open(&lines, text, strlen(text), file, c))
        return false;
    while (next_line(&lines, c)) {
        struct complaint why;
        const char *expected = apply_sheet_line(spec, table, &lines.in, &why);
        if (expected) {
            complain(c, file, lines.number, "found '%.80s', expected %s", lines.shown, expected);
            return false;
        }
    }
    return !lines.bad;
}

/* The possible readings, for a message: "A (means), B (means)". */
static void list_readings(const struct question *q, char *list, size_t size)
{
    size_t used = 0;
    list[0] = 0;
    for (unsigned i = 0; i < MOST_READINGS && q->reading[i].letter && used < size; i++)
        if (q->reading[i].built) {
            int n = snprintf(list + used, size - used, "%s%c (%s)", used ? ", " : "",
                             q->reading[i].letter, q->reading[i].means);
            used += n > 0 ? (size_t)n : 0;
        }
}

static void unknown_question(const struct spec *spec, const char *setting, const char *slug,
                             struct complaint *c)
{
    char id[MAX_QUESTIONS][NAME_SIZE], wanted[NAME_SIZE + 4];
    snprintf(wanted, sizeof wanted, "%s%s", strncmp(slug, "q-", 2) ? "q-" : "", slug);
    const struct alias *retired = find_alias(spec, wanted);
    if (retired) {
        complain(c, "reading", 0, "found '%.80s', which %s no longer has: %s", setting,
                 spec->game->name, retired->why);
        return;
    }
    struct nearest near = { .wanted = wanted };
    for (unsigned i = 0; i < spec->question_count && i < MAX_QUESTIONS; i++)
        nearest_of(&near, question_id(spec, i, id[i]));
    complain(c, "reading", 0,
             "found '%.80s', which is no question of %s%s, expected one that "
             "'quibble questions %s' lists",
             setting, spec->game->name, nearest_hint(&near), spec->game->name);
}

bool apply_reading(const struct spec *spec, void *table, const char *setting, struct complaint *c)
{
    char slug[NAME_SIZE], id[NAME_SIZE], list[400];
    unsigned index;
    size_t length = strcspn(setting, "=");
    if (!setting[length] || length >= sizeof slug) {
        complain(c, "reading", 0, "found '%.80s', expected QUESTION=LETTER such as q-slug=B",
                 setting);
        return false;
    }
    memcpy(slug, setting, length);
    slug[length] = 0;
    if (!find_question(spec, slug, &index)) {
        unknown_question(spec, setting, slug, c);
        return false;
    }
    const struct question *q = spec->questions[index].question;
    const struct reading *r = find_reading(q, setting + length + 1);
    question_id(spec, index, id);
    list_readings(q, list, sizeof list);
    if (!r)
        complain(c, id, 0, "found reading '%.20s', expected one of %s", setting + length + 1, list);
    else if (!r->built)
        complain(c, id, 0, "reading %c (%s) is listed but not built: %s", r->letter, r->means,
                 q->reason ? q->reason : "no reason is given");
    else
        ((struct table *)table)->reading[index] = (uint8_t)r->letter;
    return r && r->built;
}

bool apply_scope(const struct spec *spec, void *table, const char *name, struct complaint *c)
{
    const struct scope *scope = find_scope(spec, name);
    char label[NAME_SIZE + 8];
    if (scope) {
        snprintf(label, sizeof label, "scope %s", scope->name);
        return apply_sheet(spec, table, scope->sheet, label, c);
    }
    char list[300] = "none (it has no scopes)";
    size_t used = 0;
    struct nearest near = { .wanted = name };
    for (unsigned i = 0; i < scope_count(spec) && used < sizeof list; i++) {
        int n = snprintf(list + used, sizeof list - used, "%s%s", used ? ", " : "",
                         spec->scopes[i].name);
        used += n > 0 ? (size_t)n : 0;
        nearest_of(&near, spec->scopes[i].name);
    }
    complain(c, spec->game->name, 0, "found scope '%.60s'%s, expected %s", name,
             nearest_hint(&near), list);
    return false;
}

bool check_players(const struct spec *spec, unsigned players, struct complaint *c)
{
    const struct game *g = spec->game;
    if (players >= g->fewest_players && players <= g->most_players)
        return true;
    if (g->fewest_players == g->most_players)
        complain(c, g->name, 0, "found %u players, expected %u", players, g->fewest_players);
    else
        complain(c, g->name, 0, "found %u players, expected %u to %u", players, g->fewest_players,
                 g->most_players);
    return false;
}

static bool readings_agree(const struct spec *spec, const void *table, const char *file,
                           struct complaint *c)
{
    char one[NAME_SIZE], other[NAME_SIZE];
    const struct exclusion *e = excluded_readings(spec, table);
    if (!e)
        return true;
    question_id(spec, e->question, one);
    question_id(spec, e->other, other);
    complain(c, file, 0,
             "found %s=%c with %s=%c, which contradict each other: %s; expected another reading of "
             "one of the two ('quibble questions %s' lists them)",
             one, e->letter, other, e->other_letter, e->why, spec->game->name);
    return false;
}

/* "between 1 and 5", "5" */
const char *say_limit(const struct limit *l, bool small, char text[LIMIT_TEXT])
{
    if (l->exact && !small)
        snprintf(text, LIMIT_TEXT, "%u", l->full);
    else if (l->least >= l->most)
        snprintf(text, LIMIT_TEXT, "%u", l->most);
    else if (l->most == UINT8_MAX)
        snprintf(text, LIMIT_TEXT, "at least %u", l->least);
    else
        snprintf(text, LIMIT_TEXT, "between %u and %u", l->least, l->most);
    return text;
}

enum { BROKEN_LIMIT = LIMIT_TEXT + 100 };

/* The number of the sheet that this clause refuses; "" if it refuses none. */
static const char *broken_limit(const struct spec *spec, const void *table, verdict v,
                                char text[BROKEN_LIMIT])
{
    bool small = ((const struct table *)table)->small;
    struct limit l;
    char allowed[LIMIT_TEXT];
    text[0] = 0;
    for (unsigned i = 0; spec->game->limit && spec->game->limit(table, i, &l); i++) {
        bool broken = l.is < l.least || l.is > l.most || (!small && l.exact && l.is != l.full);
        if (l.clause != v || !l.word || !broken)
            continue;
        snprintf(text, BROKEN_LIMIT, " (found %s %u, expected %s)", l.word, l.is,
                 say_limit(&l, small, allowed));
        return text;
    }
    return text;
}

bool seal_table(const struct spec *spec, void *table, const char *file, struct complaint *c)
{
    if (!readings_agree(spec, table, file, c))
        return false;
    spec->game->seal(table);
    verdict v = spec->game->table_refusal(table);
    const struct clause *clause = clause_of(spec, v);
    char broken[BROKEN_LIMIT];
    if (clause)
        complain(c, file, 0, "this table is refused by %s (%s): %s%s", slug_of(spec, v),
                 clause->source, clause->statement, broken_limit(spec, table, v, broken));
    else if (v != LEGAL)
        complain(c, file, 0, "this is no table of %s", spec->game->name);
    return v == LEGAL;
}

static bool says_nothing(const char *text, size_t size)
{
    struct lines *l = malloc(sizeof *l);
    struct complaint ignored;
    bool nothing =
        l && lines_open(l, text, size, NULL, &ignored) && !next_line(l, &ignored) && !l->bad;
    free(l);
    return nothing;
}

static bool apply_sheet_file(const struct spec *spec, void *table, const char *path,
                             struct complaint *c)
{
    size_t size;
    char *text = read_file(path, MOST_SHEET_BYTES, &size, c);
    if (!text)
        return false;
    bool good = strlen(text) == size;
    if (!good)
        complain(c, path, 0, "found binary garbage (a zero byte), expected a sheet in text");
    else if (says_nothing(text, size)) {
        good = false;
        complain(c, path, 0,
                 "found no line, expected lines of a sheet: 'quibble words %s' has them",
                 spec->game->name);
    }
    good = good && apply_sheet(spec, table, text, path, c);
    free(text);
    return good;
}

static bool build_table(const struct options *o, const struct spec *spec, void *table,
                        struct complaint *c)
{
    const struct game *g = spec->game;
    if (o->players && !check_players(spec, o->players, c))
        return false;
    g->default_table(table, o->players ? o->players : g->fewest_players);
    if (o->scope && !apply_scope(spec, table, o->scope, c))
        return false;
    if (o->sheet && !apply_sheet_file(spec, table, o->sheet, c))
        return false;
    unsigned players = ((struct table *)table)->players;
    if (o->players && players != o->players) {
        complain(c, g->name, 0, "found %u players, expected %u as in %s", o->players, players,
                 o->sheet ? o->sheet : o->scope);
        return false;
    }
    for (unsigned i = 0; i < o->readings; i++)
        if (!same_word(o->reading[i], as_standard) && !apply_reading(spec, table, o->reading[i], c))
            return false;
    return seal_table(spec, table, o->sheet ? o->sheet : g->name, c);
}

static void *attempt_table(const struct options *o, const struct spec *spec, struct complaint *c)
{
    void *table = calloc(1, spec->game->table_size);
    if (!table)
        fail(NO_TOOL, "out of memory for a table of %zu bytes", spec->game->table_size);
    if (build_table(o, spec, table, c))
        return table;
    free(table);
    return NULL;
}

/* A game may refuse a reading at a table, but it must accept each of its own tables. */
void *try_table(const struct options *o, const struct spec *spec, struct complaint *c)
{
    return o->readings ? attempt_table(o, spec, c) : new_table(o, spec);
}

void *new_table(const struct options *o, const struct spec *spec)
{
    struct complaint c;
    void *table = attempt_table(o, spec, &c);
    if (!table)
        fail(WRONG_CALL, "%s", c.text);
    return table;
}
