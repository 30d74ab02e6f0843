/* Shrinks a play that breaks something.
 *
 * First it shrinks the tape of random choices: it cuts out pieces, lowers numbers and plays
 * again with what is left, which also gives a simpler table. Then it shrinks the list of moves:
 * it leaves out pieces, and at last single moves. A move that then belongs to another player is
 * made by that player. The end is reached when no single move can be left out. */
#include "harness/play/shrink.h"
#include "harness/core/battery.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

void play_clear(struct play *p, const struct spec *spec, const void *table)
{
    p->spec = spec;
    p->table = xrealloc(p->table, spec->game->table_size, 1);
    memmove(p->table, table, spec->game->table_size);
    p->moves = 0;
    p->look = 0;
    p->as_met = p->at_end = false;
}

void play_add(struct play *p, struct move m)
{
    if (p->moves == p->room) {
        p->room = p->room ? 2 * p->room : 256;
        p->move = xrealloc(p->move, p->room, sizeof *p->move);
    }
    p->move[p->moves++] = m;
}

void play_free(struct play *p)
{
    free(p->table);
    free(p->move);
    *p = (struct play){ 0 };
}

/* ---- checking a play on the way ---- */

typedef bool state_check(const struct spec *spec, const void *table, const void *state,
                         struct broken *b);

static bool table_alone(const struct spec *spec, const void *table, const void *state,
                        struct broken *b)
{
    (void)state;
    return check_table(spec, table, b);
}

static bool spelling_alone(const struct spec *spec, const void *table, const void *state,
                           struct broken *b)
{
    (void)state;
    return check_spelling(spec, table, b);
}

bool judge_state(struct play *p, const void *state, unsigned looks)
{
    static const struct {
        unsigned look;
        state_check *check;
    } all[] = {
        { LOOK_TABLE, table_alone },       { LOOK_SPELLING, spelling_alone },
        { LOOK_STATE, check_state },       { LOOK_OUTCOME, check_outcome },
        { LOOK_UNIVERSE, check_universe }, { LOOK_VIEWS, check_views },
        { LOOK_WORDS, check_round_trips }, { LOOK_SYMMETRY, check_symmetries },
        { LOOK_STUCK, check_goes_on },
    };
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        if (looks & all[i].look && !all[i].check(p->spec, p->table, state, &p->broken)) {
            p->look = all[i].look;
            return false;
        }
    return true;
}

bool judge_step(struct play *p, const void *before, struct move m, const void *after)
{
    if (check_step(p->spec, p->table, before, m, after, &p->broken))
        return true;
    p->look = LOOK_STEP;
    return false;
}

bool judge_move(struct play *p, const void *state, struct move m)
{
    if (check_move(p->spec, p->table, state, m, &p->broken))
        return true;
    p->look = LOOK_MOVE;
    p->culprit = m;
    return false;
}

bool same_break(const struct play *a, const struct play *b)
{
    return a->look && a->look == b->look && a->broken.property == b->broken.property
        && !strcmp(a->broken.duty, b->broken.duty);
}

/* ---- replaying ---- */

/* Looks only for the same break, because the other checks held before. */
static bool check_again(const struct play *like, const void *state, struct play *kept)
{
    if (like->look == LOOK_MOVE)
        return judge_move(kept, state, like->culprit);
    if (like->look == LOOK_COMPANION)
        return like->companion->agrees(like->companion->with, like, kept, state);
    return judge_state(kept, state, like->look);
}

/* Makes the move legal if that is possible: when a move is left out of a game of turns, later
 * moves belong to other players. */
static bool fit(const struct play *p, const void *state, struct move *m)
{
    const struct game *g = p->spec->game;
    if (g->refusal(p->table, state, *m) == LEGAL)
        return true;
    uint8_t turn = g->turn_of(p->table, state);
    if (m->actor == NATURE || turn == NATURE)
        return false;
    m->actor = turn;
    return g->refusal(p->table, state, *m) == LEGAL;
}

