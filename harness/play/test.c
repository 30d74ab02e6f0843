/* quibble test: random plays, laws, and the report on them. */
#include "harness/core/battery.h"
#include "harness/core/forbids.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/core/options.h"
#include "harness/play/campaign.h"
#include "harness/play/pairs.h"
#include "harness/play/shrink.h"
#include "harness/report/results.h"
#include "harness/system/json.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "spec/spec.h"

#include <stdio.h>
#include <string.h>

static bool campaign_run(struct campaign *c)
{
    bool held = all_plays_hold(c) && all_laws_hold(c);
    c->seconds = seconds_now() - c->began;
    progress_done();
    return held;
}

static void print_tape(const struct campaign *c)
{
    printf("  choices:");
    for (unsigned i = 0; i < c->tape_length; i++)
        printf(" %u", (unsigned)c->tape[i]);
    printf("\n  again: quibble test %s --only %s --seed %llu\n", c->spec->game->name,
           c->play.broken.duty, (unsigned long long)c->o->seed);
}

static void print_broken(const struct campaign *c, const struct notice *t)
{
    printf("%s: broken: %s\n  %s\n", c->spec->game->name, c->play.broken.duty, c->play.broken.text);
    if (!c->play.look) {
        print_tape(c);
        return;
    }
    if (c->play.look & (LOOK_TABLE | LOOK_SPELLING))
        printf("  the table itself, before any move; seed %llu\n", (unsigned long long)c->o->seed);
    else if (c->own->whole)
        printf("  not shrunk, %u moves; seed %llu, play %llu\n", c->play.moves,
               (unsigned long long)c->o->seed, (unsigned long long)c->plays);
    else
        printf("  shrunk from %u moves to %u%s; seed %llu, play %llu\n", c->moves_at_first,
               c->play.moves,
               c->least      ? ", none of which can be left out"
               : interrupted ? ", until the time was up"
                             : "",
               (unsigned long long)c->o->seed, (unsigned long long)c->plays);
    report_again(t);
    put_play(c, t, stdout);
    printf("\n");
}

static bool speaks(const struct campaign *c, unsigned clause)
{
    return !c->spec->clauses[clause].clause->inert;
}

/* Counts the clauses that were exercised; *of: those that can be. */
static unsigned exercised(const struct campaign *c, unsigned *of)
{
    unsigned met = 0;
    *of = 0;
    for (unsigned i = 0; i < c->spec->clause_count; i++) {
        *of += speaks(c, i);
        met += speaks(c, i) && marks_of((verdict)(FIRST_CLAUSE + i));
    }
    return met;
}

static void print_clauses(const struct campaign *c)
{
    unsigned of, met = exercised(c, &of);
    if (!met) {
        printf("  clauses: not counted in this build\n");
        return;
    }
    printf("  clauses exercised: %u of %u%s", met, of, met < of ? "; never:" : "\n");
    for (unsigned i = 0; i < c->spec->clause_count; i++)
        if (speaks(c, i) && !marks_of((verdict)(FIRST_CLAUSE + i)))
            printf(" %s", c->spec->clauses[i].slug);
    printf("%s", met < of ? "\n" : "");
}

/* Prints how many FORBIDS were cited, and how many were at least once the only reason. */
static void print_forbids(const struct campaign *c)
{
    unsigned cited = 0, alone = 0, of = c->spec->forbids_count;
    for (unsigned i = 0; i < of; i++) {
        cited += forbids_tally_of(i).cited > 0;
        alone += forbids_tally_of(i).alone;
    }
    printf("  reasons to forbid a move: %u of %u were cited, %u were once the only reason%s\n",
           cited, of, alone, alone < of ? "; never the only one:" : "");
    for (unsigned i = 0; i < of; i++)
        if (!forbids_tally_of(i).alone)
            printf("    %s%s\n", c->spec->forbids[i].name,
                   forbids_tally_of(i).cited ? "" : " (never cited)");
}

/* Was nothing checked: no play, no move, or no property? */
static bool idle(const struct campaign *c)
{
    return c->moves == 0 || c->checks == 0 || c->spec->property_count == 0;
}

static void print_summary(const struct campaign *c, bool held)
{
    const struct spec *s = c->spec;
    printf("%s: %llu plays, %llu moves in %.1f s (%.0f moves/s): %s\n", s->game->name,
           (unsigned long long)c->plays, (unsigned long long)c->moves, c->seconds,
           (double)c->moves / (c->seconds + 1e-9),
           !held                    ? "broken"
           : interrupted == BY_HAND ? "interrupted, so far all held"
           : idle(c)                ? "nothing done"
                                    : "all held");
    printf("  plays: %llu finished, %llu hung (no move, not over), %llu cut at %llu moves\n",
           (unsigned long long)c->finished, (unsigned long long)c->hung,
           (unsigned long long)c->cut_short, (unsigned long long)c->most_steps);
    for (unsigned i = 0; i < c->records; i++)
        printf("  %llu of those that hung are on record: %s\n",
               (unsigned long long)c->record[i].plays, c->record[i].file);
    printf("  readings: %llu plays with up to three other readings, chosen at random for each "
           "play\n",
           (unsigned long long)c->otherwise);
    if (held)
        print_clauses(c);
    if (held && c->spec->forbids_count)
        print_forbids(c);
    printf("  properties: %u of tables, %u of states, %u of steps, %u laws; %llu checks\n",
           properties_of(s, OF_TABLE), properties_of(s, OF_STATE) + properties_of(s, OF_TALLY),
           properties_of(s, OF_STEP), properties_of(s, OF_LAW), (unsigned long long)c->checks);
    if (c->left_out)
        printf("  not played: %u of %u tables; of the last one: %s\n", c->left_out,
               c->left_out + c->bases, c->refused);
    printf("  seed %llu\n", (unsigned long long)c->o->seed);
}

