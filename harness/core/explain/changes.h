/* The differences between two positions, in the game's words. */
#ifndef QUIBBLE_CORE_CHANGES_H
#define QUIBBLE_CORE_CHANGES_H

#include "rules/forms/words.h"
#include "spec/spec.h"

/* How a language words a line of a position. Each function returns false if the language has no
 * words for the line, which is then printed as the game writes it. Empty words are not printed. */
struct line_words {
    bool (*line)(const void *with, const char *line, struct text *out);
    bool (*place)(const void *with, const char *place, struct text *out); /* its first words */
    bool (*thing)(const void *with, const char *place, const char *thing, struct text *out);
    const void *with;
};

/* Sentences of a language. Each takes its arguments in this order. */
struct change_words {
    const char *moves;          /* arguments: what, from where, to where */
    const char *gains, *loses;  /* arguments: where, what */
    const char *comes, *leaves; /* argument: a whole line */
    struct line_words lines;    /* without functions everything is printed as the game writes it */
};
extern const struct change_words plain_changes; /* the sentences in English */

/* Prints one line each: things that moved from place to place, other differences, and then
 * derived facts. Omits whose turn it is and the phase. */
void write_changes(const struct spec *spec, const void *table, const void *before,
                   const void *after, const struct change_words *words, struct text *out);

#endif
