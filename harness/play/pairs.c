/* Plays under rows of readings in which each pair of readings occurs several times. Each row is
 * a campaign of its own: players, scopes and sheets vary from play to play. If something breaks,
 * the play is shrunk; then each reading that is not needed for the break is replaced by the one
 * that was asked for. */
#include "harness/play/pairs.h"
#include "harness/core/covering.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/core/on_record.h"
#include "harness/core/tables.h"
#include "harness/play/campaign.h"
#include "harness/play/shrink.h"
#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    TIMES = 3, /* so many rows have each pair */
    PLAYS_EACH = 200,
    MOST_IN_A_ROW = 4,  /* how many broken plays of a row are examined; ... */
    MOST_EXAMINED = 60, /* ... of all rows; further ones are only counted */
    LEFT_TO_SHRINK = 1000000
};

/* ---- with fewer readings ---- */

/* Replays p under other readings, leaving out moves that are illegal then. False: the table is
 * invalid, or not the same thing breaks. */
static bool breaks_under(const struct play *p, const uint8_t *reading, struct play *kept)
{
    const struct game *g = p->spec->game;
    struct play like = *p;
    struct table *table = xrealloc(NULL, g->table_size, 1);
    memcpy(table, p->table, g->table_size);
    memcpy(table->reading, reading, sizeof table->reading);
    like.table = table;
    kept->moves = 0;
    bool breaks = false;
    if (!excluded_readings(p->spec, table)) {
        g->seal(table);
        play_clear(kept, p->spec, table);
        breaks = g->table_refusal(table) == LEGAL
              && replay_without(&like, p->move, p->moves, 0, 0, kept);
    }
    free(table);
    return breaks;
}

/* Does the play end where nobody can move, and does a finding record that? */
static bool ends_on_record(const struct play *p, char file[FINDING_FILE])
{
    return play_hangs(p->spec, p->table, p->move, p->moves)
        && deadlock_on_record(p->spec, p->table, file);
}

static void take_over(struct play *p, struct play *kept)
{
    struct play old = *p;
    *p = *kept;
    *kept = old;
}

/* Replaces one reading after the other by the one that was asked for, as long as the same thing
 * breaks. True: the play then hangs as a finding records. */
static bool read_plainly(const struct pairs *x, struct play *p, char file[FINDING_FILE])
{
    struct play kept = { 0 };
    bool again = true, known = false;
    file[0] = 0;
    while (again && !known) {
        again = false;
        for (unsigned q = 0; q < x->spec->question_count && !known; q++) {
            uint8_t reading[MAX_QUESTIONS];
            memcpy(reading, ((struct table *)p->table)->reading, sizeof reading);
            if (reading[q] == x->covering.asked[q])
                continue;
            reading[q] = x->covering.asked[q];
            bool breaks = breaks_under(p, reading, &kept);
            known = !breaks && p->look == LOOK_STUCK && kept.table && kept.moves
                 && ends_on_record(&kept, file);
            if (breaks || known)
                take_over(p, &kept);
            again |= breaks;
        }
    }
    play_free(&kept);
    return known;
}

/* ---- defects ---- */

/* Does this play break in the same way under the readings of the defect? */
static bool reproduces(const struct pairs *x, const struct pairs_defect *d, const struct play *p)
{
    char file[FINDING_FILE];
    const uint8_t *now = ((struct table *)p->table)->reading;
    for (unsigned q = 0; q < x->spec->question_count; q++)
        if (d->reading[q] != x->covering.asked[q] && d->reading[q] != now[q])
            return false;
    if (strcmp(d->broken.duty, p->broken.duty) != 0)
        return false;
    struct play kept = { 0 };
    bool again = breaks_under(p, d->reading, &kept);
    again = again || (d->on_record[0] && kept.table && kept.moves && ends_on_record(&kept, file));
    play_free(&kept);
    return again;
}

static struct pairs_defect *known_defect(const struct pairs *x, const struct play *p)
{
    for (unsigned i = 0; i < x->defects; i++)
        if (reproduces(x, &x->defect[i], p))
            return &x->defect[i];
    return NULL;
}

static struct pairs_defect *same_defect(const struct pairs *x, const struct play *p)
{
    const uint8_t *now = ((struct table *)p->table)->reading;
    for (unsigned i = 0; i < x->defects; i++)
        // NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): a defect names its duty
        if (!strcmp(x->defect[i].broken.duty, p->broken.duty)
            && !memcmp(x->defect[i].reading, now, x->spec->question_count))
            return &x->defect[i];
    return NULL;
}

