/* regress: compares the rules with those of another revision. Both are played side by side, as a
 * pair of games: every state of the small scopes, every play of the corpus, and random plays of
 * the whole game. In each state it compares the legal moves, the state after each move, what
 * each player sees, and the result. Each kind of difference is reported once, by its clause,
 * with the shortest scenario that shows it. */
#include "harness/compare/base.h"
#include "harness/compare/regress.h"
#include "harness/compare/twins.h"
#include "harness/compare/witness.h"
#include "harness/core/choice.h"
#include "harness/core/corpus.h"
#include "harness/core/drawn.h"
#include "harness/core/games.h"
#include "harness/core/marks.h"
#include "harness/core/tables.h"
#include "harness/explore/threads.h"
#include "harness/play/swarm.h"
#include "harness/scenario/printing.h"
#include "harness/scenario/scenario.h"
#include "harness/system/complain.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM_PARTS = 4, PLAY_PARTS = 4 }; /* the work that is distributed to threads */

/* two threads may find a difference at the same time */
static pthread_mutex_t found = PTHREAD_MUTEX_INITIALIZER;

/* A pair of tables, and how its states are visited. */
struct comparison_run {
    struct regression *r;
    struct twins t;
    void *table[2];
    void *after; /* a state of each side */
    char place[NAME_SIZE * 3];
    unsigned number;
    bool from_start, sketch;
    unsigned level; /* moves since the play began */
    uint64_t states;
    uint8_t exercised[MOST_MARKS];
};

void *copy_of(const void *bytes, size_t size)
{
    void *copy = xrealloc(NULL, size + 1, 1);
    memcpy(copy, bytes, size);
    return copy;
}

static const struct game *game_at(const struct comparison_run *l, unsigned side)
{
    return side ? l->r->base.spec->game : l->r->spec->game;
}

/* ---- whose clause it is ---- */

static void record_marks(struct comparison_run *l)
{
    const uint8_t *own = marks_own();
    for (unsigned i = 0; i < MOST_MARKS; i++)
        l->exercised[i] |= own[i];
}

static void restore_marks(const struct comparison_run *l)
{
    memset(marks_own(), 0, MOST_MARKS);
    memset(l->r->base.marks(), 0, MOST_MARKS);
}

/* Makes the move that differs again, on one side. */
static void repeat_difference(struct comparison_run *l, const void *state, const struct contrast *c,
                              unsigned side)
{
    const struct game *g = game_at(l, side);
    const void *before = twins_state(&l->t, state, side);
    void *after = (uint8_t *)l->after + (side ? l->r->spec->game->state_size : 0);
    char *room = NULL;
    struct outcome o;
    struct move m = c->move;
    memcpy(after, before, g->state_size);
    switch (c->kind) {
    case OTHER_EFFECT:
        if (twins_say(&l->t, side, c->move, &m))
            g->step(l->table[side], after, m);
        break;
    case OTHER_ODDS:
        if (twins_say(&l->t, side, c->move, &m))
            g->weight(l->table[side], before, m);
        break;
    case OTHER_END:   g->outcome(l->table[side], before, &o); break;
    case OTHER_SIGHT: g->view(l->table[side], before, c->seat, after); break;
    case OTHER_START: g->start(l->table[side], after); break;
    case OTHER_FACTS:
        room = xrealloc(NULL, TEXT_ROOM, 1);
        g->write_facts(l->table[side], before, &(struct text){ room, room + TEXT_ROOM, false });
        free(room);
        break;
    default: break;
    }
}

static void add_name(char *list, size_t size, const char *name)
{
    size_t used = strlen(list);
    if (used + strlen(name) + 3 < size)
        snprintf(list + used, size - used, "%s%s", used ? ", " : "", name);
}

struct exercise {
    uint8_t now[MOST_MARKS], then[MOST_MARKS];
}; /* both in today's clauses */

static void exercise(struct comparison_run *l, const void *state, const struct contrast *c,
                     struct exercise *e)
{
    const struct base *b = &l->r->base;
    *e = (struct exercise){ .now = { 0 } };
    record_marks(l);
    restore_marks(l);
    repeat_difference(l, state, c, 0);
    repeat_difference(l, state, c, 1);
    memcpy(e->now, marks_own(), MOST_MARKS);
    for (unsigned i = 0; i < b->spec->clause_count; i++) {
        verdict v;
        if (i + FIRST_CLAUSE < MOST_MARKS && b->marks()[i + FIRST_CLAUSE]
            && find_slug(l->r->spec, b->spec->clauses[i].slug, &v) && v < MOST_MARKS)
            e->then[v] = 1;
    }
    restore_marks(l);
}

