/* A campaign of random plays. The checks of battery.c, or a companion such as a port, look at
 * each play; laws are checked on random choices. A seed reproduces everything: play i depends
 * only on the seed and on i. */
#include "harness/play/campaign.h"
#include "harness/core/battery.h"
#include "harness/core/choice.h"
#include "harness/core/corpus.h"
#include "harness/core/drawn.h"
#include "harness/core/forbids.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/core/sheets.h"
#include "harness/core/tables.h"
#include "harness/play/shrink.h"
#include "harness/play/swarm.h"
#include "harness/scenario/printing.h"
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
    DEFAULT_PLAYS = 2000,
    DEFAULT_STEPS = 2000,
    PLAYS_CHECKED_FULLY = 4, /* plays with all checks at every state */
    ONE_PLAY_IN = 100,       /* in a row of readings, one play in so many gets all checks */
    SAMPLE = 16,             /* other plays: words, outcome and invalid moves at every 16th state */
    /* ... and the universe at every n-th state: n grows with the universe, so that a state costs
     * about so many moves */
    MOVES_A_STATE = 100,
    WILD_MOVES = 16,
    TAPE_BUDGET = 4000000,
    MOVE_BUDGET = 8000000 /* states that shrinking may check again */
};

/* Which play this is, and what is checked in it. */
struct regime {
    uint64_t number;
    /* NULL, or a play whose break is looked for again; other breaks are ignored */
    const struct play *only;
};

/* ---- the tables ---- */

/* Adds a table if it accepts the readings; those of some scopes do not. */
static void add_base(struct campaign *c, const struct options *o)
{
    struct complaint why;
    void *table = try_table(o, c->spec, &why);
    if (!table) {
        snprintf(c->refused, sizeof c->refused, "%s", why.text);
        c->left_out++;
        return;
    }
    c->base = xrealloc(c->base, c->bases + 1, sizeof *c->base);
    c->base[c->bases++] = table;
}

static void gather_full_tables(struct campaign *c)
{
    struct options o = *c->o;
    for (o.players = c->spec->game->fewest_players; o.players <= c->spec->game->most_players;
         o.players++)
        add_base(c, &o);
}

static void gather_small_tables(struct campaign *c)
{
    struct options o = *c->o;
    for (unsigned i = 0; i < scope_count(c->spec); i++) {
        o.scope = c->spec->scopes[i].name;
        if (c->spec->scopes[i].tier == IN_TEST)
            add_base(c, &o);
    }
}

/* Puts the tables first that are most useful after shrinking, which prefers them: full ones, but
 * small ones for a port, because a small game best shows its author what is wrong. */
static void gather_tables(struct campaign *c)
{
    if (c->o->scope || c->o->players || c->o->sheet) {
        add_base(c, c->o);
        c->plain = c->bases;
    } else if (c->companion) {
        gather_small_tables(c);
        c->plain = c->bases;
        gather_full_tables(c);
    } else {
        gather_full_tables(c);
        c->plain = c->bases;
        gather_small_tables(c);
    }
}

static void pin_reading(struct campaign *c, const char *setting)
{
    char slug[NAME_SIZE];
    unsigned index;
    snprintf(slug, sizeof slug, "%.*s", (int)strcspn(setting, "="), setting);
    for (unsigned q = 0; same_word(setting, as_standard) && q < c->spec->question_count; q++)
        drawn_settle(&c->drawn, q);
    if (find_question(c->spec, slug, &index))
        drawn_settle(&c->drawn, index);
}

/* Keeps readings from the command line and from the sheet as they are. */
static void pin_readings(struct campaign *c)
{
    for (unsigned i = 0; i < c->o->readings; i++)
        pin_reading(c, c->o->reading[i]);
    if (!c->bases)
        return;
    const struct table *asked = c->base[0];
    for (unsigned q = 0; c->o->sheet && q < c->spec->question_count; q++)
        if (asked->reading[q] != (uint8_t)c->spec->questions[q].question->standard)
            drawn_settle(&c->drawn, q);
}

/* Draws readings. True: some are not those that were asked for. */
static bool draw_readings(struct campaign *c, struct choice *from)
{
    uint8_t asked[MAX_QUESTIONS];
    struct table *head = c->table;
    memcpy(asked, head->reading, sizeof asked);
    drawn_readings(&c->drawn, from, c->table);
    return memcmp(asked, head->reading, sizeof asked) != 0;
}

