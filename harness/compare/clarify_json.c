/* Writes the result of clarify as JSON, from which the site also makes its pages: clauses and
 * questions in the page's language, the pairs of readings, and the findings. */
#include "harness/compare/clarify.h"
#include "harness/compare/clarify_page.h"
#include "harness/compare/weights.h"
#include "harness/compare/witness.h"
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/report/translation.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the document ---- */

/* "turns" of spec/GAME/turns.c */
static void json_chapter(struct json *j, const char *file)
{
    char name[NAME_SIZE];
    const char *slash = strrchr(file, '/');
    snprintf(name, sizeof name, "%s", slash ? slash + 1 : file);
    name[strcspn(name, ".")] = 0;
    json_string(j, "chapter", name);
}

static void json_clause(struct json *j, const struct translation *t, unsigned i)
{
    static const char *const status[] = { "explicit", "implied", "ambiguous", "silent" };
    const struct indexed_clause *c = &t->spec->clauses[i];
    json_open(j, NULL, '{');
    json_string(j, "slug", c->slug);
    json_chapter(j, file_of(t->spec, c->file));
    json_string(j, "source", c->clause->source);
    json_string(j, "status", status[c->clause->status]);
    json_string(j, "statement", clause_text(t, FIRST_CLAUSE + i));
    json_string(j, "inert",
                !c->clause->inert ? NULL
                : t->inert[i]     ? t->inert[i]
                                  : c->clause->inert);
    json_close(j, '}');
}

/* The clause above the question; NULL if the question is above all clauses of its chapter. */
static const char *clause_above(const struct spec *spec, const struct indexed_question *q)
{
    const struct indexed_clause *above = NULL;
    for (unsigned i = 0; i < spec->clause_count; i++) {
        const struct indexed_clause *c = &spec->clauses[i];
        if (same_word(file_of(spec, c->file), file_of(spec, q->file)) && c->line < q->line
            && (!above || c->line > above->line))
            above = c;
    }
    return above ? above->slug : NULL;
}

static void json_reading(struct json *j, const struct translation *t, unsigned question, unsigned i)
{
    const struct reading *r = &t->spec->questions[question].question->reading[i];
    json_open(j, NULL, '{');
    json_string(j, "letter", (char[]){ r->letter, 0 });
    json_bool(j, "built", r->built);
    json_string(j, "means", reading_text(t, question, i));
    json_string(j, "wording", wording_text(t, question, r->letter));
    json_string(j, "contradicts", r->contradicts);
    json_string(j, "adds", invented_text(t, question, i));
    json_close(j, '}');
}

static void json_question(struct json *j, const struct translation *t, unsigned i)
{
    char id[NAME_SIZE];
    const struct indexed_question *q = &t->spec->questions[i];
    json_open(j, NULL, '{');
    json_string(j, "id", question_id(t->spec, i, id));
    json_chapter(j, file_of(t->spec, q->file));
    json_string(j, "under", clause_above(t->spec, q));
    json_string(j, "asks", question_text(t, i));
    json_string(j, "reason", default_reason_text(t, i));
    json_string(j, "standard", (char[]){ q->question->standard, 0 });
    json_open(j, "readings", '[');
    for (unsigned k = 0; k < MOST_READINGS && q->question->reading[k].letter; k++)
        json_reading(j, t, i, k);
    json_close(j, ']');
    json_close(j, '}');
}

static void json_document(struct json *j, const struct translation *t)
{
    json_open(j, "clauses", '[');
    for (unsigned i = 0; i < t->spec->clause_count; i++)
        json_clause(j, t, i);
    json_close(j, ']');
    json_open(j, "questions", '[');
    for (unsigned i = 0; i < t->spec->question_count; i++)
        json_question(j, t, i);
    json_close(j, ']');
}

/* ---- pairs of readings ---- */

static void json_share(struct json *j, const char *key, const struct weight *w)
{
    json_open(j, key, '{');
    json_number(j, "plays", w->plays);
    json_number(j, "noticed", w->noticed);
    json_number(j, "moves", w->moves);
    json_number(j, "winner", w->winner);
    json_close(j, '}');
}

static void json_witness(struct json *j, const struct witness *w)
{
    static const char *const where[] = { "scope", "scene", "full size" };
    json_bool(j, "found", w->found);
    json_string(j, "alike_in", w->alike_in);
    json_number(j, "states", w->states);
    json_number(j, "plays", w->plays);
    if (!w->found)
        return;
    json_string(j, "kind", contrast_names[w->contrast.kind]);
    json_string(j, "where", where[w->where]);
    json_string(j, "place", w->place);
    json_string(j, "with", w->also);
    json_number(j, "moves", w->moves_before + w->moves);
    json_open(j, "scenarios", '[');
    for (unsigned side = 0; side < 2; side++) {
        char *text = witness_text(w, side);
        json_string(j, NULL, text);
        free(text);
    }
    json_close(j, ']');
}