static void keep_scenario(const struct pairs *x, const struct campaign *c, struct pairs_defect *d)
{
    struct notice t;
    char name[200];
    snprintf(t.title, sizeof t.title, "%s: %s (found with seed %llu, in row %u)", d->broken.duty,
             d->broken.text, (unsigned long long)x->seed, d->row + 1);
    snprintf(name, sizeof name, "pairs-%u-%s", x->defects, d->broken.duty);
    if (x->own->out && x->defects == 1)
        snprintf(t.path, sizeof t.path, "%s", x->own->out);
    else
        failure_path(t.path, x->spec, name);
    save_play(c, &t);
    snprintf(d->path, sizeof d->path, "%s", t.path);
}

static void tell_defect(const struct pairs *x, const struct pairs_defect *d)
{
    char readings[READINGS_ROOM];
    if (x->o->json)
        return;
    progress_done();
    name_readings(&x->covering, d->reading, readings, sizeof readings);
    printf("%s: broken under %s: %s\n  %s\n  in row %u; shrunk to %u moves\n", x->spec->game->name,
           readings, d->broken.duty, d->broken.text, d->row + 1, d->moves);
    struct notice t = { "", "" };
    snprintf(t.path, sizeof t.path, "%s", d->path);
    report_again(&t);
}

static void add_defect(struct pairs *x, const struct campaign *c, unsigned row, const char *file)
{
    x->defect = xrealloc(x->defect, x->defects + 1, sizeof *x->defect);
    struct pairs_defect *d = &x->defect[x->defects++];
    *d = (struct pairs_defect){
        .broken = c->play.broken, .row = row, .moves = c->play.moves, .plays = 1
    };
    memcpy(d->reading, ((struct table *)c->play.table)->reading, sizeof d->reading);
    snprintf(d->on_record, sizeof d->on_record, "%s", file);
    if (file[0])
        return;
    keep_scenario(x, c, d);
    tell_defect(x, d);
}

/* Shrinks a broken play. Counters stay as they were, because replays are not plays. */
static void shrink_defect(struct pairs *x, struct campaign *c, uint64_t number,
                          char file[FINDING_FILE])
{
    uint64_t finished = c->finished, hung = c->hung, cut = c->cut_short, checks = c->checks;
    struct broken was = c->play.broken;
    file[0] = 0;
    if (!c->own->whole) {
        shrink_broken_play(c, number);
        if (read_plainly(x, &c->play, file))
            c->play.broken = was;
        else
            shrink_play(&c->play, LEFT_TO_SHRINK);
    }
    c->finished = finished, c->hung = hung, c->cut_short = cut, c->checks = checks;
}

/* Finds out which defect a broken play has. True: it hangs, and a finding records that. */
static bool examine_play(struct pairs *x, struct campaign *c, unsigned row, uint64_t number)
{
    char file[FINDING_FILE];
    struct pairs_defect *d = known_defect(x, &c->play);
    if (d) {
        d->plays++;
        return d->on_record[0];
    }
    if (x->row[row].broken > MOST_IN_A_ROW || x->examined == MOST_EXAMINED) {
        x->unexamined++;
        return false;
    }
    x->examined++;
    shrink_defect(x, c, number, file);
    d = same_defect(x, &c->play);
    if (d)
        d->plays++;
    else
        add_defect(x, c, row, file);
    return file[0];
}

/* ---- each row ---- */

static void play_row(struct pairs *x, unsigned row, struct campaign *c)
{
    struct pairs_row *now = &x->row[row];
    uint64_t i = 0;
    for (; i < x->plays_each && !interrupted; i++) {
        bool held = play_holds(c, i);
        if (interrupted)
            break; /* this play was cut because we were interrupted */
        now->on_record += held && c->hung > now->hung;
        now->moves = c->moves;
        now->plays = i + 1;
        now->hung = c->hung;
        now->cut = c->cut_short;
        if (!held) {
            now->broken++;
            now->on_record += examine_play(x, c, row, i);
        }
        progress("%s: row %u of %u, play %llu of %llu, %u found", x->spec->game->name, row + 1,
                 x->covering.rows, (unsigned long long)i + 1, (unsigned long long)x->plays_each,
                 x->defects);
    }
    x->counts[row] = i == x->plays_each;
}