static bool draw_table(struct campaign *c, struct choice *from)
{
    unsigned plain = choose(from, 2) ? 0 : c->plain, skip = c->companion && !plain ? c->plain : 0;
    unsigned among = plain ? plain : c->bases - skip;
    const void *base = c->base[among ? skip + choose(from, among) : 0];
    memcpy(c->table, c->only_base ? c->only_base : base, c->spec->game->table_size);
    if (!c->companion && !c->o->sheet && choose(from, 8) == 7)
        another_sheet(c->spec, c->table, from);
    return !c->companion && draw_readings(c, from);
}

/* ---- one play ---- */

static uint64_t mixed(uint64_t seed, uint64_t number)
{
    return (seed ^ (number + 1) * 0xd1342543de82ef95) * 0xaf251af3b0f025b5;
}

static bool try_wild_moves(struct campaign *c, const struct regime *r, struct play *p)
{
    struct choice wild;
    unsigned count = c->spec->game->moves(c->table, c->state, c->list);
    choice_from_seed(&wild, mixed(mixed(c->o->seed, r->number), p->moves));
    for (unsigned i = 0; i < WILD_MOVES; i++)
        if (!judge_move(p, c->state, wild_move(c->list, count, &wild)))
            return false;
    c->checks += WILD_MOVES;
    return true;
}

static bool is_checked_fully(const struct campaign *c, const struct regime *r)
{
    uint64_t plays = c->own->row ? c->most_plays / ONE_PLAY_IN : PLAYS_CHECKED_FULLY;
    return r->number < plays;
}

/* Returns n: the universe is checked at every n-th state. */
static uint64_t thorough_sample(const struct campaign *c)
{
    uint64_t sample = c->spec->game->universe(c->table) / MOVES_A_STATE;
    return sample > SAMPLE ? sample : SAMPLE;
}

static bool check_universe_sometimes(struct campaign *c, const struct regime *r, struct play *p)
{
    c->checks += 3;
    return judge_state(p, c->state, LOOK_WORDS | LOOK_OUTCOME) && try_wild_moves(c, r, p);
}

static bool check_universe_of(struct campaign *c, struct play *p)
{
    c->checks += 2 * (uint64_t)c->spec->game->universe(c->table);
    return judge_state(p, c->state, LOOK_UNIVERSE | LOOK_VIEWS | LOOK_SYMMETRY);
}

static bool check_state_of(struct campaign *c, const struct regime *r, struct play *p)
{
    if (c->companion)
        return c->companion->agrees(c->companion->with, r->only, p, c->state);
    if (r->only && r->only->look == LOOK_MOVE)
        return judge_move(p, c->state, r->only->culprit);
    if (r->only)
        return judge_state(p, c->state, r->only->look);
    c->checks += properties_of(c->spec, OF_STATE) + properties_of(c->spec, OF_TALLY);
    bool all = is_checked_fully(c, r);
    uint64_t turn = r->number + p->moves;
    return judge_state(p, c->state, LOOK_STATE)
        && (!(all || turn % SAMPLE == 0) || check_universe_sometimes(c, r, p))
        && (!(all || turn % thorough_sample(c) == 0) || check_universe_of(c, p));
}

/* If step refuses a legal move, check_move describes that best. */
static bool take_step(struct campaign *c, const struct regime *r, struct move m, struct play *p)
{
    memcpy(c->before, c->state, c->spec->game->state_size);
    verdict v = c->spec->game->step(c->table, c->state, m);
    if (v != LEGAL && !judge_move(p, c->before, m))
        return false;
    play_add(p, m);
    if (c->companion)
        return true;
    c->checks += properties_of(c->spec, OF_STEP);
    if (r->only && r->only->look != LOOK_STEP)
        return true;
    return judge_step(p, c->before, m, c->state);
}

/* Counts a play that hangs, and notes the finding that records this. Without a finding it is a
 * defect. */
static void note_hung(struct campaign *c)
{
    char file[FINDING_FILE];
    unsigned i = 0;
    c->hung++;
    if (!deadlock_on_record(c->spec, c->table, file))
        return;
    while (i < c->records && strcmp(c->record[i].file, file) != 0)
        i++;
    if (i == c->records) {
        c->record = xrealloc(c->record, c->records + 1, sizeof *c->record);
        c->record[c->records++] = (struct on_record){ .plays = 0 };
        snprintf(c->record[i].file, sizeof c->record[i].file, "%s", file);
    }
    c->record[i].plays++;
}

