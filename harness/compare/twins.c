/* Plays two sets of rules, or of readings, side by side.
 *
 * A pair of tables is a game of its own: its state is a state of each side, its moves are those
 * that both sides allow. So the search and the random plays work on pairs, too. The first state in
 * which a player would notice which side is being played shows what a question of the document is
 * about.
 *
 * Plays do not go on behind such a state, because from there everything differs. Two revisions of
 * the rules are different: all their differences are wanted. If a move leads to two positions, both
 * sides go on from that of the first side. */
#include "harness/compare/twins.h"
#include "harness/compare/between_revisions.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/explore/fingerprints.h"
#include "harness/explore/space.h"
#include "harness/play/swarm.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

const char *const contrast_names[] = {
    [ALIKE] = "nothing",       [OTHER_MOVES] = "moves", [OTHER_END] = "end",
    [OTHER_SIGHT] = "sight",   [OTHER_TABLE] = "table", [OTHER_EFFECT] = "effect",
    [OTHER_REASON] = "reason", [OTHER_ODDS] = "odds",   [OTHER_FACTS] = "facts",
    [OTHER_START] = "start"
};

const void *twins_state(const struct twins *t, const void *state, unsigned side)
{
    return (const uint8_t *)state + (side ? t->twin[0].spec->game->state_size : 0);
}

static void *part_of(const struct twins *t, void *state, unsigned side)
{
    return (uint8_t *)state + (side ? t->twin[0].spec->game->state_size : 0);
}

bool twins_say(const struct twins *t, unsigned to, struct move m, struct move *same)
{
    if (t->converter && !t->by_bytes)
        return converter_move(t->converter, to, m, same);
    *same = m;
    return true;
}

/* The verdict on a move that the other side allows. */
static verdict refused(const struct twins *t, const void *state, unsigned side, struct move m)
{
    struct move same;
    if (!twins_say(t, side, m, &same))
        return NOT_A_MOVE;
    return t->twin[side].spec->game->refusal(t->twin[side].table, twins_state(t, state, side),
                                             same);
}

/* ---- the pair as a game ---- */

/* Are the positions of both sides equal? */
static bool positions_alike(const struct twins *t, const void *state)
{
    const void *one = twins_state(t, state, 0), *other = twins_state(t, state, 1);
    if (t->by_bytes && memcmp(one, other, t->twin[0].spec->game->state_size) == 0)
        return true;
    return converter_same(t->converter, one, other);
}

static bool put_together(const struct twins *t, void *state)
{
    return positions_alike(t, state)
        || (converter_position(t->converter, 1, state, part_of(t, state, 1))
            && positions_alike(t, state));
}

static void start(const void *table, void *state)
{
    const struct twins *t = table;
    for (unsigned side = 0; side < 2; side++) {
        const struct game *g = t->twin[side].spec->game;
        if (t->twin[side].position)
            memcpy(part_of(t, state, side), t->twin[side].position, g->state_size);
        else
            g->start(t->twin[side].table, part_of(t, state, side));
    }
    if (t->revisions)
        put_together(t, state);
}

static unsigned moves(const void *table, const void *state, struct move *list)
{
    const struct twins *t = table;
    unsigned count = t->twin[0].spec->game->moves(t->twin[0].table, state, list), both = 0;
    for (unsigned i = 0; i < count; i++)
        if (refused(t, state, 1, list[i]) == LEGAL)
            list[both++] = list[i];
    return both;
}

static verdict step_both(const struct twins *t, void *state, struct move m)
{
    struct move same = m;
    verdict v = refused(t, state, 1, m);
    if (v == LEGAL)
        v = t->twin[0].spec->game->step(t->twin[0].table, state, m);
    if (v == LEGAL && twins_say(t, 1, m, &same))
        v = t->twin[1].spec->game->step(t->twin[1].table, part_of(t, state, 1), same);
    return v;
}

static verdict step(const void *table, void *state, struct move m)
{
    const struct twins *t = table;
    verdict v = step_both(t, state, m);
    return v == LEGAL && t->revisions && !put_together(t, state) ? NOT_A_MOVE : v;
}

/* If states have the same layout, today's rules pack both. The keys of the base are not
 * compared, so they may be bad. */
