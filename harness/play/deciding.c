/* Explains a wrong result by a play that differs in one move and has a right result. If no other
 * move at any place of the play gives one, the play is changed move by move into another play
 * with a right result, until the result turns right. Of all pairs found, the one whose final
 * positions are most alike shows the facts that decide. */
#include "harness/play/deciding.h"
#include "harness/scenario/printing.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_TRIALS = 1000, TRIALS_OF_A_MOVE = 6, WALKS = 4 };

struct search {
    struct play *broken, trial, best;
    struct move *list, *wish; /* wish: the moves to make, where they are legal */
    unsigned wishes;
    struct choice others;
    uint8_t *state;
    char *ours, *theirs; /* facts at the end of the broken play, and of the other one */
    size_t least;        /* length of the differing facts of the best pair */
    unsigned trials;
};

/* The state before a move of a play, or at its end. */
static void state_at(const struct play *p, unsigned moves, void *state)
{
    const struct game *g = p->spec->game;
    g->start(p->table, state);
    for (unsigned i = 0; i < moves; i++)
        g->step(p->table, state, p->move[i]);
}

static void copy_play(struct play *to, const struct play *from)
{
    play_clear(to, from->spec, from->table);
    for (unsigned i = 0; i < from->moves; i++)
        play_add(to, from->move[i]);
}

static void write_end(const struct play *p, uint8_t *state, char *text)
{
    struct text out = { text, text + TEXT_ROOM, false };
    *text = 0;
    state_at(p, p->moves, state);
    p->spec->game->write_facts(p->table, state, &out);
}

static bool has_line(const char *text, const char *line, size_t length)
{
    for (; *text; text += strcspn(text, "\n"), text += *text != 0)
        if (strcspn(text, "\n") == length && !memcmp(text, line, length))
            return true;
    return false;
}

/* Writes the lines of one text that the other lacks; returns their length. */
static size_t lines_alone(const char *text, const char *other, char *into, size_t size)
{
    size_t letters = 0;
    *into = 0;
    for (; *text; text += strcspn(text, "\n"), text += *text != 0) {
        size_t length = strcspn(text, "\n"), used = strlen(into);
        if (has_line(other, text, length))
            continue;
        letters += length + 1;
        if (used + length + 2 < size)
            snprintf(into + used, size - used, "%.*s\n", (int)length, text);
    }
    return letters;
}

/* Makes the wished moves where they are legal, otherwise the first legal move, until the game
 * ends. False: it does not end within the length of the broken play. */
static bool complete(struct search *s, struct play *into)
{
    const struct play *p = s->broken;
    const struct game *g = p->spec->game;
    struct outcome out = { 0 };
    play_clear(into, p->spec, p->table);
    g->start(p->table, s->state);
    for (unsigned i = 0; !out.over; i++) {
        unsigned count = g->moves(p->table, s->state, s->list);
        if (!count || i >= p->moves)
            return false;
        struct move m = i < s->wishes ? s->wish[i] : s->list[0];
        m = g->refusal(p->table, s->state, m) == LEGAL ? m : s->list[0];
        g->step(p->table, s->state, m);
        play_add(into, m);
        g->outcome(p->table, s->state, &out);
    }
    return true;
}

enum verdict_of_port { NO_END, RIGHT, WRONG };

/* Plays the wished moves; the play remains in s->trial. */
static enum verdict_of_port try_wish(struct search *s)
{
    struct play kept = { 0 };
    s->trials++;
    if (interrupted || !complete(s, &s->trial))
        return NO_END;
    bool wrong = replay_without(s->broken, s->trial.move, s->trial.moves, 0, 0, &kept);
    bool right = !wrong && !kept.look && !interrupted;
    play_free(&kept);
    return wrong ? WRONG : right ? RIGHT : NO_END;
}

/* Stores the facts that differ, if they are fewer than those of the best pair so far. */
static void compare(struct search *s, const struct play *wrong, const struct play *right,
                    struct deciding *found)
{
    char facts[sizeof found->facts], others[sizeof found->facts];
    unsigned at = 0;
    write_end(wrong, s->state, s->ours);
    write_end(right, s->state, s->theirs);
    size_t letters = lines_alone(s->ours, s->theirs, facts, sizeof facts);
    letters += lines_alone(s->theirs, s->ours, others, sizeof others);
    while (at < wrong->moves && at < right->moves && same_move(wrong->move[at], right->move[at]))
        at++;
    if (!*facts || letters >= s->least || at == wrong->moves || at == right->moves)
        return;
    s->least = letters;
    memcpy(found->facts, facts, sizeof facts);
    found->at = at;
    state_at(wrong, at, s->state);
    move_words(wrong->spec, wrong->table, s->state, wrong->move[at], found->move);
    move_words(wrong->spec, wrong->table, s->state, right->move[at], found->instead);
    copy_play(&s->best, wrong);
}

