/* quibble conform GAME -- PORT...: compares another program (the port) with the rules in random
 * plays. The port is told each move and asked for verdicts, legal moves, the position, a
 * player's view and the result. The play up to the first wrong answer is shrunk. */
#include "harness/play/conform.h"
#include "harness/play/asking.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/core/options.h"
#include "harness/play/campaign.h"
#include "harness/play/port.h"
#include "harness/play/shrink.h"
#include "harness/play/swarm.h"
#include "harness/report/results.h"
#include "harness/scenario/printing.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEFAULT_PLAYS = 200, DEFAULT_WAIT = 5 };

/* ---- set-up ---- */

/* Sets up a table. Returns 'unknown' if the port does not have it, NULL if the port failed, else
 * 'ok': other wrong answers are found by a play. */
static const char *try_table(struct conformity *c, const void *table)
{
    char *words = port_table_words(c->spec, table);
    const char *at = words, *answer = "ok";
    while (answer && port_says(answer, "ok") && port_next_of_table(&at, c->text, TEXT_ROOM))
        answer = port_ask(&c->port, c->text);
    answer = !answer ? NULL : port_says(answer, "unknown") ? "unknown" : "ok";
    free(words);
    return answer;
}

/* Records that the port fails at this table: a play without moves. */
static void fail_at(struct conformity *c, struct campaign *campaign, const void *table)
{
    play_clear(&campaign->play, campaign->spec, table);
    campaign->play.companion = campaign->companion;
    campaign->least = true;
    if (*c->too_much)
        port_said_more(c, &campaign->play);
    else
        port_fails(c, &campaign->play, TABLE, (struct move){ 0 });
}

/* Removes the tables that the port does not know. False: the port fails at one of them, as
 * campaign->play says. */
static bool drop_unknown_tables(struct conformity *c, struct campaign *campaign)
{
    unsigned kept = 0, plain = campaign->plain;
    bool held = true;
    campaign->plain = 0;
    for (unsigned i = 0; i < campaign->bases; i++) {
        const char *answer = held ? try_table(c, campaign->base[i]) : "ok";
        bool too_much = held && port_says_too_much(&c->port, c->too_much, sizeof c->too_much);
        if (!answer || too_much) {
            fail_at(c, campaign, campaign->base[i]);
            held = *campaign->play.broken.duty == 0;
        } else if (port_says(answer, "unknown")) {
            free(campaign->base[i]);
            continue;
        }
        campaign->plain += i < plain;
        campaign->base[kept++] = campaign->base[i];
    }
    campaign->bases = kept;
    if (held)
        campaign->began = seconds_now();
    return held;
}

static void conformity_open(struct conformity *c, const struct spec *spec, const struct options *o)
{
    const struct conform_options *own = o->own;
    const struct game *g = spec->game;
    *c = (struct conformity){ .spec = spec, .game = g, .expect_room = TEXT_ROOM };
    port_open(&c->port, o->rest, o->rest_count, own->wait ? own->wait : DEFAULT_WAIT);
    c->limited = own->campaign.seconds > 0;
    c->seed = o->seed;
    c->expect = xrealloc(NULL, c->expect_room, 1);
    *c->expect = 0;
    c->before = xrealloc(NULL, g->state_size, 1);
    c->theirs = xrealloc(NULL, g->state_size, 1);
    c->ours = xrealloc(NULL, g->state_size, 1);
    c->spare = xrealloc(NULL, g->state_size, 1);
    c->list = xrealloc(NULL, 2 * (size_t)g->most_moves + 64, sizeof *c->list);
    c->lines = xrealloc(NULL, 1, sizeof *c->lines);
    c->text = xrealloc(NULL, 2, TEXT_ROOM);
}

static void conformity_close(struct conformity *c)
{
    limit_time(0); /* shrinking sets a limit, too */
    port_close(&c->port);
    choice_free(&c->what);
    free(c->sent);
    free(c->expect);
    free(c->before);
    free(c->theirs);
    free(c->ours);
    free(c->spare);
    free(c->list);
    free(c->lines);
    free(c->text);
}