static const struct twin *packer(const struct twins *t, unsigned side)
{
    return &t->twin[t->by_bytes ? 0 : side];
}

static size_t key(const void *table, const void *state, uint8_t *to)
{
    const struct twins *t = table;
    size_t size = 0;
    for (unsigned side = 0; side < 2; side++) {
        const struct twin *by = packer(t, side);
        size += by->spec->game->key(by->table, twins_state(t, state, side), to + size);
    }
    return size;
}

static void unkey(const void *table, const uint8_t *from, void *state)
{
    const struct twins *t = table;
    for (unsigned side = 0; side < 2; side++) {
        const struct twin *by = packer(t, side);
        by->spec->game->unkey(by->table, from + (side ? t->first_key : 0), part_of(t, state, side));
    }
}

static uint32_t universe(const void *table)
{
    const struct twins *t = table;
    return t->twin[0].spec->game->universe(t->twin[0].table);
}

static struct move move_at(const void *table, uint32_t index)
{
    const struct twins *t = table;
    return t->twin[0].spec->game->move_at(t->twin[0].table, index);
}

static uint32_t weight(const void *table, const void *state, struct move m)
{
    const struct twins *t = table;
    return t->twin[0].spec->game->weight(t->twin[0].table, state, m);
}

static uint8_t turn_of(const void *table, const void *state)
{
    const struct twins *t = table;
    return t->twin[0].spec->game->turn_of(t->twin[0].table, state);
}