static void json_broken(struct json *j, const struct campaign *c, const struct notice *t)
{
    json_open(j, NULL, '{');
    json_string(j, "name", c->play.broken.duty);
    json_string(j, "clause",
                c->play.broken.property ? slug_of(c->spec, c->play.broken.property->clause) : "");
    json_string(j, "text", c->play.broken.text);
    json_number(j, "moves", c->play.look ? c->play.moves : 0);
    json_string(j, "scenario", c->play.look ? t->path : "");
    json_open(j, "choices", '[');
    for (unsigned i = 0; i < c->tape_length; i++)
        json_number(j, NULL, c->tape[i]);
    json_close(j, ']');
    json_close(j, '}');
}

static void json_summary(const struct campaign *c, const struct notice *t, bool held)
{
    struct json j;
    unsigned of, met = exercised(c, &of);
    json_begin(&j, stdout, "test");
    json_string(&j, "game", c->spec->game->name);
    json_number(&j, "seed", c->o->seed);
    json_number(&j, "plays", c->plays);
    json_number(&j, "moves", c->moves);
    json_real(&j, "seconds", c->seconds);
    json_number(&j, "checks", c->checks);
    json_number(&j, "finished", c->finished);
    json_number(&j, "hung", c->hung);
    json_open(&j, "hung_on_record", '[');
    for (unsigned i = 0; i < c->records; i++) {
        json_open(&j, NULL, '{');
        json_string(&j, "file", c->record[i].file);
        json_number(&j, "plays", c->record[i].plays);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_number(&j, "cut_short", c->cut_short);
    json_number(&j, "other_readings", c->otherwise);
    json_number(&j, "tables_left_out", c->left_out);
    json_open(&j, "broken", '[');
    if (!held)
        json_broken(&j, c, t);
    json_close(&j, ']');
    json_number(&j, "clauses_exercised", met);
    json_number(&j, "clauses", of);
    json_open(&j, "never", '[');
    for (unsigned i = 0; i < c->spec->clause_count; i++)
        if (speaks(c, i) && !marks_of((verdict)(FIRST_CLAUSE + i)))
            json_string(&j, NULL, c->spec->clauses[i].slug);
    json_close(&j, ']');
    json_forbids(&j, c->spec);
    json_end(&j);
}

static void note_campaign(const struct campaign *c, const struct notice *t, bool held)
{
    const struct broken *b = &c->play.broken;
    char text[200];
    snprintf(text, sizeof text, "%llu plays, %llu checks, seed %llu: all held",
             (unsigned long long)c->plays, (unsigned long long)c->checks,
             (unsigned long long)c->o->seed);
    results_note(&(struct result){ .status = held ? HELD : FOUND,
                                   .verb = "test",
                                   .game = c->spec->game->name,
                                   .seconds = c->seconds,
                                   .name = held ? "plays" : b->duty,
                                   .rule = held ? NULL : b->duty,
                                   .text = held ? text : b->text,
                                   .scenario = t->path[0] ? t->path : NULL });
}

static int print_idle(const struct campaign *c)
{
    return nothing_done("test", c->spec->game->name,
                        "found %llu plays with %llu moves and %u properties, expected at "
                        "least one of each",
                        (unsigned long long)c->plays, (unsigned long long)c->moves,
                        c->spec->property_count);
}

static int test_game(const struct spec *spec, const struct options *o)
{
    struct campaign c;
    struct notice t = { "", "" };
    campaign_open(&c, spec, o, o->own, NULL);
    bool held = campaign_run(&c);
    if (!held && c.play.look) {
        name_failure(&c, &t);
        save_play(&c, &t);
    }
    if (!held || !idle(&c))
        note_campaign(&c, &t, held);
    if (!held && !o->json)
        print_broken(&c, &t);
    if (o->json)
        json_summary(&c, &t, held);
    else if (!o->quiet)
        print_summary(&c, held);
    int status = !held ? FOUND : idle(&c) ? print_idle(&c) : interrupted == BY_HAND ? FOUND : HELD;
    campaign_close(&c);
    return status;
}

int verb_test(const struct options *given)
{
    struct options o = *given;
    if (!o.seed_given)
        o.seed = 1;
    catch_interrupt();
    const char *rows = rows_asked_for(&o);
    if (rows == as_each)
        fail(WRONG_CALL, "found --reading each, expected pairs, which plays each reading together "
                         "with every other; 'explore' takes each");
    return rows ? test_pairs(find_game(o.game), &o, o.own) : test_game(find_game(o.game), &o);
}