/* The clauses that only one side exercised, that either side exercised, and whose lines were
 * changed. */
static void name_exercised(const struct regression *r, const struct exercise *e, bool touched,
                           bool one_side, char *clause, size_t size)
{
    *clause = 0;
    for (unsigned v = FIRST_CLAUSE; v < r->spec->clause_count + FIRST_CLAUSE && v < MOST_MARKS;
         v++) {
        bool fits = one_side ? e->now[v] != e->then[v] : e->now[v] || e->then[v];
        if (fits && (!touched || base_touched(&r->base, slug_of(r->spec, v))))
            add_name(clause, size, slug_of(r->spec, v));
    }
}

/* Returns true if changed lines were exercised by this move. */
static bool name_clause(const struct regression *r, const struct exercise *e, char *clause,
                        size_t size)
{
    name_exercised(r, e, true, true, clause, size);
    if (!*clause)
        name_exercised(r, e, true, false, clause, size);
    if (*clause)
        return true;
    name_exercised(r, e, false, true, clause, size);
    return false;
}

/* ---- kinds of difference ---- */

static struct change *change_of(struct regression *r, const struct change *like)
{
    for (unsigned i = 0; i < r->changes; i++) {
        struct change *c = &r->change[i];
        if (c->kind == like->kind && c->allowed == like->allowed
            && same_word(c->clause, like->clause))
            return c;
    }
    r->change = xrealloc(r->change, r->changes + 1, sizeof *r->change);
    r->change[r->changes] = *like;
    memset(r->change[r->changes].always, 1, MOST_MARKS);
    return &r->change[r->changes++];
}

static unsigned lines_of(const char *text)
{
    unsigned n = 0;
    for (; *text; text++)
        n += *text == '\n';
    return n;
}

static bool expectations_held(const struct regression *r, const char *text)
{
    guest_game = r->base.spec;
    bool so = scenario_expectations_hold(text, strlen(text), "base");
    guest_game = NULL;
    return so;
}

/* Writes scenarios for both sides and checks that they hold. */
static void write_both(const struct regression *r, struct change *c)
{
    for (unsigned side = 0; side < 2; side++)
        c->text[side] = witness_text(&c->best, side);
    c->expectations_hold = scenario_expectations_hold(c->text[0], strlen(c->text[0]), "now")
                        && expectations_held(r, c->text[1]);
    c->holds = c->expectations_hold && scenario_holds(c->text[0], strlen(c->text[0]), "now");
}

void drop_scenario(struct change *c)
{
    witness_free(&c->best);
    free(c->text[0]);
    free(c->text[1]);
    c->text[0] = c->text[1] = NULL;
}

/* Prefers a scenario whose expectations hold, then the shorter one. */
static bool better(const struct change *a, const struct change *b)
{
    if (!b->text[0] || a->expectations_hold != b->expectations_hold)
        return !b->text[0] || a->expectations_hold;
    unsigned lines_a = lines_of(a->text[0]), lines_b = lines_of(b->text[0]);
    return lines_a < lines_b || (lines_a == lines_b && a->best.moves_before < b->best.moves_before);
}

static void set_witness(struct comparison_run *l, const void *state, const struct contrast *c,
                        struct witness *w, bool sketch)
{
    bool effect = c->kind == OTHER_EFFECT,
         start = c->kind == OTHER_START || (l->from_start && l->level == 0);
    *w = (struct witness){ .spec = { l->r->spec, l->r->base.spec },
                           .found = true,
                           .contrast = *c,
                           .where = sketch ? FROM_SCENE : IN_SCOPE,
                           .moves_before = l->level,
                           .moves = effect };
    snprintf(w->place, sizeof w->place, "%s", l->place);
    w->move = copy_of(&c->move, sizeof c->move);
    for (unsigned side = 0; side < 2; side++) {
        const struct game *g = game_at(l, side);
        const void *here = twins_state(&l->t, state, side);
        w->table[side] = copy_of(l->table[side], g->table_size);
        w->position[side] = start ? NULL : copy_of(here, g->state_size);
        w->after[side] = copy_of(here, g->state_size);
        if (c->kind == OTHER_START)
            g->start(l->table[side], w->after[side]);
        if (effect && twins_say(&l->t, side, c->move, &(struct move){ 0 })) {
            struct move m;
            twins_say(&l->t, side, c->move, &m);
            g->step(l->table[side], w->after[side], m);
        }
    }
}

