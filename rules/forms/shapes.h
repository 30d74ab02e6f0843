/* The shapes of the lines of a position, for all games: see members.h. */
#ifndef QUIBBLE_SHAPES_H
#define QUIBBLE_SHAPES_H

#include "words.h"

enum shape {
    OWN_FORM, /* written and read by the game's functions */
    ONE,      /* one byte: step 2 */
    COUNTS,   /* how many of each: holder A ship 2xgrain (5); SIZED adds the sum */
    BITS      /* a set: gathered a4 c4 */
};

enum {
    A_NUMBER = 0, /* the sort of a value that is a plain number, from 0 to 'most' */
    A_PLACE = 255 /* the sort of a value that is counted from 1                          */
};

enum {
    ALWAYS = 1,  /* it is written even if it is 0                                    */
    DERIVED = 2, /* it follows from the other lines, and is written only where it differs */
    SIZED = 4,   /* the sum follows the counts, as some may be hidden: a byte at size_at */
    SECRET = 8   /* only the player of the row knows it: see rules/forms/plain.h           */
};

enum {
    DERIVE = 255,    /* while a position is read: no line has given this value yet */
    SUM_UNTOLD = 254 /* in a view: the sum is hidden, "(?)"                        */
};

struct line {
    const char *word;
    uint8_t shape, sort, flags;
    uint8_t most;    /* the largest number; of a set, its room; of counts, their largest sum */
    uint8_t each[2]; /* the sorts of the words between the first one and the value                */
    uint16_t at,
        size; /* where the member is, and its bytes                                        */
    uint16_t
        step[2]; /* bytes from one index to the next                                          */
    uint16_t size_at;
    const char *expected; /* what an error message asks for; NULL: the sort's words */
};

/* The offset of a member's bytes for an index. */
static inline size_t line_at(const struct line *l, const unsigned *index)
{
    return l->at + (size_t)l->step[0] * index[0] + (size_t)l->step[1] * index[1];
}
static inline size_t line_size(const struct line *l)
{
    return l->each[1] ? l->step[1] : l->each[0] ? l->step[0] : l->size;
}

bool line_differs(const struct line *l, const void *s, const void *derived, const unsigned *index);
/* Writes the line without its line end, and with it. */
void line_put(const struct line *l, struct speller speller, const void *s, const unsigned *index,
              struct text *out);
void line_write(const struct line *l, struct speller speller, const void *s, const unsigned *index,
                struct text *out);
const char *line_read(const struct line *l, struct speller speller, const struct words *in,
                      unsigned from, void *s, const unsigned *index);
void line_forget(const struct line *l, void *s);

unsigned sum_of(const uint8_t *counts, unsigned kinds);
/* Writes " 2xgrain hewn", and returns the sum of the counts. */
unsigned put_counts(struct speller speller, unsigned sort, const uint8_t *counts, unsigned kinds,
                    struct text *out);
/* Reads the counts from word 'from' on, or "none"; their sum is at most 'most'. If size is not
 * NULL, the sum in brackets, or (?), may follow them; without it *size becomes DERIVE. */
bool read_counts(struct speller speller, unsigned sort, const struct words *in, unsigned from,
                 uint8_t *counts, unsigned kinds, unsigned most, uint8_t *size);

#endif
