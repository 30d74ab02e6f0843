/* Why a move is refused: all clauses that forbid it, and sentences about the position. Allocates
 * nothing, because libquibble contains it. */
#include "harness/core/explain/reasons.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <string.h>

bool is_reason(const struct reasons *r, verdict clause)
{
    for (unsigned i = 0; i < r->count; i++)
        if (r->by[i].clause == clause)
            return true;
    return false;
}

static void add_reason(struct reasons *r, const struct indexed_forbids *f)
{
    for (unsigned i = 0; i < r->count; i++)
        if (r->by[i].clause == f->clause) {
            if (!r->by[i].forbids)
                r->by[i].forbids = f;
            return;
        }
    if (r->count < MOST_REASONS)
        r->by[r->count++] = (struct reason){ f->clause, f };
}

void find_reasons(const struct spec *spec, const void *table, const void *state, struct move m,
                  verdict cited, struct reasons *r)
{
    r->count = 0;
    if (cited < FIRST_CLAUSE || cited - FIRST_CLAUSE >= spec->clause_count)
        return;
    r->by[r->count++] = (struct reason){ cited, NULL };
    for (unsigned i = 0; i < spec->forbids_count; i++) {
        const struct indexed_forbids *f = &spec->forbids[i];
        if (concerns(f->forbids->kinds, m.kind) && f->applies(table, state, m))
            add_reason(r, f);
    }
}

const char *reason_here(const struct spec *spec, const struct reason *r)
{
    return r->forbids ? r->forbids->forbids->sentence
                      : spec->clauses[r->clause - FIRST_CLAUSE].clause->statement;
}

/* ---- sentences ---- */

static const char actor_word[] = "actor";

static const struct indexed_named *find_named(const struct spec *spec, const char *word)
{
    for (unsigned i = 0; i < spec->named_count; i++)
        if (!strcmp(spec->named[i].name, word))
            return &spec->named[i];
    return NULL;
}

/* Reads the word in the brackets that open here; returns what follows them. */
static const char *read_name(const char *at, char word[NAME_SIZE])
{
    size_t length = strcspn(at + 1, "}");
    size_t kept = length < NAME_SIZE - 1 ? length : NAME_SIZE - 1;
    memcpy(word, at + 1, kept);
    word[kept] = 0;
    return at[1 + length] ? at + length + 2 : at + length + 1;
}

const char *unnamed_word(const struct spec *spec, const char *sentence, char word[NAME_SIZE])
{
    while ((sentence = strchr(sentence, '{')) != NULL) {
        sentence = read_name(sentence, word);
        if (strcmp(word, actor_word) != 0 && !find_named(spec, word))
            return word;
    }
    return NULL;
}

static void write_named(const struct spec *spec, const char *word, const void *table,
                        const void *state, struct move m, struct text *out)
{
    const struct indexed_named *named = find_named(spec, word);
    if (named)
        named->write(table, state, m, out);
    else if (strcmp(word, actor_word) != 0)
        put(out, word);
    else if (m.actor == NATURE)
        put(out, "chance");
    else
        put_seat(out, m.actor);
}

void write_sentence(const struct spec *spec, const char *sentence, const void *table,
                    const void *state, struct move m, struct text *out)
{
    char word[NAME_SIZE];
    while (*sentence) {
        if (*sentence != '{') {
            put_char(out, *sentence++);
            continue;
        }
        sentence = read_name(sentence, word);
        write_named(spec, word, table, state, m, out);
    }
}

void write_reasons(const struct spec *spec, const void *table, const void *state, struct move m,
                   const struct reasons *r, struct text *out)
{
    for (unsigned i = 0; i < r->count; i++) {
        const struct indexed_clause *c = &spec->clauses[r->by[i].clause - FIRST_CLAUSE];
        put(out, i == 0 ? "" : i == 1 ? "; also by " : ", ");
        put(out, c->slug);
        if (i > 0)
            continue;
        put(out, " ("), put(out, c->clause->source), put(out, "): ");
        write_sentence(spec, reason_here(spec, &r->by[i]), table, state, m, out);
        if (r->count > 1 && out->at[-1] == '.') /* the full stop of a statement */
            *--out->at = 0;
    }
}