/* The saved witness, if corpus/GAME/witnesses has one. */
static void json_kept(struct json *j, const struct clarified *c, const struct clarified_pair *p)
{
    struct complaint why;
    json_open(j, "kept", '[');
    for (unsigned side = 0; side < 2; side++) {
        char path[5200];
        size_t size;
        name_witness(path, c, p, side);
        char *text = read_file(path, MOST_SCENARIO, &size, &why);
        json_string(j, NULL, text);
        free(text);
    }
    json_close(j, ']');
}

static void json_pair(struct json *j, const struct clarified *c, const struct clarified_pair *p)
{
    char id[NAME_SIZE];
    json_open(j, NULL, '{');
    json_string(j, "question", question_id(c->spec, p->question, id));
    json_string(j, "one", (char[]){ p->letter[0], 0 });
    json_string(j, "other", (char[]){ p->letter[1], 0 });
    if (c->kept)
        json_kept(j, c, p);
    else
        json_witness(j, &p->witness);
    json_share(j, "random", &p->chance);
    json_share(j, "greedy", &p->greedy);
    json_close(j, '}');
}

/* ---- what is on record ---- */

static void json_play(struct json *j, const struct replay *r)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        return;
    write_scenario(out, &(struct record){ .spec = r->spec,
                                          .table = r->table,
                                          .position = r->position,
                                          .sketch = r->sketch,
                                          .move = r->move,
                                          .moves = r->moves });
    fclose(out);
    json_string(j, "scenario", text);
    free(text);
}

/* Its sheet and all random moves are written out, so that it needs no other file. */
/* How a finding is explained to players: its rank, from 1, and the texts; or the finding that
 * explains it, too. */
static void json_told(struct json *j, const struct translation *t, const char *file,
                      const char *text)
{
    char name[NAME_SIZE];
    name_of(file, name);
    const struct finding_text *told = finding_text(t, name);
    if (told) {
        json_open(j, "told", '{');
        json_number(j, "rank", (uint64_t)(told - t->finding) + 1);
        json_string(j, "title", told->title);
        json_string(j, "text", told->text);
        json_close(j, '}');
    }
    told_with(text, name);
    if (*name)
        json_string(j, "told_with", name);
}

static void json_record(struct json *j, const struct translation *t, const char *folder,
                        const char *name)
{
    char title[2000], path[CORPUS_FILE];
    const struct spec *spec = t->spec;
    size_t size;
    struct replay r = { 0 };
    struct scenario_result result = { 0 };
    struct complaint ignored;
    char *text = corpus_text(folder, name, path, &size);
    bool in_language = title_in(t, name, text, title, sizeof title);
    json_open(j, NULL, '{');
    json_string(j, "name", name);
    json_string(j, "title", title);
    json_bool(j, "in_language", in_language);
    json_told(j, t, name, text);
    json_string(j, "source", text);
    if (play_scenario(text, size, path, NULL, NULL, &r, &result, &ignored) && r.started
        && r.spec == spec)
        json_play(j, &r);
    json_close(j, '}');
    replay_free(&r);
    free(text);
}

static void json_room(struct json *j, const struct translation *t, const char *room)
{
    char folder[CORPUS_PATH];
    unsigned count;
    corpus_folder(folder, t->spec, room);
    char **name = corpus_names(folder, "", &count);
    json_open(j, room, '[');
    for (unsigned i = 0; i < count; i++)
        json_record(j, t, folder, name[i]);
    json_close(j, ']');
    corpus_forget(name, count);
}

static void json_components(struct json *j, const struct spec *spec)
{
    char *sheet = xrealloc(NULL, TEXT_ROOM, 1);
    struct text out = { sheet, sheet + TEXT_ROOM, false };
    void *table = xrealloc(NULL, spec->game->table_size, 1);
    json_open(j, "components", '{');
    json_open(j, "must", '[');
    for (unsigned i = 0; i < spec->property_count; i++)
        if (spec->properties[i].kind == OF_TABLE && !named_before(spec, i))
            json_string(j, NULL, slug_of(spec, spec->properties[i].clause));
    json_close(j, ']');
    *sheet = 0;
    spec->game->default_table(table, spec->game->fewest_players);
    spec->game->seal(table);
    spec->game->write_sheet(table, &out);
    json_string(j, "sheet", sheet);
    json_close(j, '}');
    free(table);
    free(sheet);
}

void clarifications_as_json(FILE *out, const struct clarified *c)
{
    struct json j;
    json_begin(&j, out, "clarify");
    json_string(&j, "game", c->spec->game->name);
    json_string(&j, "title", c->spec->game->title);
    json_string(&j, "language", c->translation->language);
    json_string(&j, "sum", c->sum);
    json_number(&j, "fewest_players", c->spec->game->fewest_players);
    json_number(&j, "most_players", c->spec->game->most_players);
    json_document(&j, c->translation);
    json_open(&j, "pairs", '[');
    for (unsigned i = 0; i < c->pairs; i++)
        json_pair(&j, c, &c->pair[i]);
    json_close(&j, ']');
    json_room(&j, c->translation, "findings");
    json_room(&j, c->translation, "examples");
    json_components(&j, c->spec);
    json_end(&j);
}
