/* The consequences of a legal move: the clauses that were carried out, the changes, and who must
 * act. */
#ifndef QUIBBLE_CORE_FOLLOWED_H
#define QUIBBLE_CORE_FOLLOWED_H

#include "harness/core/explain/changes.h"
#include "harness/core/marks.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

/* How a language says who is next. */
struct next_words {
    const char *chance, *or, *over, *nobody, *score, *winner;
    /* writes a move as a sentence; false: print it as the game writes it. NULL: print all so */
    bool (*tell)(const void *with, const char *written, struct text *out);
    const void *with;
};
extern const struct next_words plain_next;

struct followed {
    struct carried by; /* in their order; empty if the rules do not report clauses */
    char *changes;     /* the lines of changes.h */
    char *next;        /* "B draws ...": the moves that are possible now, or the result */
};
/* 'm' must be legal. Free the result with followed_free. */
void follow(const struct spec *spec, const void *table, const void *before, struct move m,
            const struct change_words *words, const struct next_words *next, struct followed *f);
void followed_free(struct followed *f);

#endif
