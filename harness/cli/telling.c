/* What ask and play tell of a move: why it is refused, and what followed from it. */
#include "harness/cli/telling.h"
#include "harness/core/games.h"
#include "harness/core/reasons.h"
#include "harness/report/translation.h"
#include "harness/system/json.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>

enum { SENTENCE_ROOM = 1000 };

/* ---- languages ---- */

void voice_for(struct voice *v, const struct spec *spec)
{
    struct complaint why;
    if (!v->lang || v->tongue.spec == spec)
        return;
    voice_close(v);
    if (!tongue_open(&v->tongue, spec, v->lang, &why))
        fail(WRONG_CALL, "%s", why.text);
}

void voice_close(struct voice *v)
{
    if (v->tongue.spec)
        tongue_close(&v->tongue);
}

static bool is_open(const struct voice *v, const struct spec *spec)
{
    return v->tongue.spec == spec;
}

static const char *statement(const struct voice *v, const struct spec *spec, verdict clause)
{
    return is_open(v, spec) ? say_clause(&v->tongue, clause) : clause_of(spec, clause)->statement;
}

/* ---- refusals ---- */

/* Empty: the game does not say it, and the clause's statement has to do. */
static const char *here(const struct voice *v, const struct told *t, const struct reason *r,
                        char room[SENTENCE_ROOM])
{
    struct text out = { room, room + SENTENCE_ROOM, false };
    *room = 0;
    if (r->forbids)
        write_sentence(t->spec,
                       is_open(v, t->spec) ? say_reason_here(&v->tongue, r)
                                           : reason_here(t->spec, r),
                       t->table, t->state, t->move, &out);
    return room;
}

static void tell_reason(FILE *out, const char *word, const struct voice *v, const struct told *t,
                        const struct reason *r)
{
    char room[SENTENCE_ROOM];
    const char *sentence = here(v, t, r, room);
    fprintf(out, "  %-7s  %s (%s)%s%s\n", word, slug_of(t->spec, r->clause),
            clause_of(t->spec, r->clause)->source, *sentence ? ": " : "", sentence);
}

void tell_refusal(FILE *out, const struct voice *v, const struct told *t, const struct reasons *why)
{
    for (unsigned i = 0; i < why->count; i++) {
        tell_reason(out, i == 0 ? "refused" : i == 1 ? "also by" : "", v, t, &why->by[i]);
        if (i == 0)
            fprintf(out, "           %s\n", statement(v, t->spec, why->by[i].clause));
    }
}

void json_reasons(struct json *j, const struct voice *v, const struct told *t,
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
        json_string(j, "here", r->forbids ? here(v, t, r, room) : NULL);
        json_close(j, '}');
    }
    json_close(j, ']');
}
