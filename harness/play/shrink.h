/* A play that breaks something, and functions that shrink it. */
#ifndef QUIBBLE_PLAY_SHRINK_H
#define QUIBBLE_PLAY_SHRINK_H

#include "harness/core/battery.h"
#include "spec/spec.h"

enum look {
    LOOK_TABLE = 1,
    LOOK_STATE = 2,
    LOOK_STEP = 4,
    LOOK_UNIVERSE = 8,
    LOOK_VIEWS = 16,
    LOOK_WORDS = 32,
    LOOK_OUTCOME = 64,
    LOOK_MOVE = 128,
    LOOK_SPELLING = 256,
    LOOK_SYMMETRY = 512,
    LOOK_COMPANION = 1024,
    LOOK_STUCK = 2048
};
/* A companion looks at a play from outside: a port, in conform.c. It is called at the start and
 * after each move. False: p->broken says what is wrong. If 'like' is not NULL, the companion
 * looks only for the same break. */
struct play;
struct companion {
    bool (*agrees)(void *with, const struct play *like, struct play *p, const void *state);
    void *with;
};
struct play {
    const struct spec *spec;
    void *table;
    struct move *move;
    unsigned moves, room;
    unsigned look;                     /* which check broke, an enum look; 0: none */
    struct broken broken;              /* ... after the last move */
    struct move culprit;               /* LOOK_MOVE: the move that was tried there */
    const struct companion *companion; /* LOOK_COMPANION: the companion that disagreed, ... */
    unsigned asked;                    /* ... and what it was asked */
    uint64_t number; /* its number in the campaign, which with the seed determines the play */
    bool as_met;     /* it must not be shrunk */
    bool at_end;     /* only its end is wrong, so no shorter beginning of it breaks */
};
void play_clear(struct play *p, const struct spec *spec, const void *table);
void play_add(struct play *p, struct move m);
void play_free(struct play *p);
bool judge_state(struct play *p, const void *state, unsigned looks);
bool judge_step(struct play *p, const void *before, struct move m, const void *after);
bool judge_move(struct play *p, const void *state, struct move m);
bool same_break(const struct play *a, const struct play *b);
/* Replays the moves of the list, except from..to-1, on the table of 'like'. A move that has
 * become illegal is made by the player whose turn it is or, if that is illegal too, left out.
 * True: the play, now in 'kept', breaks as 'like' does. */
bool replay_without(const struct play *like, const struct move *list, unsigned count, unsigned from,
                    unsigned to, struct play *kept);
unsigned price_of(const struct play *p); /* the cost of repeating the check in one state */
bool shrink_play(
    struct play *p,
    uint64_t budget); /* false: the budget was used up, so the play may not be the smallest */
struct breaker {
    bool (*breaks)(void *with, const uint32_t *tape, unsigned length);
    void *with;
};
bool shrink_tape(uint32_t *tape, unsigned *length, struct breaker b, uint64_t budget);

#endif
