/* Finds the FORBIDS and the properties of steps that concern a move. Each thread sorts those of
 * a game by kind of move once, because most of them concern few kinds. */
#include "harness/core/forbids.h"
#include "harness/core/games.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "spec/spec.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { KINDS = 65 }; /* the last one: for kinds that no game has */

static _Thread_local struct {
    struct spec spec; /* a copy: narrowed specs are created and freed at the same address */
    const struct indexed_forbids **forbids;
    const struct indexed_property **property;
    unsigned first_forbids[KINDS + 1], first_property[KINDS + 1];
} by_kind;

void forget_kinds(void)
{
    free(by_kind.forbids);
    free(by_kind.property);
    memset(&by_kind, 0, sizeof by_kind);
}

static unsigned sort_forbids(const struct spec *spec, unsigned kind, unsigned at)
{
    by_kind.first_forbids[kind] = at;
    for (unsigned i = 0; i < spec->forbids_count; i++)
        if (concerns(spec->forbids[i].forbids->kinds, kind))
            by_kind.forbids[at++] = &spec->forbids[i];
    return at;
}

static unsigned sort_properties(const struct spec *spec, unsigned kind, unsigned at)
{
    by_kind.first_property[kind] = at;
    for (unsigned i = 0; i < spec->property_count; i++) {
        const struct indexed_property *p = &spec->properties[i];
        if (p->kind == OF_STEP && (!p->kinds || concerns(*p->kinds, kind)))
            by_kind.property[at++] = p;
    }
    return at;
}

static void sort_by_kind(const struct spec *spec)
{
    const struct spec *is = &by_kind.spec;
    if (is->game == spec->game && is->properties == spec->properties
        && is->property_count == spec->property_count && is->forbids == spec->forbids)
        return;
    forget_kinds();
    by_kind.forbids =
        xrealloc(NULL, KINDS * ((size_t)spec->forbids_count + 1), sizeof *by_kind.forbids);
    by_kind.property =
        xrealloc(NULL, KINDS * ((size_t)spec->property_count + 1), sizeof *by_kind.property);
    unsigned forbids = 0, properties = 0;
    for (unsigned kind = 0; kind < KINDS; kind++) {
        forbids = sort_forbids(spec, kind, forbids);
        properties = sort_properties(spec, kind, properties);
    }
    by_kind.first_forbids[KINDS] = forbids;
    by_kind.first_property[KINDS] = properties;
    by_kind.spec = *spec;
}

static unsigned row_of(unsigned kind)
{
    return kind < KINDS - 1 ? kind : KINDS - 1;
}

struct concerned concerned_by(const struct spec *spec, unsigned kind)
{
    sort_by_kind(spec);
    unsigned row = row_of(kind), first = by_kind.first_property[row];
    return (struct concerned){ by_kind.first_property[row + 1] - first, by_kind.property + first };
}

/* The next FORBIDS from index 'at' of the list on that forbids the move; returns its index, or
 * the length of the list. */
static unsigned next_forbidding(unsigned at, const void *table, const void *state, struct move m)
{
    unsigned end = by_kind.first_forbids[row_of(m.kind) + 1];
    while (at < end && !by_kind.forbids[at]->applies(table, state, m))
        at++;
    return at;
}

const struct indexed_forbids *first_forbidding(const struct spec *spec, const void *table,
                                               const void *state, struct move m)
{
    sort_by_kind(spec);
    unsigned row = row_of(m.kind);
    unsigned at = next_forbidding(by_kind.first_forbids[row], table, state, m);
    return at < by_kind.first_forbids[row + 1] ? by_kind.forbids[at] : NULL;
}

/* ---- tallies ---- */

static struct forbids_tally gathered[MOST_FORBIDS];
static _Thread_local struct forbids_tally own[MOST_FORBIDS];

const struct indexed_forbids *tally_first_forbidding(const struct spec *spec, const void *table,
                                                     const void *state, struct move m)
{
    sort_by_kind(spec);
    unsigned row = row_of(m.kind), end = by_kind.first_forbids[row + 1];
    unsigned at = next_forbidding(by_kind.first_forbids[row], table, state, m);
    if (at == end)
        return NULL;
    const struct indexed_forbids *first = by_kind.forbids[at];
    struct forbids_tally *t = &own[(first - spec->forbids) % MOST_FORBIDS];
    t->cited++;
    t->alone = t->alone || next_forbidding(at + 1, table, state, m) == end;
    return first;
}

struct forbids_tally forbids_tally_of(unsigned index)
{
    struct forbids_tally a = gathered[index % MOST_FORBIDS], b = own[index % MOST_FORBIDS];
    return (struct forbids_tally){ a.cited + b.cited, a.alone || b.alone };
}

void gather_tallies(void)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    for (unsigned i = 0; i < MOST_FORBIDS; i++)
        gathered[i] = forbids_tally_of(i);
    pthread_mutex_unlock(&lock);
    memset(own, 0, sizeof own);
}

void reset_tallies(void)
{
    memset(gathered, 0, sizeof gathered);
    memset(own, 0, sizeof own);
}

void json_forbids(struct json *j, const struct spec *spec)
{
    json_open(j, "forbids", '[');
    for (unsigned i = 0; i < spec->forbids_count; i++) {
        struct forbids_tally t = forbids_tally_of(i);
        json_open(j, NULL, '{');
        json_string(j, "name", spec->forbids[i].name);
        json_string(j, "clause", slug_of(spec, spec->forbids[i].clause));
        json_number(j, "cited", t.cited);
        json_bool(j, "alone", t.alone);
        json_close(j, '}');
    }
    json_close(j, ']');
}
