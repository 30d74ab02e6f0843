/* quibble explore: explores the scopes that were asked for. */
#include "harness/explore/explore.h"
#include "harness/core/covering.h"
#include "harness/core/games.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/explore/fleet.h"
#include "harness/explore/report.h"
#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void run_scope(struct run *r, struct json *json, bool in_list)
{
    char label[2 * NAME_SIZE];
    struct complaint c;
    const struct options *o = r->o;
    const struct explore_options *own = r->own;
    snprintf(label, sizeof label, "%s %s", r->spec->game->name, run_name(r));
    struct exploring how = { .memory = own->memory,
                             .seconds = own->seconds,
                             .threads = own->jobs,
                             .label = label,
                             .solve = own->solve,
                             .folder = own->disk,
                             .resume = own->resume,
                             .unchecked = own->only != NULL,
                             .compact = own->compact,
                             .reduce = own->symmetry,
                             .reach = own->only && same_word(own->only, "speed") };
    r->table = new_table(o, r->spec);
    r->as_pinned = r->scope && !o->sheet && !o->readings && !o->players;
    if (r->as_pinned)
        how.expected = !own->symmetry             ? r->scope->states
                     : r->spec->game->by_symmetry ? r->scope->reduced
                                                  : 0;
    explore_space(r->spec, r->table, &how, &r->e);
    progress_done();
    if (r->e.refused)
        fail(WRONG_CALL, "%s", r->e.complaint.text);
    /* one process reports for all of them */
    if (fleet_rank() > 0)
        return;
    bool judged = r->scope && !o->sheet && !o->players;
    if (judged && !judge_findings(r->spec, r->table, r->scope->name, &r->e, r->basis, &r->f, &c))
        fail(WRONG_CALL, "%s", c.text);
    note_run(r);
    if (!json)
        print_run(r);
    else {
        if (in_list)
            json_open(json, NULL, '{');
        json_run(json, r);
        if (in_list)
            json_close(json, '}');
    }
}

void run_close(struct run *r)
{
    exploration_free(&r->e);
    free(r->f.list);
    free(r->table);
}

static int explore_one(const struct options *o, const struct spec *spec, const struct scope *scope,
                       struct json *json, bool in_list)
{
    struct options mine = *o;
    mine.game = spec->game->name;
    mine.scope = scope ? scope->name : NULL;
    struct run r = { .o = &mine, .own = o->own, .spec = spec, .scope = scope };
    run_scope(&r, json, in_list);
    int status = run_status(&r);
    run_close(&r);
    return status;
}

enum tier tier_of(const struct explore_options *own)
{
    if (!own->effort || same_word(own->effort, "quick"))
        return IN_TEST;
    if (same_word(own->effort, "full"))
        return IN_VERIFY;
    if (!same_word(own->effort, "deep"))
        fail(WRONG_CALL, "found --effort %s, expected quick, full or deep", own->effort);
    return IN_DEEP;
}

/* A scope may refuse a reading that the user asked for. That is printed, and is not a finding. */
bool takes_the_readings(const struct options *o, const struct spec *spec, const struct scope *scope,
                        struct complaint *why)
{
    struct options of_scope = *o;
    of_scope.scope = scope->name;
    void *table = try_table(&of_scope, spec, why);
    free(table);
    return table != NULL;
}

static int explore_tier(const struct options *o, const struct spec *spec, struct json *json)
{
    const struct explore_options *own = o->own;
    enum tier tier = tier_of(own);
    int status = HELD;
    unsigned explored = 0;
    for (unsigned i = 0; i < scope_count(spec) && !interrupted; i++) {
        if (spec->scopes[i].tier > tier)
            continue;
        struct complaint why;
        if (!takes_the_readings(o, spec, &spec->scopes[i], &why)) {
            if (!json && fleet_rank() == 0)
                printf("%s %s: not explored: %s\n\n", spec->game->name, spec->scopes[i].name,
                       why.text);
            continue;
        }
        explored++;
        if (explore_one(o, spec, &spec->scopes[i], json, true) != HELD)
            status = FOUND;
        if (!json && !o->quiet)
            printf("\n");
    }
    if (!explored && !interrupted)
        return nothing_done("explore", spec->game->name,
                            "found no scope for --effort %s among the %u of this game, expected "
                            "one in %s",
                            own->effort ? own->effort : "quick", scope_count(spec), spec->file);
    return interrupted ? FOUND : status;
}