static bool end_of_play(struct campaign *c, const struct regime *r, struct play *p, bool moves_left)
{
    struct outcome out = { 0 };
    if (r->only)
        return true;
    c->spec->game->outcome(c->table, c->state, &out);
    c->finished += out.over;
    c->cut_short += !out.over && moves_left;
    if (!out.over && !moves_left)
        note_hung(c);
    return c->companion || judge_state(p, c->state, LOOK_OUTCOME | LOOK_STUCK);
}

static bool check_table_of(struct campaign *c, const struct regime *r, struct play *p)
{
    unsigned looks = LOOK_TABLE | (is_checked_fully(c, r) ? LOOK_SPELLING : 0);
    if (c->companion)
        return true;
    if (r->only)
        looks &= r->only->look;
    c->checks += properties_of(c->spec, OF_TABLE);
    return judge_state(p, c->state, looks);
}

/* False: something broke, and p is the play up to there. */
static bool run_play(struct campaign *c, struct choice *from, const struct regime *r,
                     struct play *p)
{
    const struct game *g = c->spec->game;
    struct swarm swarm;
    bool otherwise = draw_table(c, from);
    c->otherwise += !r->only && otherwise;
    play_clear(p, c->spec, c->table);
    p->companion = c->companion;
    p->number = r->number;
    swarm_draw(&swarm, c->spec, c->table, from);
    g->start(c->table, c->state);
    if (!check_table_of(c, r, p))
        return false;
    for (;;) {
        if (!check_state_of(c, r, p))
            return false;
        unsigned count = g->moves(c->table, c->state, c->list);
        if (!count || p->moves == c->most_steps || from->dry || (interrupted && !r->only))
            return end_of_play(c, r, p, count > 0);
        struct move m = swarm_pick(&swarm, c->spec, c->table, c->state, c->list, count, from);
        if (!take_step(c, r, m, p))
            return false;
    }
}

/* ---- shrinking ---- */

struct again {
    struct campaign *c;
    const struct play *like;
    struct play trial, best;
};

static bool play_breaks(void *with, const uint32_t *tape, unsigned length)
{
    struct again *a = with;
    struct regime r = { 0, a->like };
    struct choice from;
    choice_from_tape(&from, tape, length);
    bool held = run_play(a->c, &from, &r, &a->trial);
    choice_free(&from);
    bool breaks = !held && same_break(a->like, &a->trial);
    if (breaks) {
        struct play old = a->best;
        a->best = a->trial;
        a->trial = old;
    }
    return breaks;
}

/* Plays at random on one table until the same thing breaks. The choices remain in 'from'. */
static bool breaks_on(struct campaign *c, struct again *a, unsigned base, uint64_t trial,
                      struct choice *from)
{
    struct regime r = { a->like->number, a->like };
    c->only_base = c->base[base];
    choice_from_seed(from, mixed(mixed(~c->o->seed, base), trial));
    choice_record(from);
    bool breaks = !run_play(c, from, &r, &a->trial) && same_break(a->like, &a->trial);
    if (!breaks)
        choice_free(from);
    return breaks;
}

/* A play that breaks only at its end cannot be shrunk by leaving out moves, and the same choices
 * make another play on a smaller table. So new plays are tried on each table until one breaks;
 * the shortest of them is taken. */
static void find_shorter(struct campaign *c, struct again *a, struct choice *from)
{
    enum { TRIALS = 1000, MORE_TRIALS = 100 /* once a shorter one is known */ };
    const void *best = NULL;
    unsigned shortest = a->like->moves;
    for (unsigned i = 0; i < c->bases; i++) {
        struct choice other;
        bool found = false;
        uint64_t most = best ? MORE_TRIALS : TRIALS;
        for (uint64_t trial = 0; trial < most && !found && !interrupted; trial++)
            found = breaks_on(c, a, i, trial, &other);
        if (found && a->trial.moves < shortest) {
            shortest = a->trial.moves;
            best = c->base[i];
            choice_free(from);
            *from = other;
        } else if (found) {
            choice_free(&other);
        }
    }
    c->only_base = best;
}