/* Makes a move if it is legal. False: something broke. 'before' is room for the old state. */
static bool advance(const struct play *like, struct play *p, uint8_t *state, uint8_t *before,
                    struct move m)
{
    if (!fit(p, state, &m))
        return true;
    memcpy(before, state, p->spec->game->state_size);
    p->spec->game->step(p->table, state, m);
    play_add(p, m);
    if (like->look == LOOK_STEP)
        return judge_step(p, before, m, state);
    return check_again(like, state, p);
}

bool replay_without(const struct play *like, const struct move *list, unsigned count, unsigned from,
                    unsigned to, struct play *kept)
{
    const struct game *g = like->spec->game;
    uint8_t *state = xrealloc(NULL, g->state_size, 1), *before = xrealloc(NULL, g->state_size, 1);
    play_clear(kept, like->spec, like->table);
    kept->companion = like->companion;
    g->start(kept->table, state);
    bool held = check_again(like, state, kept);
    for (unsigned i = 0; i < count && held; i++)
        if (i < from || i >= to)
            held = advance(like, kept, state, before, list[i]);
    free(state);
    free(before);
    return !held && same_break(like, kept);
}

/* ---- fewer moves ---- */

struct effort {
    uint64_t left;
    unsigned price;
};

/* The approximate cost of checking one state, in moves checked. */
unsigned price_of(const struct play *p)
{
    unsigned whole = LOOK_UNIVERSE | LOOK_VIEWS | LOOK_SPELLING | LOOK_SYMMETRY;
    uint32_t universe = p->spec->game->universe(p->table);
    if (p->look == LOOK_COMPANION)
        return 100;
    return p->look & whole ? 1 + universe / 4 : p->look & LOOK_WORDS ? 16 : 1;
}

static bool spend(struct effort *e, uint64_t states)
{
    uint64_t cost = (states + 1) * e->price;
    bool enough = e->left >= cost && !interrupted;
    e->left = enough ? e->left - cost : 0;
    return enough;
}

static void take_over(struct play *p, struct play *kept)
{
    struct play old = *p;
    *p = *kept;
    *kept = old;
}

/* Leaves out every piece of this size that the break does not need. False: the budget is used
 * up. */
static bool cut_moves(struct play *p, struct play *kept, unsigned size, bool *cut, struct effort *e)
{
    for (unsigned at = 0; at < p->moves;) {
        if (!spend(e, p->moves))
            return false;
        unsigned to = p->moves - at < size ? p->moves : at + size;
        if (replay_without(p, p->move, p->moves, at, to, kept) && kept->moves < p->moves) {
            take_over(p, kept);
            *cut = true;
        } else {
            at += size;
        }
    }
    return true;
}

static bool cut_all(struct play *p, struct play *kept, bool *cut, struct effort *e)
{
    for (unsigned size = p->moves / 2; size > 1; size /= 2)
        if (!cut_moves(p, kept, size, cut, e))
            return false;
    bool again = true;
    while (again) {
        again = false;
        if (!cut_moves(p, kept, 1, &again, e))
            return false;
        *cut |= again;
    }
    return true;
}

/* ---- simpler moves ---- */

static void state_after(const struct play *p, unsigned moves, uint8_t *state)
{
    const struct game *g = p->spec->game;
    g->start(p->table, state);
    for (unsigned i = 0; i < moves; i++)
        g->step(p->table, state, p->move[i]);
}

static bool breaks_with(struct play *p, struct play *kept, unsigned at, struct move instead)
{
    struct move old = p->move[at];
    p->move[at] = instead;
    bool breaks = replay_without(p, p->move, p->moves, 0, 0, kept);
    p->move[at] = old;
    return breaks;
}

/* Replaces a move by one that makes the play shorter or, at the same length, comes earlier in
 * the list of legal moves. */