static void json_not_explored(const struct options *o, const struct spec *spec, struct json *json)
{
    json_open(json, "not_explored", '[');
    for (unsigned i = 0; i < scope_count(spec); i++) {
        const struct scope *scope = &spec->scopes[i];
        struct complaint why;
        if (scope->tier > tier_of(o->own) || takes_the_readings(o, spec, scope, &why))
            continue;
        json_open(json, NULL, '{');
        json_string(json, "scope", scope->name);
        json_string(json, "why", why.text);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static int explore_many(const struct options *o, const struct spec *spec)
{
    struct json json;
    if (!o->json)
        return explore_tier(o, spec, NULL);
    json_begin(&json, stdout, "explorations");
    json_string(&json, "game", spec->game->name);
    json_open(&json, "explorations", '[');
    int status = explore_tier(o, spec, &json);
    json_close(&json, ']');
    json_not_explored(o, spec, &json);
    json_bool(&json, "held", status == HELD);
    json_end(&json);
    return status;
}

static int explore_single(const struct options *o, const struct spec *spec)
{
    struct json json;
    const struct scope *scope = o->scope ? find_scope(spec, o->scope) : NULL;
    if (o->scope && !scope)
        new_table(o, spec); /* fails, and lists the scopes that exist */
    if (o->json)
        json_begin(&json, stdout, "explore");
    int status = explore_one(o, spec, scope, o->json ? &json : NULL, false);
    if (o->json)
        json_end(&json);
    return status;
}

static int explore_in_rows(const struct options *o, const struct spec *spec, bool all)
{
    const struct explore_options *own = o->own;
    const struct scope *scope = o->scope && !all ? find_scope(spec, o->scope) : NULL;
    if (!o->scope || o->sheet || o->players || own->disk || own->symmetry || fleet_size() > 1)
        fail(WRONG_CALL,
             "found --reading %s with %s, expected --scope NAME or --scope all, and one process",
             rows_asked_for(o),
             !o->scope       ? "no --scope"
             : o->sheet      ? "--sheet"
             : o->players    ? "--players"
             : own->disk     ? "--disk"
             : own->symmetry ? "--symmetry"
                             : "several processes");
    if (!all && !scope)
        new_table(&(struct options){ .game = o->game, .scope = o->scope }, spec); /* ends */
    return explore_rows(o, spec, scope);
}

int verb_explore(const struct options *o)
{
    const struct explore_options *own = o->own;
    const struct spec *spec = find_game(o->game);
    if (fleet_size() > 1 && (own->disk || own->solve))
        fail(WRONG_CALL, "found %s with several processes, expected one process",
             own->disk ? "--disk" : "--solve");
    if (own->disk && o->scope && same_word(o->scope, "all"))
        fail(WRONG_CALL,
             "found --disk with all scopes, expected one scope: a folder keeps one run");
    if (own->only && !same_word(own->only, "speed") && !same_word(own->only, "endless"))
        fail(WRONG_CALL,
             "found --only %s, expected speed (states and moves alone) or endless (and what "
             "can be forced)",
             own->only);
    if (!o->scope && !o->sheet && !own->seconds && !own->memory && !own->disk)
        fail(WRONG_CALL,
             "found no --scope, expected all, or one that 'quibble scopes %s' lists; without a "
             "scope "
             "the whole game is explored, so add --time or --memory to stop it",
             o->game);
    catch_interrupt();
    bool all = o->scope && same_word(o->scope, "all");
    if (rows_asked_for(o))
        return explore_in_rows(o, spec, all);
    return all ? explore_many(o, spec) : explore_single(o, spec);
}