/* Replays the play in which the port gave an extra answer, if that was an earlier one. */
static void find_excess(struct conformity *c, struct campaign *campaign)
{
    uint64_t plays = campaign->plays, moves = campaign->moves;
    if (c->limited)
        allow_a_little_longer();
    play_holds(campaign, c->excess.play);
    campaign->plays = plays;
    campaign->moves = moves;
}

/* Runs all plays, and looks for extra answers after the last one. */
static bool port_holds(struct conformity *c, struct campaign *campaign)
{
    bool held = all_plays_hold(campaign);
    if (held && interrupted != BY_HAND && port_says_more(c))
        held = false;
    if (*c->too_much && (campaign->play.number != c->excess.play || !campaign->play.look))
        find_excess(c, campaign);
    return held;
}

/* Puts the facts that decide a wrong result before the other expectations of the scenario. */
static void expect_deciding(struct conformity *c)
{
    char *expected = xrealloc(NULL, c->expect_room, 1);
    size_t used = 0;
    memcpy(expected, c->expect, c->expect_room);
    for (const char *line = c->deciding.facts; *line; line += strcspn(line, "\n") + 1)
        used += (size_t)snprintf(c->expect + used, c->expect_room - used, "shows %.*s\n",
                                 (int)strcspn(line, "\n"), line);
    snprintf(c->expect + used, c->expect_room - used, "%s", expected);
    free(expected);
}

/* Replays the shrunk play, because the port was last asked about another one. */
static bool repeat_shrunk(struct conformity *c, struct campaign *campaign)
{
    struct play again = { 0 };
    campaign->expect = c->expect;
    if (*c->too_much)
        return true;
    c->hurried = interrupted;
    campaign->least = campaign->least && !interrupted;
    c->found = true;
    if (c->limited)
        allow_a_little_longer();
    else
        limit_time(0);
    if (campaign->play.at_end)
        find_deciding(&campaign->play, &c->deciding);
    bool met =
        replay_without(&campaign->play, campaign->play.move, campaign->play.moves, 0, 0, &again);
    c->untold = !met && interrupted;
    if (met)
        campaign->play.broken = again.broken;
    else
        *c->expect = 0;
    if (met)
        expect_deciding(c);
    play_free(&again);
    return met;
}

/* ---- reporting ---- */

static const struct clause *clause_named(const struct conformity *c, const char *duty)
{
    verdict v;
    static const char *const before[] = { "port-allows-", "port-lists-" };
    for (unsigned i = 0; i < 2; i++)
        if (!strncmp(duty, before[i], strlen(before[i]))
            && find_slug(c->spec, duty + strlen(before[i]), &v))
            return clause_of(c->spec, v);
    return NULL;
}

static void print_deciding(const struct conformity *c)
{
    const struct deciding *d = &c->deciding;
    if (!*d->facts)
        return;
    printf("  the port agrees if move %u is '%s' instead of '%s'; after that move only this "
           "differs:\n",
           d->at + 1, d->instead, d->move);
    for (const char *line = d->facts; *line; line += strcspn(line, "\n") + 1)
        printf("    %.*s\n", (int)strcspn(line, "\n"), line);
}

static void print_difference(const struct conformity *c, const struct campaign *campaign,
                             const struct notice *t, bool met)
{
    const struct play *p = &campaign->play;
    const struct clause *clause = clause_named(c, p->broken.duty);
    printf("%s: the port differs: %s\n  %s\n", c->game->name, p->broken.duty, p->broken.text);
    if (clause)
        printf("  %s: %s\n", clause->source, clause->statement);
    if (!campaign->plays)
        printf("  while the table was set up, before any move\n");
    else if (p->as_met)
        printf("  not shrunk, after %u moves; seed %llu, play %llu\n", p->moves,
               (unsigned long long)campaign->o->seed, (unsigned long long)p->number + 1);
    else
        printf("  shrunk from %u moves to %u%s; seed %llu, play %llu\n", campaign->moves_at_first,
               p->moves,
               campaign->least ? ", none of which can be left out"
               : c->hurried    ? ", until the time was up"
                               : "",
               (unsigned long long)campaign->o->seed, (unsigned long long)campaign->plays);
    if (c->untold)
        printf("  no time was left to repeat this play\n");
    else if (!met)
        printf("  the port did not differ when the play was repeated: its answers are not "
               "always the same\n");
    print_deciding(c);
    report_again(t);
    put_play(campaign, t, stdout);
    printf("\n");
}

