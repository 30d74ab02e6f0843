/* A line that is being repaired: changes of words, and whether the reader accepts it. For this
 * folder only. */
#ifndef QUIBBLE_SCENARIO_MEND_ATTEMPT_H
#define QUIBBLE_SCENARIO_MEND_ATTEMPT_H

#include "harness/scenario/mend/repair.h"

enum { FAR = 100 }; /* the distance between words that have nothing in common */

struct attempt {
    unsigned count;
    const char *word[MOST_REPAIRED + REPAIR_ROUNDS];
};

/* repair.c */
/* Returns how many words the reader has not accepted, or 0 if it accepts the line. */
unsigned left_of(struct repair *r, const struct attempt *a, struct misread *wrong);
bool is_taken(const struct repair *r, const struct attempt *a);
void replace_word(struct attempt *a, unsigned at, const char *word);
void insert_word(struct attempt *a, unsigned at, const char *word);
void drop_word(struct attempt *a, unsigned at);
unsigned distance_to(const char *found, const char *wanted);
void write_fix(struct repair *r, const struct attempt *a);
/* appends to the list; returns what the next call needs as 'used' */
size_t append_text(char *list, size_t size, size_t used, const char *text);
/* reads the next word of a text; false at the end */
bool text_word(const char **from, char word[NAME_SIZE]);

/* slips.c: each tries one kind of slip; if a line is accepted, it writes the fix and returns
 * true */
bool with_small_change(struct repair *r, const struct attempt *a, unsigned first, unsigned end);
bool with_moved_words(struct repair *r, const struct attempt *a, unsigned first, unsigned end);
bool without_commas(struct repair *r, const struct attempt *a);
/* slips.c: the same for a word more, less or instead, taken from the words of these texts */
bool with_other_part(struct repair *r, const struct attempt *a, const char *text);
bool with_less(struct repair *r, const struct attempt *a);
bool with_any_word(struct repair *r, const struct attempt *a, unsigned first, const char *known);

#endif