static void try_row(struct pairs *x, unsigned row)
{
    struct options o = *x->o;
    struct spelled spelled;
    struct campaign_options own = *x->own;
    struct campaign c;
    own.row = true;
    own.seconds = 0;
    own.plays = x->plays_each;
    spell_row(&x->covering, row, &o, &spelled);
    o.seed = x->seed + row;
    campaign_open(&c, x->spec, &o, &own, NULL);
    x->most_steps = c.most_steps;
    if (c.bases)
        play_row(x, row, &c);
    else
        snprintf(x->row[row].why, sizeof x->row[row].why, "%s", c.refused);
    x->checks += c.checks;
    campaign_close(&c);
}

/* Checks the laws, once, because they do not depend on readings. */
static void ask_laws(struct pairs *x)
{
    struct campaign_options own = *x->own;
    struct campaign c;
    own.row = true;
    own.seconds = 0;
    own.plays = x->plays_each;
    campaign_open(&c, x->spec, x->o, &own, NULL);
    if (!all_laws_hold(&c)) {
        struct broken *b = &c.play.broken;
        x->broken_law = b->property->name;
        progress_done();
        if (!x->o->json)
            printf("%s: broken: %s\n  %s\n  again: quibble test %s --only %s --seed %llu\n",
                   x->spec->game->name, b->duty, b->text, x->spec->game->name, b->duty,
                   (unsigned long long)x->seed);
    }
    x->checks += c.checks;
    campaign_close(&c);
}

/* ---- the run ---- */

static void open_pairs(struct pairs *x)
{
    bool settled[MAX_QUESTIONS] = { false };
    struct table *asked = new_table(x->o, x->spec);
    settle_readings(x->spec, x->o, asked->reading, settled);
    covering_make(&x->covering, x->spec, asked->reading, settled, TIMES, x->seed);
    free(asked);
    x->row = xrealloc(NULL, x->covering.rows + 1, sizeof *x->row);
    x->counts = xrealloc(NULL, x->covering.rows + 1, sizeof *x->counts);
    memset(x->row, 0, (x->covering.rows + 1) * sizeof *x->row);
    memset(x->counts, 0, (x->covering.rows + 1) * sizeof *x->counts);
}

/* Notes a finding that plays need not end, unless it is about other readings than the standard
 * ones. */
static void note_endless(void *with, const struct claim *claim)
{
    char *file = with;
    bool endless = claim->kind == FOUND_ENDLESS || claim->kind == FOUND_ENDLESS_FORCED
                || claim->kind == FOUND_ENDLESS_CERTAIN;
    if (endless && !claim->read && !file[0])
        snprintf(file, FINDING_FILE, "%s", claim->file);
}

static void find_endless_finding(struct pairs *x)
{
    struct complaint why;
    void *table = new_table(x->o, x->spec);
    if (!claims_on_record(x->spec, table, NULL, note_endless, x->endless, &why))
        fail(WRONG_CALL, "%s", why.text);
    free(table);
}

void pairs_run(struct pairs *x, const struct spec *spec, const struct options *o,
               const struct campaign_options *own)
{
    *x = (struct pairs){ .spec = spec, .o = o, .own = own, .seed = o->seed };
    x->plays_each = own->plays ? own->plays : PLAYS_EACH;
    x->began = seconds_now();
    if (own->seconds)
        limit_time(own->seconds);
    open_pairs(x);
    find_endless_finding(x);
    marks_reset();
    for (unsigned i = 0; i < x->covering.rows && !interrupted; i++)
        try_row(x, i);
    if (x->covering.rows)
        ask_laws(x);
    x->seconds = seconds_now() - x->began;
    if (own->seconds)
        limit_time(0);
}

void pairs_close(struct pairs *x)
{
    covering_free(&x->covering);
    free(x->row);
    free(x->counts);
    free(x->defect);
}

static int end_pairs(struct pairs *x)
{
    struct pairs_sum sum = pairs_sum(x);
    int status = sum.held ? HELD : FOUND;
    progress_done();
    if (!x->covering.rows)
        status = nothing_done("test", x->spec->game->name,
                              "found no two questions with two built readings each, expected at "
                              "least two");
    else
        note_pairs(x);
    if (x->o->json)
        json_pairs(x);
    else if (!x->o->quiet || !sum.held)
        print_pairs(x);
    pairs_close(x);
    return status;
}

int test_pairs(const struct spec *spec, const struct options *given,
               const struct campaign_options *own)
{
    struct options o;
    struct pairs x;
    drop_rows_option(given, &o);
    pairs_run(&x, spec, &o, own);
    return end_pairs(&x);
}