/* A position of the corpus, or one that the base's rules reached, may be invalid in a play: then
 * it is written as a sketch. */
static void offer_scenario(struct comparison_run *l, const void *state, const struct contrast *c,
                           struct change *to)
{
    struct change offered = *to;
    for (unsigned sketch = l->sketch; sketch < 2; sketch++) {
        offered.text[0] = offered.text[1] = NULL;
        set_witness(l, state, c, &offered.best, sketch);
        write_both(l->r, &offered);
        if (offered.expectations_hold || sketch)
            break;
        drop_scenario(&offered);
    }
    if (!better(&offered, to)) {
        drop_scenario(&offered);
        return;
    }
    drop_scenario(to);
    *to = offered;
}

static void note_contrast(void *with, const void *state, const struct contrast *c)
{
    struct comparison_run *l = with;
    struct regression *r = l->r;
    struct change like = { .kind = c->kind, .allowed = c->allowed, .certain = true };
    struct exercise e = { .now = { 0 } };
    if (c->kind == OTHER_MOVES) {
        snprintf(like.clause, sizeof like.clause, "%s",
                 slug_of(c->allowed ? r->spec : r->base.spec, c->refused));
    } else if (c->kind == OTHER_REASON) {
        snprintf(like.clause, sizeof like.clause, "%s, not %s", slug_of(r->spec, c->cited[0]),
                 slug_of(r->base.spec, c->cited[1]));
    } else {
        exercise(l, state, c, &e);
        like.certain = name_clause(r, &e, like.clause, sizeof like.clause);
    }
    pthread_mutex_lock(&found);
    struct change *to = change_of(r, &like);
    to->times++;
    for (unsigned i = 0; i < MOST_MARKS; i++)
        to->always[i] = to->always[i] && (e.now[i] || e.then[i]);
    if (to->seen_in != l->number) {
        to->seen_in = l->number;
        offer_scenario(l, state, c, to);
    }
    pthread_mutex_unlock(&found);
}

/* ---- a pair of tables ---- */

static bool comparison_open(struct comparison_run *l, struct regression *r, const void *table,
                            const void *position, const char *place, struct complaint *why)
{
    const struct spec *then = r->base.spec;
    *l = (struct comparison_run){ .r = r, .from_start = !position };
    snprintf(l->place, sizeof l->place, "%s", place);
    pthread_mutex_lock(&found);
    l->number = ++r->looks;
    pthread_mutex_unlock(&found);
    l->table[0] = copy_of(table, r->spec->game->table_size);
    l->table[1] = xrealloc(NULL, then->game->table_size, 1);
    l->after = xrealloc(NULL, r->spec->game->state_size + then->game->state_size, 1);
    if (!base_table(r->spec, table, then, l->table[1], why))
        return false;
    struct twin twin[2] = { { r->spec, l->table[0], position }, { then, l->table[1], NULL } };
    if (!twins_open(&l->t, &twin[0], &twin[1]) || !twins_revise(&l->t, r->base.functions)) {
        complain(why, place, 0, "out of memory for two games");
        return false;
    }
    return true;
}

static void comparison_close(struct comparison_run *l)
{
    struct regression *r = l->r;
    pthread_mutex_lock(&found);
    for (unsigned i = 0; i < MOST_MARKS; i++)
        r->exercised[i] |= l->exercised[i];
    if (l->t.converter && *twins_unread(&l->t) && !strstr(r->unread_words, twins_unread(&l->t)))
        add_name(r->unread_words, sizeof r->unread_words, twins_unread(&l->t));
    pthread_mutex_unlock(&found);
    twins_close(&l->t);
    free(l->table[0]);
    free(l->table[1]);
    free(l->after);
}

