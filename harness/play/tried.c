/* Records for which clauses a port was compared with the rules. */
#include "harness/play/tried.h"
#include "harness/core/marks.h"
#include "harness/system/json.h"
#include "spec/spec.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

void tried_note_marks(struct tried *t, const struct spec *spec)
{
    for (unsigned i = 0; i < spec->clause_count; i++)
        t->carried_out[i] |= marks_of((verdict)(FIRST_CLAUSE + i)) > 0;
}

void tried_note_refusal(struct tried *t, const struct spec *spec, const void *table,
                        const void *state, struct move m)
{
    verdict v = spec->game->refusal(table, state, m);
    if (v < FIRST_CLAUSE)
        return;
    t->cited[v - FIRST_CLAUSE] = t->forbade[v - FIRST_CLAUSE] = true;
    for (unsigned i = 0; i < spec->forbids_count; i++) {
        bool *forbade = &t->forbade[spec->forbids[i].clause - FIRST_CLAUSE];
        *forbade = *forbade || spec->forbids[i].applies(table, state, m);
    }
}

bool is_new_refusal(const struct tried *t, verdict v)
{
    return v >= FIRST_CLAUSE && !t->cited[v - FIRST_CLAUSE];
}

static bool judges_tables(const struct spec *spec, unsigned clause)
{
    for (unsigned i = 0; i < spec->property_count; i++)
        if (spec->properties[i].kind == OF_TABLE
            && spec->properties[i].clause == FIRST_CLAUSE + clause)
            return true;
    return false;
}

static bool forbids_moves(const struct spec *spec, unsigned clause)
{
    for (unsigned i = 0; i < spec->forbids_count; i++)
        if (spec->forbids[i].clause == FIRST_CLAUSE + clause)
            return true;
    return false;
}

enum untried { WAS_TRIED, NEVER_FORBADE, NEVER_CARRIED_OUT };

static enum untried untried(const struct tried *t, const struct spec *spec, unsigned clause)
{
    if (spec->clauses[clause].clause->inert)
        return WAS_TRIED;
    if (forbids_moves(spec, clause))
        return t->forbade[clause] ? WAS_TRIED : NEVER_FORBADE;
    return t->carried_out[clause] || judges_tables(spec, clause) ? WAS_TRIED : NEVER_CARRIED_OUT;
}

static unsigned count_of(const struct tried *t, const struct spec *spec, enum untried kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < spec->clause_count; i++)
        count += untried(t, spec, i) == kind;
    return count;
}

unsigned untried_count(const struct tried *t, const struct spec *spec)
{
    return count_of(t, spec, NEVER_FORBADE) + count_of(t, spec, NEVER_CARRIED_OUT);
}

static void print_kind(const struct tried *t, const struct spec *spec, enum untried kind,
                       const char *what, FILE *out)
{
    enum { WIDTH = 96 };
    size_t column = WIDTH;
    if (!count_of(t, spec, kind))
        return;
    fprintf(out, "    %s:", what);
    for (unsigned i = 0; i < spec->clause_count; i++) {
        const char *slug = spec->clauses[i].slug;
        if (untried(t, spec, i) != kind)
            continue;
        bool breaks = column + strlen(slug) >= WIDTH;
        column = (breaks ? 6 : column) + strlen(slug) + 1;
        fprintf(out, "%s%s", breaks ? "\n      " : " ", slug);
    }
    fprintf(out, "\n");
}

void print_untried(const struct tried *t, const struct spec *spec, FILE *out)
{
    unsigned count = untried_count(t, spec);
    if (!count)
        return;
    fprintf(out, "  not tried: %u clauses, about which the port may be wrong\n", count);
    print_kind(t, spec, NEVER_FORBADE, "forbade no move that the port was asked about", out);
    print_kind(t, spec, NEVER_CARRIED_OUT, "carried out in no play", out);
}

void json_untried(const struct tried *t, const struct spec *spec, struct json *j)
{
    json_open(j, "untried", '[');
    for (unsigned i = 0; i < spec->clause_count; i++)
        if (untried(t, spec, i) != WAS_TRIED)
            json_string(j, NULL, spec->clauses[i].slug);
    json_close(j, ']');
}