static bool lower_move(struct play *p, struct play *kept, unsigned at, struct move *list,
                       uint8_t *state, struct effort *e)
{
    enum { MOST_TRIED = 32 };
    bool earlier = true;
    state_after(p, at, state);
    unsigned count = p->spec->game->moves(p->table, state, list);
    for (unsigned i = 0; i < count && i < MOST_TRIED; i++) {
        if (same_move(list[i], p->move[at])) {
            earlier = false;
            continue;
        }
        if (!spend(e, p->moves))
            return false;
        if (breaks_with(p, kept, at, list[i])
            && (kept->moves < p->moves || (earlier && kept->moves == p->moves))) {
            take_over(p, kept);
            return true;
        }
    }
    return true;
}

static bool lower_moves(struct play *p, struct play *kept, struct effort *e)
{
    const struct game *g = p->spec->game;
    struct move *list = xrealloc(NULL, 2 * (size_t)g->most_moves + 64, sizeof *list);
    uint8_t *state = xrealloc(NULL, g->state_size, 1);
    bool affordable = true;
    for (unsigned at = 0; at < p->moves && affordable; at++)
        affordable = lower_move(p, kept, at, list, state, e);
    free(list);
    free(state);
    return affordable;
}

bool shrink_play(struct play *p, uint64_t budget)
{
    struct effort e = { budget, price_of(p) };
    struct play kept = { 0 };
    bool cut = false;
    bool least = cut_all(p, &kept, &cut, &e) && lower_moves(p, &kept, &e);
    do {
        cut = false;
        least = least && cut_all(p, &kept, &cut, &e);
    } while (cut && least);
    play_free(&kept);
    return least;
}

/* ---- shorter tapes with lower numbers, for plays and laws ---- */

struct tape_shrinker {
    uint32_t *tape, *trial;
    unsigned *length;
    struct breaker b;
    uint64_t left; /* how many choices may still be replayed */
};

static bool breaks_as_well(struct tape_shrinker *s, unsigned length)
{
    if (s->left <= length || interrupted) {
        s->left = 0;
        return false;
    }
    s->left -= length + 1;
    if (!s->b.breaks(s->b.with, s->trial, length))
        return false;
    memcpy(s->tape, s->trial, length * sizeof *s->tape);
    *s->length = length;
    return true;
}

static bool cut_tape(struct tape_shrinker *s, unsigned size)
{
    bool cut = false;
    for (unsigned at = *s->length; at > 0 && s->left;) {
        unsigned from = at > size ? at - size : 0;
        memcpy(s->trial, s->tape, from * sizeof *s->tape);
        memcpy(s->trial + from, s->tape + at, (*s->length - at) * sizeof *s->tape);
        cut |= breaks_as_well(s, *s->length - (at - from));
        at = from;
    }
    return cut;
}

static bool lower_one(struct tape_shrinker *s, unsigned at, uint32_t value)
{
    memcpy(s->trial, s->tape, *s->length * sizeof *s->tape);
    s->trial[at] = value;
    return value < s->tape[at] && breaks_as_well(s, *s->length);
}

static bool lower_tape(struct tape_shrinker *s)
{
    bool lowered = false;
    for (unsigned at = 0; at < *s->length && s->left; at++) {
        bool zero = lower_one(s, at, 0);
        while (!zero && s->tape[at] && lower_one(s, at, s->tape[at] / 2))
            lowered = true;
        while (!zero && s->tape[at] && lower_one(s, at, s->tape[at] - 1))
            lowered = true;
        lowered |= zero;
    }
    return lowered;
}

bool shrink_tape(uint32_t *tape, unsigned *length, struct breaker b, uint64_t budget)
{
    struct tape_shrinker s = { .tape = tape, .length = length, .b = b, .left = budget };
    s.trial = xrealloc(NULL, *length, sizeof *tape);
    bool better = true;
    while (better && s.left) {
        better = false;
        for (unsigned size = *length; size > 0 && s.left; size /= 2)
            better |= cut_tape(&s, size);
        better |= lower_tape(&s);
    }
    free(s.trial);
    return s.left > 0;
}