static void print_lacks(const struct conformity *c)
{
    bool any = c->unjudged > 0;
    for (unsigned i = ASK; i < ASKED; i++)
        any = any || c->lacks[i];
    if (!any)
        return;
    printf("  unknown to the port:");
    for (unsigned i = ASK; i < ASKED; i++)
        if (c->lacks[i])
            printf(" %s", asked_names[i]);
    if (c->unjudged)
        printf("%s %llu moves", c->lacks[ASK] ? "" : " ask of", (unsigned long long)c->unjudged);
    printf("\n");
}

static unsigned clauses_cited(const struct conformity *c)
{
    unsigned cited = 0;
    for (unsigned i = 0; i < MOST_MARKS; i++)
        cited += c->tried.cited[i];
    return cited;
}

static unsigned small_tables(const struct campaign *campaign)
{
    unsigned small = 0;
    for (unsigned i = 0; i < campaign->bases; i++)
        small += ((const struct table *)campaign->base[i])->small != 0;
    return small;
}

static void print_summary(const struct conformity *c, const struct campaign *campaign, bool held)
{
    printf("%s: %llu plays, %llu moves in %.1f s (%.0f commands/s): %s\n", c->game->name,
           (unsigned long long)campaign->plays, (unsigned long long)campaign->moves,
           campaign->seconds, (double)c->port.commands / (campaign->seconds + 1e-9),
           !held                    ? "the port differs"
           : !c->compared           ? "nothing was compared"
           : interrupted == BY_HAND ? "interrupted, so far the port agrees"
           : interrupted            ? "the time was up, so far the port agrees"
                                    : "the port agrees");
    printf("  asked: %llu verdicts (%llu refusals, by %u clauses), %llu lists of moves, %llu "
           "positions, %llu views, "
           "%llu results\n",
           (unsigned long long)c->asked[ASK] + c->asked[TRY], (unsigned long long)c->refusals,
           clauses_cited(c), (unsigned long long)c->asked[MOVES],
           (unsigned long long)c->asked[SHOW], (unsigned long long)c->asked[VIEW],
           (unsigned long long)c->asked[RESULT]);
    print_lacks(c);
    if (held)
        print_untried(&c->tried, c->spec, stdout);
    printf("  tables:");
    for (unsigned i = 0; i < campaign->bases; i++) {
        const struct table *t = campaign->base[i];
        if (!t->small)
            printf(" %u players,", (unsigned)t->players);
    }
    printf(" %u small; seed %llu\n", small_tables(campaign), (unsigned long long)campaign->o->seed);
}

static void json_summary(const struct conformity *c, const struct campaign *campaign,
                         const struct notice *t, bool held)
{
    struct json j;
    json_begin(&j, stdout, "conform");
    json_string(&j, "game", c->game->name);
    json_number(&j, "seed", campaign->o->seed);
    json_number(&j, "plays", campaign->plays);
    json_number(&j, "moves", campaign->moves);
    json_real(&j, "seconds", campaign->seconds);
    json_number(&j, "commands", c->port.commands);
    json_number(&j, "refusals", c->refusals);
    json_number(&j, "clauses", clauses_cited(c));
    json_open(&j, "unknown", '[');
    for (unsigned i = ASK; i < ASKED; i++)
        if (c->lacks[i])
            json_string(&j, NULL, asked_names[i]);
    json_close(&j, ']');
    json_untried(&c->tried, c->spec, &j);
    json_string(&j, "differs", held ? NULL : campaign->play.broken.duty);
    json_string(&j, "text", held ? NULL : campaign->play.broken.text);
    json_string(&j, "scenario", held || !t->path[0] ? NULL : t->path);
    json_end(&j);
}

