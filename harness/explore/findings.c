/* Compares the findings of an exploration with those on record (core/on_record.c). */
#include "harness/core/corpus.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/explore/explore.h"
#include "harness/explore/space.h"
#include "harness/scenario/printing.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/paths.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 2000, PATH_ROOM = 5000, MOST_OF_A_NAME = 150 };

struct judge {
    const struct spec *spec;
    const void *table;
    const void *plain; /* the table of the scope without further readings */
    const char *scope;
    const struct exploration *e;
    const struct basis *basis; /* or NULL */
    struct findings *f;
    struct complaint *c;
};

static struct finding *add_finding(struct findings *f, enum finding_kind kind,
                                   enum finding_status status)
{
    f->list = xrealloc(f->list, f->count + 1, sizeof *f->list);
    struct finding *one = &f->list[f->count++];
    *one = (struct finding){ .kind = kind, .status = status };
    return one;
}

/* ---- what is on record ---- */

static bool is_dead(const struct exploration *e, verdict clause)
{
    for (unsigned i = 0; i < e->dead_count; i++)
        if (e->dead[i] == clause)
            return true;
    return false;
}

static uint64_t kept_by_anybody(const struct exploration *e)
{
    uint64_t most = 0;
    for (unsigned p = 0; p < MAX_PLAYERS; p++)
        most = e->endless_kept[p] > most ? e->endless_kept[p] : most;
    return most;
}

static uint64_t count_of(const struct exploration *e, enum finding_kind kind)
{
    switch (kind) {
    case FOUND_DEADLOCK:        return e->deadlocks;
    case FOUND_ENDLESS:         return e->endless;
    case FOUND_ENDLESS_FORCED:  return kept_by_anybody(e);
    case FOUND_ENDLESS_CERTAIN: return e->endless_certain;
    case FOUND_TIE:             return e->ties;
    case FOUND_NO_WINNER:       return e->no_winner;
    case FOUND_DEAD_CLAUSE:
    case FINDING_KINDS:         break;
    }
    return 0;
}

static bool is_endless_kind(enum finding_kind kind)
{
    return kind == FOUND_ENDLESS || kind == FOUND_ENDLESS_FORCED || kind == FOUND_ENDLESS_CERTAIN;
}

static void judge_claim(void *with, const struct claim *claim)
{
    struct judge *j = with;
    bool dead_one = claim->kind == FOUND_DEAD_CLAUSE;
    bool found = dead_one ? is_dead(j->e, claim->clause) : count_of(j->e, claim->kind) > 0;
    bool judged = j->e->complete && (j->e->checked || !dead_one)
               && (j->e->endless_known || !is_endless_kind(claim->kind));
    if (!claim->here || (!found && !judged))
        return;
    struct finding *one = add_finding(j->f, claim->kind, found ? KNOWN : GONE);
    snprintf(one->file, sizeof one->file, "%s", claim->file);
    if (dead_one)
        snprintf(one->clause, sizeof one->clause, "%s", slug_of(j->spec, claim->clause));
}

/* ---- what is not on record ---- */

void write_play(FILE *out, const struct spec *spec, const void *table, const struct path *path,
                const char *title, const char *expect)
{
    struct record r = { .spec = spec,
                        .table = table,
                        .move = path->move,
                        .moves = path->moves,
                        .title = title,
                        .expect = expect };
    write_scenario(out, &r);
}

/* Writes " reading q-x=B" for each reading that differs, in the form for a line or for a file
 * name. */
static void put_readings(const struct judge *j, char *to, size_t room, const char *lead,
                         char equals)
{
    const struct table *now = j->table, *plain = j->plain;
    char id[NAME_SIZE];
    for (unsigned i = 0; i < j->spec->question_count; i++) {
        size_t used = strlen(to);
        if (now->reading[i] != plain->reading[i])
            snprintf(to + used, room - used, "%s%s%c%c", lead, question_id(j->spec, i, id), equals,
                     now->reading[i]);
    }
}

/* Writes who has won at the end of a play, in the words of a scenario. */
static void put_winners(const struct judge *j, const struct path *path, struct text *out)
{
    const struct game *game = j->spec->game;
    void *state = xrealloc(NULL, 1, game->state_size);
    struct outcome o = { .over = false };
    game->start(j->table, state);
    for (unsigned i = 0; i < path->moves; i++)
        game->step(j->table, state, path->move[i]);
    game->outcome(j->table, state, &o);
    free(state);
    put(out, "winner");
    for (unsigned seat = 0; seat < MAX_PLAYERS; seat++)
        if (o.winners >> seat & 1) {
            put_char(out, ' ');
            put_seat(out, seat);
        }
    put(out, o.winners ? "" : " none");
}

