/* What is different between two positions, in the game's words. */
#ifndef QUIBBLE_CORE_CHANGES_H
#define QUIBBLE_CORE_CHANGES_H

#include "rules/forms/words.h"
#include "spec/spec.h"

/* How a language says what stands in a line of a position. Each returns false if the language has
 * no words for it, which is then printed as the game writes it; empty words are not printed. */
struct line_words {
    bool (*line)(const void *with, const char *line, struct text *out);
    bool (*place)(const void *with, const char *place, struct text *out); /* its first words */
    bool (*thing)(const void *with, const char *place, const char *thing, struct text *out);
    const void *with;
};

/* How a language says it. Each takes its arguments in this order. */
struct change_words {
    const char *moves;          /* what, from where, to where */
    const char *gains, *loses;  /* where, what */
    const char *comes, *leaves; /* a whole line */
    struct line_words lines;    /* no functions: all is printed as the game writes it */
};
extern const struct change_words plain_changes; /* in English */

/* One a line: what went from one place to another, what else is different, and then what follows
 * from it. Whose turn it is and in which phase is not said. */
void write_changes(const struct spec *spec, const void *table, const void *before,
                   const void *after, const struct change_words *words, struct text *out);

#endif