static unsigned more(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

/* Allocates what every comparison needs. */
static bool open_room(struct twins *t)
{
    const struct game *a = t->twin[0].spec->game, *b = t->twin[1].spec->game;
    t->list = calloc(more(a->most_moves, b->most_moves), sizeof *t->list);
    t->seen[0] = calloc(1, a->state_size);
    t->seen[1] = calloc(1, b->state_size);
    t->state = calloc(1, t->game.state_size);
    t->after = calloc(1, t->game.state_size);
    return t->list && t->seen[0] && t->seen[1] && t->state && t->after;
}

bool twins_open(struct twins *t, const struct twin *one, const struct twin *other)
{
    const struct game *a = one->spec->game, *b = other->spec->game;
    *t = (struct twins){ .twin = { *one, *other } };
    t->game = (struct game){
        .name = a->name,
        .title = a->title,
        .table_size = sizeof *t,
        .state_size = a->state_size + b->state_size,
        .on_table = a->on_table < b->on_table ? a->on_table : b->on_table,
        .most_moves = a->most_moves,
        .most_key_bytes = a->most_key_bytes + b->most_key_bytes,
        .start = start,
        .step = step,
        .moves = moves,
        .turn_of = turn_of,
        .universe = universe,
        .move_at = move_at,
        .weight = weight,
        .key = key,
        .unkey = unkey,
    };
    t->spec = (struct spec){ .game = &t->game, .file = one->spec->file, .sum = "" };
    if (!open_room(t))
        return false;
    start(t, t->state);
    uint8_t *room = calloc(2, more(a->most_key_bytes, b->most_key_bytes));
    t->first_key = room ? a->key(one->table, t->state, room) : 0;
    free(room);
    return t->first_key > 0;
}

bool twins_revise(struct twins *t, bool by_bytes)
{
    t->revisions = true;
    t->by_bytes = by_bytes;
    t->converter =
        converter_open(t->twin[0].spec, t->twin[0].table, t->twin[1].spec, t->twin[1].table);
    return t->converter != NULL;
}

bool twins_alike(const struct twins *t, const void *state)
{
    return positions_alike(t, state);
}
const char *twins_unread(const struct twins *t)
{
    return converter_unread(t->converter);
}

bool twins_start_apart(struct twins *t)
{
    for (unsigned side = 0; side < 2; side++)
        t->twin[side].spec->game->start(t->twin[side].table, part_of(t, t->state, side));
    return !positions_alike(t, t->state);
}

void twins_close(struct twins *t)
{
    converter_close(t->converter);
    free(t->after);
    free(t->universe);
    free(t->list);
    free(t->seen[0]);
    free(t->seen[1]);
    free(t->state);
    *t = (struct twins){ .list = NULL };
}

/* ---- what would be noticed ---- */

static bool other_moves(struct twins *t, const void *state, struct contrast *c)
{
    for (unsigned side = 0; side < 2; side++) {
        const struct game *g = t->twin[side].spec->game;
        unsigned count = g->moves(t->twin[side].table, twins_state(t, state, side), t->list);
        for (unsigned i = 0; i < count; i++) {
            verdict v = refused(t, state, !side, t->list[i]);
            if (v == LEGAL)
                continue;
            *c = (struct contrast){
                .kind = OTHER_MOVES, .move = t->list[i], .allowed = side, .refused = v
            };
            return true;
        }
    }
    return false;
}

static bool other_end(const struct twins *t, const void *state, struct contrast *c)
{
    struct outcome o[2];
    for (unsigned side = 0; side < 2; side++) {
        o[side] = (struct outcome){ .over = false };
        t->twin[side].spec->game->outcome(t->twin[side].table, twins_state(t, state, side),
                                          &o[side]);
    }
    bool scores = o[0].over && memcmp(o[0].score, o[1].score, sizeof o[0].score) != 0;
    if (o[0].over == o[1].over && (!o[0].over || o[0].winners == o[1].winners) && !scores)
        return false;
    *c = (struct contrast){ .kind = OTHER_END };
    return true;
}

/* Compares only what is on the table: bookkeeping shows in the legal moves. */
static bool sees_other(struct twins *t, const void *state, unsigned player)
{
    for (unsigned side = 0; side < 2; side++)
        t->twin[side].spec->game->view(t->twin[side].table, twins_state(t, state, side), player,
                                       t->seen[side]);
    return memcmp(t->seen[0], t->seen[1], t->game.on_table) != 0;
}

static bool other_sight(struct twins *t, const void *state, struct contrast *c)
{
    const struct table *table = t->twin[0].table;
    for (unsigned player = 0; player < table->players; player++)
        if (sees_other(t, state, player)) {
            *c = (struct contrast){ .kind = OTHER_SIGHT, .seat = player };
            return true;
        }
    return false;
}

bool twins_differ(struct twins *t, const void *state, struct contrast *c)
{
    *c = (struct contrast){ .kind = ALIKE };
    return other_moves(t, state, c) || other_end(t, state, c) || other_sight(t, state, c);
}

/* ---- everything that is different ---- */

struct comparison {
    struct twins *twins;
    const void *state;
    bool closely;
    note_fn *note;
    void *with;
};

static void note(const struct comparison *c, struct contrast found)
{
    c->note(c->with, c->state, &found);
}

static void compare_moves(const struct comparison *c)
{
    struct twins *t = c->twins;
    for (unsigned side = 0; side < 2; side++) {
        const struct game *g = t->twin[side].spec->game;
        unsigned count = g->moves(t->twin[side].table, twins_state(t, c->state, side), t->list);
        for (unsigned i = 0; i < count; i++) {
            verdict v = refused(t, c->state, !side, t->list[i]);
            if (v != LEGAL)
                note(c,
                     (struct contrast){
                         .kind = OTHER_MOVES, .move = t->list[i], .allowed = side, .refused = v });
        }
    }
}

static uint32_t weight_of(const struct twins *t, const void *state, unsigned side, struct move m)
{
    return t->twin[side].spec->game->weight(t->twin[side].table, twins_state(t, state, side), m);
}

static bool other_odds(const struct twins *t, const void *state, struct move m)
{
    struct move same;
    return m.actor == NATURE && twins_say(t, 1, m, &same)
        && weight_of(t, state, 0, m) != weight_of(t, state, 1, same);
}

static void compare_effects(const struct comparison *c)
{
    struct twins *t = c->twins;
    const struct game *g = t->twin[0].spec->game;
    unsigned count = g->moves(t->twin[0].table, c->state, t->list);
    for (unsigned i = 0; i < count; i++) {
        memcpy(t->after, c->state, t->game.state_size);
        if (step_both(t, t->after, t->list[i]) != LEGAL)
            continue;
        if (!positions_alike(t, t->after))
            note(c, (struct contrast){ .kind = OTHER_EFFECT, .move = t->list[i] });
        if (other_odds(t, c->state, t->list[i]))
            note(c, (struct contrast){ .kind = OTHER_ODDS, .move = t->list[i] });
    }
}

static bool views_alike(struct twins *t, const void *state, unsigned player)
{
    for (unsigned side = 0; side < 2; side++)
        t->twin[side].spec->game->view(t->twin[side].table, twins_state(t, state, side), player,
                                       t->seen[side]);
    return (t->by_bytes && memcmp(t->seen[0], t->seen[1], t->twin[0].spec->game->state_size) == 0)
        || converter_same(t->converter, t->seen[0], t->seen[1]);
}

static bool is_offered(const struct twins *t, const void *state, unsigned side, struct move m)
{
    unsigned count =
        t->twin[side].spec->game->moves(t->twin[side].table, twins_state(t, state, side), t->list);
    bool offered = false;
    for (unsigned i = 0; i < count; i++)
        offered = offered || same_move(t->list[i], m);
    return offered;
}

/* Compares the moves that neither side offers: which clause refuses them, or are they legal? */
static void compare_verdicts(const struct comparison *c, struct move m, struct move same)
{
    const struct twins *t = c->twins;
    const struct spec *one = t->twin[0].spec, *other = t->twin[1].spec;
    verdict v[2] = { one->game->refusal(t->twin[0].table, twins_state(t, c->state, 0), m),
                     other->game->refusal(t->twin[1].table, twins_state(t, c->state, 1), same) };
    unsigned allowed = v[0] != LEGAL;
    if (v[0] != LEGAL && v[1] != LEGAL && !same_word(slug_of(one, v[0]), slug_of(other, v[1])))
        note(c, (struct contrast){ .kind = OTHER_REASON, .move = m, .cited = { v[0], v[1] } });
    if ((v[0] == LEGAL) != (v[1] == LEGAL) && !is_offered(t, c->state, allowed, allowed ? same : m))
        note(c, (struct contrast){ .kind = OTHER_MOVES,
                                   .move = allowed ? same : m,
                                   .allowed = allowed,
                                   .refused = v[!allowed] });
}

static void list_universe(struct twins *t, uint32_t all)
{
    t->universe = xrealloc(NULL, all, sizeof *t->universe);
    for (uint32_t i = 0; i < all; i++)
        t->universe[i] = move_at(t, i);
}

static void compare_universe(const struct comparison *c)
{
    struct twins *t = c->twins;
    uint32_t all = universe(t);
    struct move same;
    if (!t->universe)
        list_universe(t, all);
    for (uint32_t i = 0; i < all; i++)
        if (twins_say(t, 1, t->universe[i], &same))
            compare_verdicts(c, t->universe[i], same);
}

void twins_compare(struct twins *t, const void *state, bool closely, note_fn *noted, void *with)
{
    struct comparison c = { t, state, closely, noted, with };
    struct contrast found;
    if (other_end(t, state, &found))
        note(&c, found);
    for (unsigned player = 0; player < ((const struct table *)t->twin[0].table)->players; player++)
        if (!views_alike(t, state, player))
            note(&c, (struct contrast){ .kind = OTHER_SIGHT, .seat = player });
    compare_moves(&c);
    compare_effects(&c);
    if (!closely)
        return;
    if (!converter_same(t->converter, twins_state(t, state, 0), twins_state(t, state, 1)))
        note(&c, (struct contrast){ .kind = OTHER_FACTS });
    else if (!converter_same_facts(t->converter, twins_state(t, state, 0),
                                   twins_state(t, state, 1)))
        note(&c, (struct contrast){ .kind = OTHER_FACTS });
    compare_universe(&c);
}

/* ---- every state of a pair, nearest first ---- */

struct chase {
    struct twins *twins;
    struct space space;
    struct {
        uint32_t at;
        struct contrast what;
    } first[SHARDS]; /* the first one of this level */
    bool seen[SHARDS], full;
    visit_fn *visit; /* called for every state; the search goes on behind differences */
    void *with;
};

/* Runs in one thread only, because the search uses the buffers of the pair. */
static void expand(void *with, struct worker *h, uint32_t state)
{
    struct chase *c = with;
    unsigned shard = shard_of(state);
    struct contrast what;
    if (c->visit) {
        c->visit(c->with, h->state, c->space.levels - 1);
        space_expand(&c->space, h, state);
        return;
    }
    if (!twins_differ(c->twins, h->state, &what)) {
        space_expand(&c->space, h, state);
        return;
    }
    if (!c->seen[shard])
        c->first[shard].at = state, c->first[shard].what = what;
    c->seen[shard] = true;
}

static void take_in(void *with, unsigned shard, const struct candidate *candidate)
{
    struct chase *c = with;
    bool back = false;
    if (space_take_in(&c->space, shard, candidate, &back) == SEEN_FULL)
        c->full = true;
}

static bool found_one(const struct chase *c, struct twins_result *p, uint32_t *at)
{
    for (unsigned i = 0; i < SHARDS; i++)
        if (c->seen[i]) {
            p->contrast = c->first[i].what;
            *at = c->first[i].at;
            return true;
        }
    return false;
}

static void chase_all(struct chase *c, uint64_t most_states, struct twins_result *p)
{
    uint32_t at;
    for (;;) {
        while (!c->full && space_count(&c->space) <= most_states
               && space_round(&c->space, expand, take_in, c))
            ;
        if (found_one(c, p, &at)) {
            p->end = NEAREST;
            space_path(&c->space, at, &p->path);
            return;
        }
        if (c->full || interrupted || space_left(&c->space) > 0) {
            p->end = GIVEN_UP;
            return;
        }
        if (!space_deepen(&c->space)) {
            p->end = NO_DIFFERENCE;
            return;
        }
    }
}

void twins_visit(struct twins *t, uint64_t most_states, uint64_t memory, visit_fn *visit,
                 void *with, struct twins_result *p)
{
    struct chase *c = calloc(1, sizeof *c);
    *p = (struct twins_result){ .end = GIVEN_UP };
    if (!c)
        return;
    c->twins = t;
    c->visit = visit;
    c->with = with;
    if (space_open(&c->space, &t->spec, t, memory, 1) && space_begin(&c->space))
        chase_all(c, most_states, p);
    p->states = space_count(&c->space);
    space_close(&c->space);
    free(c);
}

void twins_search(struct twins *t, uint64_t most_states, uint64_t memory, struct twins_result *p)
{
    twins_visit(t, most_states, memory, NULL, NULL, p);
}

/* ---- random plays of a pair, and the shortest that still parts ---- */

bool twins_play(struct twins *t, struct choice *from, unsigned most_steps, struct twins_result *p)
{
    struct swarm taste;
    swarm_draw(&taste, &t->spec, t, from);
    struct move *list = calloc(t->game.most_moves, sizeof *list);
    start(t, t->state);
    for (unsigned i = 0; list && i < most_steps && !interrupted; i++) {
        if (twins_differ(t, t->state, &p->contrast)) {
            p->end = NEAREST;
            break;
        }
        unsigned count = moves(t, t->state, list);
        if (count == 0)
            break;
        struct move m = swarm_pick(&taste, &t->spec, t, t->state, list, count, from);
        if (step(t, t->state, m) != LEGAL || !path_append(&p->path, m))
            break;
    }
    free(list);
    return p->end == NEAREST;
}

/* Plays the path without the moves from..to-1, as far as both sides allow it; true if the sides
 * differ at some point. */
static bool parts_without(struct twins *t, const struct path *path, unsigned from, unsigned to,
                          struct twins_result *p)
{
    *p = (struct twins_result){ .end = GIVEN_UP };
    start(t, t->state);
    for (unsigned i = 0; i <= path->moves; i++) {
        if (twins_differ(t, t->state, &p->contrast)) {
            p->end = NEAREST;
            return true;
        }
        bool left_out = i >= from && i < to;
        if (i < path->moves && !left_out && step(t, t->state, path->move[i]) == LEGAL)
            path_append(&p->path, path->move[i]);
    }
    return false;
}

bool twins_follow(struct twins *t, const struct path *path, struct twins_result *p)
{
    return parts_without(t, path, 0, 0, p);
}

void twins_shrink(struct twins *t, struct twins_result *p)
{
    for (unsigned size = p->path.moves; size > 0 && !interrupted; size /= 2)
        for (unsigned at = 0; at < p->path.moves;) {
            struct twins_result less;
            bool better = parts_without(t, &p->path, at, at + size, &less)
                       && less.contrast.kind == p->contrast.kind && less.path.moves < p->path.moves;
            if (!better) {
                free(less.path.move);
                at += size;
                continue;
            }
            less.states = p->states;
            free(p->path.move);
            *p = less;
        }
}
