/* A play that breaks something, and how it is shrunk. */
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
/* Somebody outside who plays along (conform.c): asked at the start of a play, and
 * after each move of it; false: p->broken says what. like: only what broke there. */
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
    unsigned look;                     /* what broke, as an enum look; 0: nothing */
    struct broken broken;              /* ... after the last move */
    struct move culprit;               /* LOOK_MOVE: the move that was tried there */
    const struct companion *companion; /* LOOK_COMPANION: who disagreed, ... */
    unsigned asked;                    /* ... and in answer to what */
    uint64_t number;                   /* of a campaign: the seed and this make the play */
    bool as_met;                       /* it is not made smaller */
    bool at_end;                       /* it breaks when it is over: it cannot be cut short */
};
void play_clear(struct play *p, const struct spec *spec, const void *table);
void play_add(struct play *p, struct move m);
void play_free(struct play *p);
bool judge_state(struct play *p, const void *state, unsigned looks);
bool judge_step(struct play *p, const void *before, struct move m, const void *after);
bool judge_move(struct play *p, const void *state, struct move m);
bool same_break(const struct play *a, const struct play *b);
/* Plays list without the moves from..to-1; what is not legal then is passed to
 * the one whose turn it is, or left out. True: it breaks as 'like' does. */
bool replay_without(const struct play *like, const struct move *list, unsigned count, unsigned from,
                    unsigned to, struct play *kept);
unsigned price_of(const struct play *p);           /* cost of repeating the check for one state */
bool shrink_play(struct play *p, uint64_t budget); /* false: budget spent, maybe not least */
struct breaker {
    bool (*breaks)(void *with, const uint32_t *tape, unsigned length);
    void *with;
};
bool shrink_tape(uint32_t *tape, unsigned *length, struct breaker b, uint64_t budget);

#endif