/* For --strict: describes what was not tried; NULL if all was, or without --strict. */
static const char *describe_untried(const struct conformity *c, bool strict, char *text,
                                    size_t size)
{
    unsigned untried = untried_count(&c->tried, c->spec), verbs = 0;
    for (unsigned i = ASK; i < ASKED; i++)
        verbs += c->lacks[i];
    if (!strict || untried + verbs == 0)
        return NULL;
    snprintf(text, size, "%u clauses were not tried, and %u commands are unknown to the port",
             untried, verbs);
    return text;
}

static void note_untried(const struct campaign *c, const char *text)
{
    if (text)
        results_note(&(struct result){ .status = FOUND,
                                       .verb = "conform",
                                       .game = c->spec->game->name,
                                       .name = "tried",
                                       .rule = "port-not-tried",
                                       .text = text });
}

static void note_port(const struct campaign *c, const struct notice *t, bool held)
{
    results_note(&(struct result){ .status = held ? HELD : FOUND,
                                   .verb = "conform",
                                   .game = c->spec->game->name,
                                   .seconds = c->seconds,
                                   .name = "port",
                                   .rule = held ? NULL : c->play.broken.duty,
                                   .scenario = held ? NULL : t->path,
                                   .text = held ? "the port agrees" : c->play.broken.text });
}

static int conform_game(const struct spec *spec, const struct options *o,
                        const struct conform_options *own)
{
    struct conformity c;
    struct campaign campaign;
    struct notice t = { "", "" };
    struct companion port = { port_agrees, &c };
    bool met = true;
    conformity_open(&c, spec, o);
    campaign_open(&campaign, spec, o, &own->campaign, &port);
    bool held = drop_unknown_tables(&c, &campaign);
    if (campaign.bases == 0)
        fail(FOUND, "%s: the port knows none of these tables: it answers 'unknown'",
             spec->game->name);
    held = held && port_holds(&c, &campaign);
    campaign.seconds = seconds_now() - campaign.began;
    if (!held) {
        met = repeat_shrunk(&c, &campaign);
        name_failure(&campaign, &t);
        save_play(&campaign, &t);
    }
    progress_done();
    bool nothing = held && c.compared == 0;
    char text[100];
    const char *untried = held ? describe_untried(&c, own->strict, text, sizeof text) : NULL;
    if (!nothing)
        note_port(&campaign, &t, held);
    note_untried(&campaign, untried);
    if (o->json)
        json_summary(&c, &campaign, &t, held);
    else if (!held)
        print_difference(&c, &campaign, &t, met);
    else if (untried)
        printf("%s: not all was tried: %s\n", spec->game->name, untried);
    if (!o->json && !o->quiet)
        print_summary(&c, &campaign, held);
    int status = held && !untried && interrupted != BY_HAND ? HELD : FOUND;
    if (nothing)
        status = nothing_done("conform", spec->game->name,
                              "found no answer of the port to compare in %llu plays, expected "
                              "it to know one of 'ask', 'moves', 'show', 'view', 'result'",
                              (unsigned long long)campaign.plays);
    campaign_close(&campaign);
    conformity_close(&c);
    return status;
}

int verb_conform(const struct options *given)
{
    struct conform_options own = *(const struct conform_options *)given->own;
    struct options o = *given;
    if (!o.rest_count)
        fail(WRONG_CALL, "found no port, expected quibble conform %s -- PROGRAM ARGUMENT...",
             o.game);
    if (!o.seed_given)
        o.seed = 1;
    if (!own.campaign.plays)
        own.campaign.plays = DEFAULT_PLAYS;
    catch_interrupt();
    return conform_game(find_game(o.game), &o, &own);
}