/* The expensive comparisons are made at the beginning, and sometimes later. */
static void compare_at(struct comparison_run *l, const void *state, unsigned level, bool closely)
{
    l->level = level;
    l->states++;
    twins_compare(&l->t, state, closely, note_contrast, l);
    record_marks(l);
}

/* Sets up the start of plays; false if the two sides cannot be set up alike. */
static bool begin(struct comparison_run *l)
{
    struct contrast c = { .kind = OTHER_START };
    restore_marks(l);
    if (l->from_start && twins_start_apart(&l->t))
        note_contrast(l, l->t.state, &c);
    l->t.game.start(&l->t, l->t.state);
    return twins_alike(&l->t, l->t.state);
}

/* ---- scopes: every state ---- */

static void visit(void *with, const void *state, unsigned level)
{
    struct comparison_run *l = with;
    compare_at(l, state, level, l->states < 500 || l->states % 16 == 0);
}

static bool round_trips(struct twins *t, const void *state, uint8_t *key, void *back)
{
    t->game.key(t, state, key);
    t->game.unkey(t, key, back);
    return memcmp(state, back, t->game.state_size) == 0;
}

/* The keys of a base may not contain the whole state: then its scopes cannot be visited. */
static bool keys_round_trip(struct comparison_run *l)
{
    enum { PLAYS = 4, STEPS = 100 };
    struct twins *t = &l->t;
    void *begun = copy_of(t->state, t->game.state_size),
         *back = xrealloc(NULL, t->game.state_size, 1);
    uint8_t *key = xrealloc(NULL, t->game.most_key_bytes + 16, 1);
    struct move *list = xrealloc(NULL, t->game.most_moves, sizeof *list);
    bool hold = true;
    for (unsigned play = 0; play < PLAYS; play++) {
        struct choice from;
        choice_from_seed(&from, play);
        memcpy(t->state, begun, t->game.state_size);
        for (unsigned i = 0; hold && i < STEPS; i++) {
            hold = round_trips(t, t->state, key, back);
            unsigned count = t->game.moves(t, t->state, list);
            if (count == 0 || t->game.step(t, t->state, list[choose(&from, count)]) != LEGAL)
                break;
        }
        choice_free(&from);
    }
    memcpy(t->state, begun, t->game.state_size);
    free(begun);
    free(back);
    free(key);
    free(list);
    return hold;
}

static void visit_scope(struct regression *r, struct visited *v)
{
    struct comparison_run l = { .r = NULL };
    struct complaint why;
    struct twins_result p = { .end = GIVEN_UP };
    void *table = xrealloc(NULL, r->spec->game->table_size, 1);
    r->spec->game->default_table(table, r->spec->game->fewest_players);
    char place[NAME_SIZE * 2];
    snprintf(place, sizeof place, "scope %s", v->scope->name);
    bool set = apply_scope(r->spec, table, v->scope->name, &why)
            && seal_table(r->spec, table, v->scope->name, &why)
            && comparison_open(&l, r, table, NULL, place, &why);
    if (set && begin(&l)) {
        set = keys_round_trip(&l);
        if (set)
            twins_visit(&l.t, r->most_states < UINT64_MAX / 2 ? 2 * r->most_states : UINT64_MAX,
                        r->memory, visit, &l, &p);
        else
            complain(&why, "the base", 0, "its keys do not contain the whole state");
    }
    if (l.r)
        comparison_close(&l);
    if (!set)
        snprintf(v->refused, sizeof v->refused, "%.199s", why.text);
    v->end = p.end;
    v->states = p.states;
    free(table);
}

/* ---- the corpus: what it plays, from where it plays ---- */

static const char *const rooms[] = { "clauses",     "examples",  "findings", "readings",
                                     "regressions", "witnesses", "changes" };
enum { ROOMS = sizeof rooms / sizeof rooms[0] };

enum { MOST_TOLD = 64 };
struct told {
    verdict verdict[MOST_TOLD];
    unsigned count;
};

static void note_refused(void *to, const struct event *h)
{
    struct told *t = to;
    if (strncmp(h->text, "table-refused", 13) == 0 && t->count < MOST_TOLD)
        t->verdict[t->count++] = h->verdict;
}

