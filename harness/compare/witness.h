/* The nearest position in which two readings of a question differ. */
#ifndef QUIBBLE_COMPARE_WITNESS_H
#define QUIBBLE_COMPARE_WITNESS_H

#include "harness/compare/twins.h"
#include "spec/spec.h"

#include <stdio.h>

enum where { IN_SCOPE, FROM_SCENE, AT_FULL_SIZE };
struct witness {
    const struct spec *spec[2]; /* the same spec, or two revisions of it */
    unsigned question;
    char letter[2];
    bool found; /* false: no difference was found */
    enum where where;
    char place[NAME_SIZE * 4]; /* the scope, the scene's file, or "2 players" */
    struct contrast contrast;
    unsigned moves_before;        /* moves from the beginning of the play to the position */
    void *table[2], *position[2]; /* the last position that is equal under both... */
    struct move *move;            /* ...and the moves after which they differ */
    unsigned moves;
    void *after[2];
    char also[NAME_SIZE]; /* "q-slug=X" that both sides need, or "" */
    char alike_in[400];   /* scopes that were visited completely, without a difference */
    unsigned alike_scopes;
    uint64_t states, plays; /* numbers of pairs of states and of plays that were compared */
};
struct effort {
    uint64_t most_states; /* the most pairs of states in one scope */
    uint64_t memory;
    unsigned plays, steps; /* of the whole game */
    uint64_t seed;
    char ruling[MAX_QUESTIONS]; /* the reading that was ruled, by question; 0: the standard */
};
void rule(const struct effort *effort, const struct spec *spec, void *table);
void find_witness(struct witness *w, const struct spec *spec, unsigned question, char one,
                  char other, const struct effort *effort);
void witness_free(struct witness *w);
char *observation_of(const struct witness *w,
                     unsigned side); /* what contrast.seat sees, or NULL: the whole position */
char *lines_only_in(const char *one, const char *other);
char *witness_text(const struct witness *w, unsigned side);
void write_witness(FILE *out, const struct witness *w, unsigned side);

#endif
