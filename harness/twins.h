/* twins.c: two sets of rules, or of readings, played side by side. */
#ifndef QUIBBLE_TWINS_H
#define QUIBBLE_TWINS_H

#include "quibble.h"

struct twin {
    const struct spec *spec;
    const void *table;
    const void *position;             /* where plays begin; NULL: at the start */
};

/* What somebody would notice. */
enum contrast_kind { ALIKE, OTHER_MOVES, OTHER_END, OTHER_SIGHT, OTHER_TABLE };
extern const char *const contrast_names[];
struct contrast {
    enum contrast_kind kind;
    struct move move;                 /* OTHER_MOVES: legal on one side... */
    unsigned allowed;                 /* ...this one...                    */
    verdict refused;                  /* ...and why not on the other. OTHER_TABLE: the whole table */
    unsigned seat;                    /* OTHER_SIGHT: who sees it          */
};

struct twins {
    struct twin twin[2];
    struct game game;                 /* the pair as a game; its table is this struct */
    struct spec spec;
    size_t first_key;                 /* bytes of the first one's key */
    struct move *list;
    void *seen[2], *state;
};
bool twins_open(struct twins *t, const struct twin *one, const struct twin *other);
void twins_close(struct twins *t);
const void *twins_state(const struct twins *t, const void *state, unsigned side);
bool twins_differ(struct twins *t, const void *state, struct contrast *c);

/* A way to where the two part. */
enum pursuit_end { GIVEN_UP, NOWHERE_APART, NEAREST };
struct pursuit {
    enum pursuit_end end;
    struct contrast contrast;         /* after the last move of the path */
    struct path path;
    uint64_t states;                  /* pairs that were visited         */
};
/* Nearest first; NOWHERE_APART: all were visited, and no two differ. */
void twins_search(struct twins *t, uint64_t most_states, uint64_t memory, struct pursuit *p);
bool twins_play(struct twins *t, struct choice *from, unsigned most_steps, struct pursuit *p);
bool twins_follow(struct twins *t, const struct path *path, struct pursuit *p);     /* as far as both allow it */
void twins_shrink(struct twins *t, struct pursuit *p);

#endif
