/* What followed from a legal move: the clauses that were carried out, what is different now, and
 * who must act. */
#ifndef QUIBBLE_CORE_FOLLOWED_H
#define QUIBBLE_CORE_FOLLOWED_H

#include "harness/core/explain/changes.h"
#include "harness/core/marks.h"
#include "rules/forms/words.h"
#include "spec/spec.h"

/* How a language says who is next. */
struct next_words {
    const char *chance, *or, *over, *nobody, *score, *winner;
    /* a move as the game writes it, told as a sentence; false: as it is written. NULL: all are */
    bool (*tell)(const void *with, const char *written, struct text *out);
    const void *with;
};
extern const struct next_words plain_next;

struct followed {
    struct carried by; /* in their order; none where the rules tell of none */
    char *changes;     /* lines (changes.h) */
    char *next;        /* "B draws ...": what may be done now, or how it ended */
};
/* 'm' is legal there. Free it with followed_free. */
void follow(const struct spec *spec, const void *table, const void *before, struct move m,
            const struct change_words *words, const struct next_words *next, struct followed *f);
void followed_free(struct followed *f);

#endif
