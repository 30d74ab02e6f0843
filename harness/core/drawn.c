/* Random tables: the whole game for each number of players, or a scope; sometimes with other
 * boards or cards on the sheet, and with up to three questions under another reading. The inputs
 * of the fuzzers choose their tables here, so replaying an input finds the same table. Random
 * plays choose their readings here, too. */
#include "harness/core/drawn.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/sheets.h"
#include "harness/core/tables.h"
#include "harness/system/memory.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

static unsigned built_readings(const struct question *q, char letter[MOST_READINGS])
{
    unsigned count = 0;
    for (unsigned i = 0; i < MOST_READINGS; i++)
        if (q->reading[i].built)
            letter[count++] = q->reading[i].letter;
    return count;
}

static void add_base(struct drawn *d, struct options *o)
{
    d->base = xrealloc(d->base, d->bases + 1, sizeof *d->base);
    d->base[d->bases++] = new_table(o, d->spec);
}

static void gather_tables(struct drawn *d)
{
    const struct game *g = d->spec->game;
    struct options o = { .verb = "fuzz" };
    for (o.players = g->fewest_players; o.players <= g->most_players; o.players++)
        add_base(d, &o);
    o.players = 0;
    for (unsigned i = 0; i < scope_count(d->spec); i++) {
        o.scope = d->spec->scopes[i].name;
        add_base(d, &o);
    }
}

static void gather_questions(struct drawn *d)
{
    char letter[MOST_READINGS];
    d->varied = xrealloc(NULL, d->spec->question_count, sizeof *d->varied);
    for (unsigned q = 0; q < d->spec->question_count; q++)
        if (built_readings(d->spec->questions[q].question, letter) > 1)
            d->varied[d->varied_count++] = q;
}

void drawn_open_readings(struct drawn *d, const struct spec *spec)
{
    *d = (struct drawn){ .spec = spec };
    gather_questions(d);
    d->trial = xrealloc(NULL, spec->game->table_size, 1);
}

void drawn_open(struct drawn *d, const struct spec *spec)
{
    drawn_open_readings(d, spec);
    gather_tables(d);
}

void drawn_settle(struct drawn *d, unsigned question)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < d->varied_count; i++)
        if (d->varied[i] != question)
            d->varied[kept++] = d->varied[i];
    d->varied_count = kept;
}

void drawn_close(struct drawn *d)
{
    for (unsigned i = 0; i < d->bases; i++)
        free(d->base[i]);
    free(d->base);
    free(d->varied);
    free(d->trial);
    *d = (struct drawn){ .spec = NULL };
}

static void change_reading(struct drawn *d, struct choice *from)
{
    char letter[MOST_READINGS];
    unsigned q = d->varied[choose(from, d->varied_count)];
    unsigned count = built_readings(d->spec->questions[q].question, letter);
    ((struct table *)d->trial)->reading[q] = (uint8_t)letter[choose(from, count)];
}

/* Not every combination of readings makes a valid table: then the table is left unchanged. */
void drawn_readings(struct drawn *d, struct choice *from, void *table)
{
    size_t size = d->spec->game->table_size;
    unsigned changes = d->varied_count ? choose(from, 4) : 0;
    if (!changes)
        return;
    memcpy(d->trial, table, size);
    while (changes--)
        change_reading(d, from);
    d->spec->game->seal(d->trial);
    if (!excluded_readings(d->spec, d->trial) && d->spec->game->table_refusal(d->trial) == LEGAL)
        memcpy(table, d->trial, size);
}

/* A number beyond the bases selects a table with a changed sheet. So old seeds keep their
 * tables. */
void drawn_table(struct drawn *d, struct choice *from, void *table)
{
    unsigned base = choose(from, d->bases + (d->bases + 2) / 3);
    bool changed = base >= d->bases;
    if (changed)
        base = choose(from, d->bases);
    memcpy(table, d->base[base], d->spec->game->table_size);
    if (changed)
        another_sheet(d->spec, table, from);
    drawn_readings(d, from, table);
}