/* Tries another move at one place of the broken play. */
static void try_moves_at(struct search *s, unsigned at, struct deciding *found)
{
    const struct play *p = s->broken;
    struct move other[TRIALS_OF_A_MOVE];
    state_at(p, at, s->state);
    unsigned count = p->spec->game->moves(p->table, s->state, s->list);
    count = count < TRIALS_OF_A_MOVE ? count : TRIALS_OF_A_MOVE;
    memcpy(other, s->list, count * sizeof *other);
    memcpy(s->wish, p->move, p->moves * sizeof *p->move);
    s->wishes = p->moves;
    for (unsigned i = 0; i < count && s->trials < MOST_TRIALS; i++) {
        s->wish[at] = other[i];
        if (!same_move(other[i], p->move[at]) && try_wish(s) == RIGHT)
            compare(s, p, &s->trial, found);
    }
}

/* Finds some play whose result the port has right. */
static bool find_right(struct search *s)
{
    const struct play *p = s->broken;
    const struct game *g = p->spec->game;
    for (unsigned trial = 0; trial < 30 && s->trials < MOST_TRIALS; trial++) {
        g->start(p->table, s->state);
        for (s->wishes = 0; s->wishes < p->moves; s->wishes++) {
            unsigned count = g->moves(p->table, s->state, s->list);
            if (!count)
                break;
            s->wish[s->wishes] = s->list[choose(&s->others, count)];
            g->step(p->table, s->state, s->wish[s->wishes]);
        }
        if (try_wish(s) == RIGHT)
            return true;
    }
    return false;
}

/* Changes the broken play into a right one, move by move. */
static void walk_to_right(struct search *s, struct deciding *found)
{
    struct play right = { 0 }, wrong = { 0 };
    const struct play *p = s->broken;
    copy_play(&right, &s->trial);
    copy_play(&wrong, p);
    for (unsigned at = 0; at < right.moves && at < p->moves && s->trials < MOST_TRIALS; at++) {
        memcpy(s->wish, p->move, p->moves * sizeof *p->move);
        memcpy(s->wish, right.move, (at + 1) * sizeof *s->wish);
        s->wishes = p->moves;
        enum verdict_of_port v = try_wish(s);
        if (v == WRONG) {
            copy_play(&wrong, &s->trial);
        } else if (v == RIGHT) {
            compare(s, &wrong, &s->trial, found);
            break;
        }
    }
    play_free(&right);
    play_free(&wrong);
}

bool find_deciding(struct play *p, struct deciding *found)
{
    const struct game *g = p->spec->game;
    struct search s = { .broken = p, .least = SIZE_MAX };
    s.list = xrealloc(NULL, 2 * (size_t)g->most_moves + 64, sizeof *s.list);
    s.wish = xrealloc(NULL, p->moves + 1, sizeof *s.wish);
    s.state = xrealloc(NULL, g->state_size, 1);
    s.ours = xrealloc(NULL, TEXT_ROOM, 1);
    s.theirs = xrealloc(NULL, TEXT_ROOM, 1);
    choice_from_seed(&s.others, p->moves);
    for (unsigned at = p->moves; at-- > 0 && s.trials < MOST_TRIALS / 2;)
        try_moves_at(&s, at, found);
    for (unsigned i = 0; i < WALKS && s.least == SIZE_MAX && find_right(&s); i++)
        walk_to_right(&s, found);
    bool met = s.least != SIZE_MAX;
    if (met) {
        p->moves = 0;
        for (unsigned i = 0; i < s.best.moves; i++)
            play_add(p, s.best.move[i]);
    }
    play_free(&s.trial);
    play_free(&s.best);
    choice_free(&s.others);
    free(s.list);
    free(s.wish);
    free(s.state);
    free(s.ours);
    free(s.theirs);
    return met;
}
