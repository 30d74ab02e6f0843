/* The reasons for which a move is refused, and their sentences. */
#ifndef QUIBBLE_CORE_REASONS_H
#define QUIBBLE_CORE_REASONS_H

#include "spec/spec.h"

/* A clause that forbids the move, and why it does so in this position. */
struct reason {
    verdict clause;
    const struct indexed_forbids
        *forbids; /* the first FORBIDS of the clause that applies; NULL: the spec has none for it */
};
/* The cited clause, then the others in the order in which they would be cited; each clause once. */
enum { MOST_REASONS = 64 };
struct reasons {
    unsigned count; /* 0: the move is legal, or is not a move of this game */
    struct reason by[MOST_REASONS];
};
void find_reasons(const struct spec *spec, const void *table, const void *state, struct move m,
                  verdict cited, struct reasons *r);
bool is_reason(const struct reasons *r, verdict clause);

/* The sentence about this position, with its {words}; the statement of the clause if there is
 * none. */
const char *reason_here(const struct spec *spec, const struct reason *r);
/* "a-clause (Heading): the sentence; also by another-clause, a-third" */
void write_reasons(const struct spec *spec, const void *table, const void *state, struct move m,
                   const struct reasons *r, struct text *out);
/* The sentence about this position, with its named values filled in. */
void write_sentence(const struct spec *spec, const char *sentence, const void *table,
                    const void *state, struct move m, struct text *out);
/* NULL, or the first {word} in it for which the game has no value. */
const char *unnamed_word(const struct spec *spec, const char *sentence, char word[NAME_SIZE]);

#endif