static void note_table(struct regression *r, const char *now, const char *then, const char *text,
                       size_t size, const char *path)
{
    bool newly_legal = same_word(now, "legal");
    struct change like = { .kind = OTHER_TABLE, .allowed = !newly_legal, .certain = true };
    snprintf(like.clause, sizeof like.clause, "%s", newly_legal ? then : now);
    pthread_mutex_lock(&found);
    struct change *to = change_of(r, &like);
    to->times++;
    if (!to->text[0] || lines_of(text) < lines_of(to->text[0])) {
        drop_scenario(to);
        to->text[0] = copy_of(text, size + 1);
        to->text[1] = copy_of(text, size + 1);
        to->expectations_hold = true;
        to->holds = scenario_holds(text, size, path);
        snprintf(to->best.place, sizeof to->best.place, "corpus, %.100s", strrchr(path, '/') + 1);
    }
    pthread_mutex_unlock(&found);
}

/* No play uses a table that is refused, so the verdicts are compared here. */
static void compare_tables(struct regression *r, const char *text, size_t size, const char *path)
{
    struct told told[2] = { { .count = 0 }, { .count = 0 } };
    struct scenario_result result;
    struct complaint why;
    play_scenario(text, size, path, note_refused, &told[0], NULL, &result, &why);
    guest_game = r->base.spec;
    play_scenario(text, size, path, note_refused, &told[1], NULL, &result, &why);
    guest_game = NULL;
    for (unsigned i = 0; i < told[0].count && i < told[1].count; i++) {
        const char *now = slug_of(r->spec, told[0].verdict[i]),
                   *then = slug_of(r->base.spec, told[1].verdict[i]);
        if (!same_word(now, then))
            note_table(r, now, then, text, size, path);
    }
}

static void follow_play(struct comparison_run *l, const struct move *move, unsigned moves)
{
    for (unsigned i = 0; i <= moves && !interrupted; i++) {
        compare_at(l, l->t.state, i, i < 30 || i % 16 == 0 || i == moves);
        if (i == moves || l->t.game.step(&l->t, l->t.state, move[i]) != LEGAL)
            return;
    }
}

static void play_kept(struct regression *r, const char *folder, const char *name)
{
    struct complaint why;
    struct replay play = { .spec = NULL };
    struct scenario_result result;
    struct comparison_run l = { .r = NULL };
    char place[NAME_SIZE * 2], path[CORPUS_FILE];
    size_t size;
    char *text = corpus_text(folder, name, path, &size);
    snprintf(place, sizeof place, "corpus, %.100s", name);
    if (strstr(text, "\ntable-refused"))
        compare_tables(r, text, size, path);
    if (!play_scenario(text, size, path, NULL, NULL, &play, &result, &why))
        fail(WRONG_CALL, "%s", why.text);
    bool played = play.started;
    bool read = played && comparison_open(&l, r, play.table, play.position, place, &why);
    l.sketch = play.sketch;
    if (read && (read = begin(&l)))
        follow_play(&l, play.move, play.moves);
    pthread_mutex_lock(&found);
    r->scenarios += read;
    r->unread += played && !read;
    r->scenario_states += l.states;
    pthread_mutex_unlock(&found);
    if (l.r)
        comparison_close(&l);
    if (play.spec)
        replay_free(&play);
    free(text);
}

static void play_folder(struct regression *r, const char *room, unsigned part, unsigned parts)
{
    char folder[CORPUS_PATH];
    unsigned count;
    corpus_folder(folder, r->spec, room);
    char **name = corpus_names(folder, "", &count);
    for (unsigned i = part; i < count && !interrupted; i += parts)
        play_kept(r, folder, name[i]);
    corpus_forget(name, count);
}

/* ---- random plays of the whole game ---- */

static void play_random(struct comparison_run *l, uint64_t steps, struct choice *from)
{
    struct twins *t = &l->t;
    struct swarm taste;
    struct move *list = xrealloc(NULL, t->game.most_moves, sizeof *list);
    swarm_draw(&taste, &t->spec, t, from);
    for (unsigned i = 0; i < steps && !interrupted; i++) {
        compare_at(l, t->state, i, i % 16 == 0);
        unsigned count = t->game.moves(t, t->state, list);
        if (count == 0)
            break;
        struct move m = swarm_pick(&taste, &t->spec, t, t->state, list, count, from);
        if (t->game.step(t, t->state, m) != LEGAL)
            break;
    }
    free(list);
}