void shrink_broken_play(struct campaign *c, uint64_t number)
{
    struct play like = c->play;
    struct again a = { c, &like, { 0 }, { 0 } };
    struct choice from;
    struct regime r = { number, NULL };
    c->play = (struct play){ 0 };
    choice_from_seed(&from, mixed(c->o->seed, number));
    choice_record(&from);
    c->moves_at_first = like.moves;
    allow_a_little_longer();
    run_play(c, &from, &r, &a.trial);
    progress("%s: shrinking a play of %u moves", c->spec->game->name, a.trial.moves);
    if (like.at_end)
        find_shorter(c, &a, &from);
    unsigned length = from.length;
    shrink_tape(from.tape, &length, (struct breaker){ play_breaks, &a },
                TAPE_BUDGET / price_of(&like));
    c->play = a.best.table ? a.best : like;
    a.best = a.best.table ? like : a.best;
    choice_free(&from);
    c->only_base = NULL;
    c->least = shrink_play(&c->play, MOVE_BUDGET);
    play_free(&a.trial);
    play_free(&a.best);
}

struct law_again {
    const struct spec *spec;
    const struct indexed_property *law;
    struct broken *b;
};

static bool law_breaks(void *with, const uint32_t *tape, unsigned length)
{
    struct law_again *a = with;
    struct choice from;
    choice_from_tape(&from, tape, length);
    bool held = check_law(a->spec, a->law, &from, a->b);
    choice_free(&from);
    return !held;
}

static void shrink_broken_law(struct campaign *c, const struct indexed_property *law, uint64_t seed)
{
    struct law_again a = { c->spec, law, &c->play.broken };
    struct choice from;
    choice_from_seed(&from, seed);
    choice_record(&from);
    allow_a_little_longer();
    check_law(c->spec, law, &from, &c->play.broken);
    unsigned length = from.length;
    c->least = shrink_tape(from.tape, &length, (struct breaker){ law_breaks, &a }, TAPE_BUDGET);
    law_breaks(&a, from.tape, length);
    c->tape = xrealloc(NULL, length, sizeof *c->tape);
    memcpy(c->tape, from.tape, length * sizeof *c->tape);
    c->tape_length = length;
    choice_free(&from);
}

/* ---- the campaign ---- */

bool play_holds(struct campaign *c, uint64_t number)
{
    struct choice from;
    struct regime r = { number, NULL };
    choice_from_seed(&from, mixed(c->o->seed, number));
    bool held = run_play(c, &from, &r, &c->play);
    c->plays++;
    c->moves += c->play.moves;
    c->moves_at_first = c->play.moves;
    return held;
}

bool all_plays_hold(struct campaign *c)
{
    for (uint64_t i = 0; i < c->most_plays && !interrupted; i++) {
        if (!play_holds(c, i)) {
            if (!c->own->whole && !c->play.as_met)
                shrink_broken_play(c, i);
            return false;
        }
        progress("%s: %llu of %llu plays, %.0f moves/s", c->spec->game->name,
                 (unsigned long long)c->plays, (unsigned long long)c->most_plays,
                 (double)c->moves / (seconds_now() - c->began + 1e-9));
    }
    return true;
}

/* How many random choices a law gets: one for each play, but at least so many. */
enum { LEAST_DRAWS = 100 };

static uint64_t draws_of_laws(const struct campaign *c)
{
    return c->most_plays > 0 && c->most_plays < LEAST_DRAWS ? LEAST_DRAWS : c->most_plays;
}

static bool law_holds(struct campaign *c, const struct indexed_property *law, unsigned index)
{
    uint64_t draws = draws_of_laws(c);
    /* every law is checked once, even if the plays have used up the time */
    for (uint64_t i = 0; i < draws && !(i ? interrupted : interrupted == BY_HAND); i++) {
        struct choice from;
        uint64_t seed = mixed(mixed(c->o->seed, ~(uint64_t)index), i);
        choice_from_seed(&from, seed);
        c->checks++;
        if (!check_law(c->spec, law, &from, &c->play.broken)) {
            shrink_broken_law(c, law, seed);
            return false;
        }
    }
    progress("%s: law %s", c->spec->game->name, law->name);
    return true;
}

bool all_laws_hold(struct campaign *c)
{
    for (unsigned i = 0; i < c->spec->property_count; i++)
        if (c->spec->properties[i].kind == OF_LAW && !law_holds(c, &c->spec->properties[i], i))
            return false;
    return true;
}

