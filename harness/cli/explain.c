/* Prints what ask and play say about a move: why it is refused, or what followed from it. */
#include "harness/cli/explain.h"
#include "harness/core/explain/followed.h"
#include "harness/core/games.h"
#include "harness/core/explain/reasons.h"
#include "harness/report/phrases/phrases.h"
#include "harness/report/sentences.h"
#include "harness/report/translation.h"
#include "harness/system/json.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <string.h>

enum { SENTENCE_ROOM = 1000 };

/* ---- languages ---- */

void explainer_open(struct explainer *v, const struct spec *spec)
{
    struct complaint why;
    if (!v->lang || v->translation.spec == spec)
        return;
    explainer_close(v);
    if (!translation_open(&v->translation, spec, v->lang, &why))
        fail(WRONG_CALL, "%s", why.text);
}

void explainer_close(struct explainer *v)
{
    if (v->translation.spec)
        translation_close(&v->translation);
}

static bool is_open(const struct explainer *v, const struct spec *spec)
{
    return spec && v->translation.spec == spec;
}

static const char *statement(const struct explainer *v, const struct spec *spec, verdict clause)
{
    return is_open(v, spec) ? clause_text(&v->translation, clause)
                            : clause_of(spec, clause)->statement;
}

const char *label_word(const struct explainer *v, const struct spec *spec, enum phrase_id label)
{
    return is_open(v, spec) ? phrase_text(&v->translation, label) : phrases_en[label];
}

const char *label_text(const struct explainer *v, const struct spec *spec, const char *word,
                       char room[LABEL_SIZE])
{
    bool english = !is_open(v, spec) || same_word(v->translation.language, "en");
    snprintf(room, LABEL_SIZE, "  %-*s  ", english ? 7 : 10, word);
    return room;
}

/* ---- refusals ---- */

/* Writes what is wrong in this position; "" if the game has no sentence for it. */
static const char *here(const struct explainer *v, const struct situation *t,
                        const struct reason *r, char room[SENTENCE_ROOM])
{
    char written[SENTENCE_ROOM] = "";
    struct text out = { room, room + SENTENCE_ROOM, false },
                in = { written, written + sizeof written, false };
    bool open = is_open(v, t->spec);
    *room = 0;
    if (r->forbids)
        write_sentence(t->spec,
                       open ? reason_text_here(&v->translation, r) : reason_here(t->spec, r),
                       t->table, t->state, t->move, open ? &in : &out);
    put_with_words(&v->translation, written, &out);
    return room;
}

static void print_reason(FILE *out, const char *word, const struct explainer *v,
                         const struct situation *t, const struct reason *r)
{
    char room[SENTENCE_ROOM], label[LABEL_SIZE];
    const char *sentence = here(v, t, r, room);
    fprintf(out, "%s%s (%s)%s%s\n", label_text(v, t->spec, word, label),
            slug_of(t->spec, r->clause), clause_of(t->spec, r->clause)->source,
            *sentence ? ": " : "", sentence);
}

void print_refusal(FILE *out, const struct explainer *v, const struct situation *t,
                   const struct reasons *why)
{
    char label[LABEL_SIZE];
    for (unsigned i = 0; i < why->count; i++) {
        const char *word =
            i > 1 ? "" : label_word(v, t->spec, i ? P_LABEL_ALSO_BY : P_LABEL_REFUSED);
        print_reason(out, word, v, t, &why->by[i]);
        if (i == 0)
            fprintf(out, "%s%s\n", label_text(v, t->spec, "", label),
                    statement(v, t->spec, why->by[i].clause));
    }
}

/* ---- what followed ---- */

static void follow_situation(const struct explainer *v, const struct situation *t,
                             struct followed *f)
{
    bool open = is_open(v, t->spec);
    struct change_words changes = open ? change_phrases(&v->translation) : plain_changes;
    struct next_words next = open ? next_phrases(&v->translation) : plain_next;
    follow(t->spec, t->table, t->state, t->move, &changes, &next, f);
}

/* Prints the label before the first line only. */
static void print_lines(FILE *out, const struct explainer *v, const struct spec *spec,
                        const char *word, char *lines)
{
    char *rest = NULL, label[LABEL_SIZE];
    for (char *line = strtok_r(lines, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        fprintf(out, "%s%s\n", label_text(v, spec, word, label), line);
        word = "";
    }
}

/* Prints each clause with its statement the first time; clauses that were explained before share
 * a line. */
static void print_clauses(FILE *out, struct explainer *v, const struct spec *spec,
                          const struct carried *by)
{
    unsigned column = 0;
    char label[LABEL_SIZE];
    const char *word = label_word(v, spec, P_LABEL_BY);
    for (unsigned i = 0; i < by->count; i++) {
        const char *slug = slug_of(spec, by->clause[i]);
        bool *explained = &v->explained[by->clause[i]];
        bool breaks = !*explained || column + strlen(slug) > 90;
        if (column)
            fputs(breaks ? ",\n" : ", ", out);
        if (!column || breaks) {
            fputs(label_text(v, spec, word, label), out);
            column = 0;
            word = "";
        }
        fputs(slug, out);
        column += (unsigned)strlen(slug) + 2;
        if (!*explained) {
            fprintf(out, ": %s\n", statement(v, spec, by->clause[i]));
            column = 0;
        }
        *explained = true;
    }
    fputs(column ? "\n" : "", out);
}

void print_followed(FILE *out, struct explainer *v, const struct situation *t, bool clauses)
{
    struct followed f;
    follow_situation(v, t, &f);
    const char *legal = label_word(v, t->spec, P_LABEL_LEGAL);
    if (*f.changes)
        print_lines(out, v, t->spec, legal, f.changes);
    else
        fprintf(out, "  %s\n", legal);
    print_lines(out, v, t->spec, label_word(v, t->spec, P_LABEL_NOW), f.next);
    if (clauses)
        print_clauses(out, v, t->spec, &f.by);
    followed_free(&f);
}

void json_followed(struct json *j, const struct explainer *v, const struct situation *t)
{
    struct followed f;
    char *rest = NULL;
    follow_situation(v, t, &f);
    json_open(j, "carried_out", '[');
    for (unsigned i = 0; i < f.by.count; i++)
        json_string(j, NULL, slug_of(t->spec, f.by.clause[i]));
    json_close(j, ']');
    json_open(j, "changes", '[');
    for (char *line = strtok_r(f.changes, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
        json_string(j, NULL, line);
    json_close(j, ']');
    json_string(j, "next", f.next);
    followed_free(&f);
}

void json_reasons(struct json *j, const struct explainer *v, const struct situation *t,
                  const struct reasons *why)
{
    char room[SENTENCE_ROOM];
    json_open(j, "forbidden_by", '[');
    for (unsigned i = 0; i < why->count; i++) {
        const struct reason *r = &why->by[i];
        json_open(j, NULL, '{');
        json_string(j, "clause", slug_of(t->spec, r->clause));
        json_string(j, "source", clause_of(t->spec, r->clause)->source);
        json_string(j, "statement", statement(v, t->spec, r->clause));
        json_string(j, "forbids", r->forbids ? r->forbids->name : NULL);
        json_string(j, "here", r->forbids ? here(v, t, r, room) : NULL);
        json_close(j, '}');
    }
    json_close(j, ']');
}
