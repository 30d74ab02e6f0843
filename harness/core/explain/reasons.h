/* Why a move is refused, and how that is said. */
#ifndef QUIBBLE_CORE_REASONS_H
#define QUIBBLE_CORE_REASONS_H

#include "spec/spec.h"

/* A clause that forbids the move, and what is wrong here because of it. */
struct reason {
    verdict clause;
    const struct indexed_forbids
        *forbids; /* of several the first; NULL: the game says it nowhere */
};
/* The clause that is cited, then the others in the order in which they would be: each once. */
enum { MOST_REASONS = 64 };
struct reasons {
    unsigned count; /* 0: the move is legal, or no move at all */
    struct reason by[MOST_REASONS];
};
void find_reasons(const struct spec *spec, const void *table, const void *state, struct move m,
                  verdict cited, struct reasons *r);
bool is_reason(const struct reasons *r, verdict clause);

/* What is wrong here, with {words}; if the game does not say it, what the clause says. */
const char *reason_here(const struct spec *spec, const struct reason *r);
/* "a-clause (Heading): what is wrong here; also by another-clause, a-third" */
void write_reasons(const struct spec *spec, const void *table, const void *state, struct move m,
                   const struct reasons *r, struct text *out);
/* What is wrong here: a sentence with its named values filled in. */
void write_sentence(const struct spec *spec, const char *sentence, const void *table,
                    const void *state, struct move m, struct text *out);
/* NULL, or the first {word} in it that the game does not name. */
const char *unnamed_word(const struct spec *spec, const char *sentence, char word[NAME_SIZE]);

#endif