/* For --only NAME: a copy of the spec with this property only. Duties are still checked. */
static const struct spec *narrowed(struct campaign *c, const struct spec *spec)
{
    struct nearest near = { .wanted = c->own->only };
    for (unsigned i = 0; c->own->only && i < spec->property_count; i++) {
        nearest_of(&near, spec->properties[i].name);
        if (!strcmp(spec->properties[i].name, c->own->only)) {
            c->narrowed = *spec;
            c->narrowed.properties = &spec->properties[i];
            c->narrowed.property_count = 1;
            return &c->narrowed;
        }
    }
    if (c->own->only)
        fail(WRONG_CALL, "found --only %s, expected a property of %s%s", c->own->only,
             spec->game->name, nearest_hint(&near));
    return spec;
}

void campaign_open(struct campaign *c, const struct spec *spec, const struct options *o,
                   const struct campaign_options *own, const struct companion *companion)
{
    const struct game *g = spec->game;
    *c = (struct campaign){ .o = o, .own = own, .companion = companion, .began = seconds_now() };
    if (own->seconds)
        limit_time(own->seconds);
    c->spec = narrowed(c, spec);
    c->most_plays = own->plays ? own->plays : DEFAULT_PLAYS;
    c->most_steps = own->steps ? own->steps : DEFAULT_STEPS;
    c->state = xrealloc(NULL, g->state_size, 1);
    c->before = xrealloc(NULL, g->state_size, 1);
    c->table = xrealloc(NULL, g->table_size, 1);
    c->list = xrealloc(NULL, 2 * (size_t)g->most_moves + 64, sizeof *c->list);
    gather_tables(c);
    if (!c->bases && !own->row)
        fail(WRONG_CALL, "%s", c->refused);
    drawn_open_readings(&c->drawn, c->spec);
    pin_readings(c);
    if (!own->row) {
        marks_reset();
        reset_tallies();
    }
}

void campaign_close(struct campaign *c)
{
    if (c->own->seconds)
        limit_time(0);
    for (unsigned i = 0; i < c->bases; i++)
        free(c->base[i]);
    free(c->base);
    free(c->state);
    free(c->before);
    free(c->table);
    free(c->list);
    free(c->record);
    free(c->tape);
    drawn_close(&c->drawn);
    play_free(&c->play);
}

bool break_by_plays(const struct spec *spec, const struct options *o,
                    const struct campaign_options *own, struct play *found)
{
    struct campaign c;
    campaign_open(&c, spec, o, own, NULL);
    bool broken = !all_plays_hold(&c);
    progress_done();
    play_free(found);
    *found = c.play;
    c.play = (struct play){ 0 };
    campaign_close(&c);
    return broken;
}

/* ---- saving a broken play ---- */

void name_failure(const struct campaign *c, struct notice *t)
{
    const struct broken *b = &c->play.broken;
    snprintf(t->title, sizeof t->title, "%s: %s (found with seed %llu)", b->duty, b->text,
             (unsigned long long)c->o->seed);
    if (c->own->out)
        snprintf(t->path, sizeof t->path, "%s", c->own->out);
    else
        failure_path(t->path, c->spec, b->duty);
}

void put_play(const struct campaign *c, const struct notice *t, FILE *out)
{
    struct record r = { .spec = c->spec,
                        .table = c->play.table,
                        .move = c->play.move,
                        .moves = c->play.moves,
                        .title = t->title,
                        .asked = c->play.look == LOOK_MOVE ? &c->play.culprit : NULL,
                        .expect = c->play.look == LOOK_MOVE  ? NULL
                                : c->play.look == LOOK_STUCK ? "stuck"
                                                             : c->expect };
    write_scenario(out, &r);
}

void report_again(const struct notice *t)
{
    if (t->path[0])
        printf("  again: quibble ask %s\n\n", t->path);
    else
        printf("  again: keep these lines as a scenario, and 'quibble ask' it\n\n");
}

void save_play(const struct campaign *c, struct notice *t)
{
    struct complaint why;
    struct output out;
    bool saved = open_output(&out, t->path, &why);
    if (saved) {
        put_play(c, t, out.file);
        saved = close_output(&out, &why);
    }
    if (!saved) {
        fprintf(stderr, "quibble: %s\n", why.text);
        t->path[0] = 0;
    }
}
