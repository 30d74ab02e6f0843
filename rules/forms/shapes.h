/* The lines of a position, whatever the game: see members.h. */
#ifndef QUIBBLE_SHAPES_H
#define QUIBBLE_SHAPES_H

#include "words.h"

enum shape {
    OWN_FORM, /* by the game's functions */
    ONE,      /* a byte: step 2 */
    COUNTS,   /* how many of each: holder A ship 2xgrain (5); with sized the number in all, too */
    BITS      /* bits: gathered a4 c4 */
};

enum {
    A_NUMBER = 0, /* the sort of a value that is no more than a number, up to 'most' ... */
    A_PLACE = 255 /* ... and of one that is counted from 1                               */
};

enum {
    ALWAYS = 1,  /* it is written even if it is 0                                    */
    DERIVED = 2, /* it follows from the rest, and is written only if it does not     */
    SIZED = 4,   /* behind counts their sum, if some are not seen: a byte at size_at */
    SECRET = 8   /* only the player of the row knows it: see rules/forms/plain.h           */
};

enum {
    DERIVE = 255,    /* in a position being read: not told yet                     */
    SUM_UNTOLD = 254 /* in a view: nobody says how many there are, "(?)"           */
};

struct line {
    const char *word;
    uint8_t shape, sort, flags;
    uint8_t most;    /* the largest number; of a set, how many there can be; of counts, their sum */
    uint8_t each[2]; /* the sorts of what stands between the word and the value                   */
    uint16_t at,
        size; /* where the member is, and how large                                        */
    uint16_t
        step[2]; /* bytes from one index to the next                                          */
    uint16_t size_at;
    const char *expected; /* NULL: what the sort says */
};

/* The bytes of a member for an index. */
static inline size_t line_at(const struct line *l, const unsigned *index)
{
    return l->at + (size_t)l->step[0] * index[0] + (size_t)l->step[1] * index[1];
}
static inline size_t line_size(const struct line *l)
{
    return l->each[1] ? l->step[1] : l->each[0] ? l->step[0] : l->size;
}

bool line_differs(const struct line *l, const void *s, const void *derived, const unsigned *index);
/* The line without its end, and with it. */
void line_put(const struct line *l, struct speller speller, const void *s, const unsigned *index,
              struct text *out);
void line_write(const struct line *l, struct speller speller, const void *s, const unsigned *index,
                struct text *out);
const char *line_read(const struct line *l, struct speller speller, const struct words *in,
                      unsigned from, void *s, const unsigned *index);
void line_forget(const struct line *l, void *s);

unsigned sum_of(const uint8_t *counts, unsigned kinds);
/* " 2xgrain hewn", and how many that are. */
unsigned put_counts(struct speller speller, unsigned sort, const uint8_t *counts, unsigned kinds,
                    struct text *out);
/* The same from a word on, or "none"; not more than 'most' in all. Where there is a place for it,
 * behind them the sum in brackets, or (?): if none is told, DERIVE. */
bool read_counts(struct speller speller, unsigned sort, const struct words *in, unsigned from,
                 uint8_t *counts, unsigned kinds, unsigned most, uint8_t *size);

#endif