/* Every second play has up to three other readings. */
static void play_once(struct regression *r, struct drawn *d, unsigned players, uint64_t seed,
                      bool otherwise)
{
    struct comparison_run l = { .r = NULL };
    struct choice from;
    struct complaint why;
    char place[NAME_SIZE];
    void *table = xrealloc(NULL, r->spec->game->table_size, 1);
    snprintf(place, sizeof place, "a play of %u", players);
    choice_from_seed(&from, seed);
    r->spec->game->default_table(table, players);
    if (otherwise)
        drawn_readings(d, &from, table);
    if (seal_table(r->spec, table, "play", &why) && comparison_open(&l, r, table, NULL, place, &why)
        && begin(&l))
        play_random(&l, r->steps, &from);
    pthread_mutex_lock(&found);
    r->plays_done += l.states > 0;
    r->play_states += l.states;
    pthread_mutex_unlock(&found);
    if (l.r)
        comparison_close(&l);
    choice_free(&from);
    free(table);
}

static void play_some(struct regression *r, unsigned part)
{
    unsigned least = r->spec->game->fewest_players,
             counts = r->spec->game->most_players - least + 1u;
    struct drawn d;
    drawn_open(&d, r->spec);
    for (uint64_t i = part; i < r->plays && !interrupted; i += PLAY_PARTS)
        play_once(r, &d, least + (unsigned)(i % counts), r->seed + i, i / counts % 2);
    drawn_close(&d);
}

/* ---- what the fuzzers kept: plays that together reach every line ---- */

/* As fuzz/plays.c reads it: two bytes of head, the table, a choice for each move. */
static void play_seed(struct regression *r, struct drawn *d, const char *path)
{
    struct comparison_run l = { .r = NULL };
    struct complaint why;
    struct choice from;
    size_t size;
    void *table = xrealloc(NULL, r->spec->game->table_size, 1);
    struct move *list = xrealloc(NULL, r->spec->game->most_moves, sizeof *list);
    char *bytes = read_file(path, MOST_SCENARIO, &size, &why);
    bool play = bytes && size > 2 && (uint8_t)bytes[1] < 240;
    choice_from_bytes(&from, play ? (const uint8_t *)bytes + 2 : NULL, play ? size - 2 : 0);
    if (play)
        drawn_table(d, &from, table);
    if (play && comparison_open(&l, r, table, NULL, "a play of the fuzzers' seeds", &why)
        && begin(&l))
        for (unsigned i = 0; i < 256 && !interrupted; i++) {
            compare_at(&l, l.t.state, i, i % 16 == 0);
            unsigned count = r->spec->game->moves(l.table[0], l.t.state, list);
            unsigned chosen = count ? choose(&from, count) : 0;
            if (count == 0 || from.dry || l.t.game.step(&l.t, l.t.state, list[chosen]) != LEGAL)
                break;
        }
    pthread_mutex_lock(&found);
    r->seeds += l.states > 0;
    r->seed_states += l.states;
    pthread_mutex_unlock(&found);
    if (l.r)
        comparison_close(&l);
    choice_free(&from);
    free(bytes);
    free(list);
    free(table);
}

static void play_seeds(struct regression *r, unsigned part)
{
    char folder[CORPUS_PATH], path[CORPUS_PATH + 300];
    struct drawn d;
    unsigned number = 0;
    corpus_folder(folder, r->spec, "seeds/plays");
    DIR *all = opendir(folder);
    drawn_open(&d, r->spec);
    for (struct dirent *e; all && !interrupted && (e = readdir(all));) {
        if (e->d_name[0] == '.' || number++ % PLAY_PARTS != part)
            continue;
        snprintf(path, sizeof path, "%s/%.255s", folder, e->d_name);
        play_seed(r, &d, path);
    }
    if (all)
        closedir(all);
    drawn_close(&d);
}

/* ---- what both begin with ---- */

