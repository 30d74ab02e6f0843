/* A line that is being repaired: changes of words, and whether the reader accepts it. For this
 * folder only. */
#ifndef QUIBBLE_SCENARIO_MEND_ATTEMPT_H
#define QUIBBLE_SCENARIO_MEND_ATTEMPT_H

#include "harness/scenario/mend/repair.h"

enum { FAR = 100 }; /* a distance between words that have nothing in common */

struct attempt {
    unsigned count;
    const char *word[MOST_REPAIRED + REPAIR_ROUNDS];
};

/* repair.c */
/* Returns the number of words that do not fit yet; 0 if the reader accepts the line. */
unsigned left_of(struct repair *r, const struct attempt *a, struct misread *wrong);
bool is_taken(const struct repair *r, const struct attempt *a);
void replace_word(struct attempt *a, unsigned at, const char *word);
void insert_word(struct attempt *a, unsigned at, const char *word);
void drop_word(struct attempt *a, unsigned at);
unsigned distance_to(const char *found, const char *wanted);
void write_fix(struct repair *r, const struct attempt *a);
/* adds the text to the list; what it returns is 'used' of the next call */
size_t append_text(char *list, size_t size, size_t used, const char *text);
bool text_word(const char **from, char word[NAME_SIZE]); /* the next word; false at the end */

/* slips.c: whether one slip of the pen makes the line what it is; the fix is written then */
bool with_small_change(struct repair *r, const struct attempt *a, unsigned first, unsigned end);
bool with_moved_words(struct repair *r, const struct attempt *a, unsigned first, unsigned end);
bool without_commas(struct repair *r, const struct attempt *a);
/* slips.c: one word less, more or other than it has, from the words of these texts */
bool with_other_part(struct repair *r, const struct attempt *a, const char *text);
bool with_less(struct repair *r, const struct attempt *a);
bool with_any_word(struct repair *r, const struct attempt *a, unsigned first, const char *known);

#endif