static void put_expectation(const struct judge *j, enum finding_kind kind, struct text *out)
{
    if (kind == FOUND_DEADLOCK)
        put(out, "stuck");
    else if (is_endless_kind(kind))
        put(out, "not-over");
    else
        put_winners(j, &j->e->path[kind], out);
}

static void write_text(const struct judge *j, FILE *out, enum finding_kind kind)
{
    const struct path *path = &j->e->path[kind];
    char title[LINE], expect[NAME_SIZE] = "";
    struct text text = { expect, expect + sizeof expect, false };
    snprintf(title, sizeof title, "finding: %s scope=%s", finding_name(kind), j->scope);
    put_readings(j, title, sizeof title, " reading ", '=');
    if (path->loop) {
        size_t used = strlen(title);
        snprintf(title + used, sizeof title - used,
                 "\nThe last %u moves are a loop: they lead back to the position before them.",
                 path->loop);
    }
    put_expectation(j, kind, &text);
    write_play(out, j->spec, j->table, path, title, expect);
}

static uint32_t sum_of_text(const char *text)
{
    uint32_t sum = 1;
    for (; *text; text++)
        sum = sum * 31 + (unsigned char)*text;
    return sum;
}

static bool write_missing(const struct judge *j, struct finding *one)
{
    char path[PATH_ROOM], folder[CORPUS_PATH], name[500], readings[LINE] = "";
    struct output o;
    put_readings(j, readings, sizeof readings, "-", '-');
    if (strlen(readings) > MOST_OF_A_NAME) /* many readings: the file itself lists them */
        snprintf(readings, sizeof readings, "-%08x", sum_of_text(readings));
    snprintf(name, sizeof name, "%.100s-%s%.200s", j->scope, finding_name(one->kind), readings);
    snprintf(one->file, sizeof one->file, "corpus/%s/findings/%s.scenario", j->spec->game->name,
             name);
    output_folder(folder, "findings");
    snprintf(path, sizeof path, "%.4000s/%s-%s.scenario", folder, j->spec->game->name, name);
    snprintf(one->written, sizeof one->written, "%s/%s-%.300s.scenario",
             source_root() ? "build/findings" : "quibble-findings", j->spec->game->name, name);
    if (!open_output(&o, path, j->c))
        return false;
    write_text(j, o.file, one->kind);
    return close_output(&o, j->c);
}

static bool on_record(const struct findings *f, enum finding_kind kind)
{
    for (unsigned i = 0; i < f->count; i++)
        if (f->list[i].kind == kind && f->list[i].status == KNOWN)
            return true;
    return false;
}

static bool intends(const struct spec *spec, enum finding_kind kind)
{
    for (unsigned i = 0; i < spec->clause_count; i++)
        if (spec->clauses[i].clause->kind == INTENDED_DRAW)
            return kind == FOUND_TIE || kind == FOUND_NO_WINNER;
    return false;
}

static void judge_unrecorded(struct judge *j, enum finding_kind kind, struct finding *one)
{
    one->status = MISSING;
    if (kind == FOUND_DEADLOCK && deadlock_on_record(j->spec, j->table, one->file))
        one->status = KNOWN; /* plays on any table with such a reading hang */
    else if (!j->basis)
        return;
    else if (kind != FOUND_DEADLOCK)
        one->status = count_of(j->basis->e, kind) ? AS_BEFORE : ADDED;
    else if (j->e->path[kind].found
             && play_hangs(j->spec, j->basis->table, j->e->path[kind].move, j->e->path[kind].moves))
        one->status = AS_BEFORE;
}

static bool judge_missing(struct judge *j)
{
    for (unsigned kind = 0; kind < FOUND_DEAD_CLAUSE; kind++) {
        enum finding_kind k = (enum finding_kind)kind;
        if (count_of(j->e, k) == 0 || on_record(j->f, k) || intends(j->spec, k))
            continue;
        struct finding *one = add_finding(j->f, k, MISSING);
        judge_unrecorded(j, k, one);
        if (one->status == MISSING && j->e->path[k].found && !write_missing(j, one))
            return false;
    }
    return true;
}

bool judge_findings(const struct spec *spec, const void *table, const char *scope,
                    const struct exploration *e, const struct basis *basis, struct findings *f,
                    struct complaint *c)
{
    void *plain = plain_table(spec, scope);
    struct judge j = { .spec = spec,
                       .table = table,
                       .plain = plain,
                       .scope = scope,
                       .e = e,
                       .basis = basis,
                       .f = f,
                       .c = c };
    *f = (struct findings){ .count = 0 };
    bool good = claims_on_record(spec, table, scope, judge_claim, &j, c) && judge_missing(&j);
    free(plain);
    return good;
}