static void add_plain_change(struct regression *r, const char *clause, const void *table)
{
    struct change like = { .kind = OTHER_TABLE, .allowed = 2, .certain = true };
    snprintf(like.clause, sizeof like.clause, "%s", clause);
    struct change *to = change_of(r, &like);
    to->times++;
    if (to->text[0])
        return;
    size_t size;
    FILE *out = open_memstream(&to->text[0], &size);
    if (!out)
        fail(NO_TOOL, "out of memory for a scenario");
    write_scenario(out,
                   &(struct record){ .spec = r->spec, .table = table, .expect = "not-over\n" });
    fclose(out);
    to->text[1] = copy_of("", 1);
    to->expectations_hold = to->holds = true;
    snprintf(to->best.place, sizeof to->best.place, "the default table");
}

static void compare_defaults(struct regression *r)
{
    const struct spec *now = r->spec, *then = r->base.spec;
    char *text[2] = { xrealloc(NULL, TEXT_ROOM, 1), xrealloc(NULL, TEXT_ROOM, 1) }, id[NAME_SIZE];
    void *table[2] = { xrealloc(NULL, now->game->table_size, 1),
                       xrealloc(NULL, then->game->table_size, 1) };
    for (unsigned players = now->game->fewest_players; players <= now->game->most_players;
         players++) {
        for (unsigned side = 0; side < 2; side++) {
            const struct game *g = side ? then->game : now->game;
            struct text out = { text[side], text[side] + TEXT_ROOM, false };
            *text[side] = 0;
            g->default_table(table[side], players);
            g->seal(table[side]);
            g->write_sheet(table[side], &out);
        }
        if (strcmp(text[0], text[1]))
            add_plain_change(r, "the sheet that is set up", table[0]);
        for (unsigned i = 0; i < now->question_count; i++) {
            unsigned was;
            if (find_question(then, now->questions[i].slug, &was)
                && ((struct table *)table[0])->reading[i]
                       != ((struct table *)table[1])->reading[was])
                add_plain_change(r, question_id(now, i, id), table[0]);
        }
    }
    for (unsigned side = 0; side < 2; side++) {
        free(text[side]);
        free(table[side]);
    }
}

/* ---- all of it, on all processors ---- */

static void work_out(void *with, unsigned number, unsigned worker)
{
    struct regression *r = with;
    if (interrupted)
        return;
    if (worker == 0)
        progress("%s  %u comparisons, %u kinds of difference", r->spec->game->name, r->looks,
                 r->changes);
    if (number < r->scopes) {
        visit_scope(r, &r->visited[number]);
        return;
    }
    number -= r->scopes;
    if (number < ROOMS * ROOM_PARTS) {
        play_folder(r, rooms[number / ROOM_PARTS], number % ROOM_PARTS, ROOM_PARTS);
        return;
    }
    number -= ROOMS * ROOM_PARTS;
    if (number < PLAY_PARTS)
        play_some(r, number);
    else
        play_seeds(r, number - PLAY_PARTS);
}

static uint64_t states_of(const struct scope *s)
{
    return s->states ? s->states : s->reduced ? s->reduced : UINT64_MAX;
}

static int larger_first(const void *a, const void *b)
{
    uint64_t of_a = states_of(((const struct visited *)a)->scope),
             of_b = states_of(((const struct visited *)b)->scope);
    return of_a < of_b ? 1 : of_a > of_b ? -1 : 0;
}

static void list_scopes(struct regression *r)
{
    for (unsigned i = 0; i < scope_count(r->spec); i++) {
        const struct scope *s = &r->spec->scopes[i];
        bool wanted =
            r->only_scope ? same_word(s->name, r->only_scope) : states_of(s) <= r->most_states;
        if (!wanted)
            continue;
        r->visited = xrealloc(r->visited, r->scopes + 1, sizeof *r->visited);
        r->visited[r->scopes++] = (struct visited){ .scope = s };
    }
    if (r->scopes)
        qsort(r->visited, r->scopes, sizeof *r->visited, larger_first);
}

void work_out_all(struct regression *r)
{
    double begun = seconds_now();
    struct thread_pool *thread_pool = thread_pool_open(r->threads);
    if (!thread_pool)
        fail(NO_TOOL, "out of memory for threads");
    compare_defaults(r);
    list_scopes(r);
    thread_pool_run(thread_pool,
                    r->scopes + (r->only_scope ? 0 : ROOMS * ROOM_PARTS + 2 * PLAY_PARTS), work_out,
                    r);
    thread_pool_close(thread_pool);
    progress_done();
    r->seconds = seconds_now() - begun;
}
