/* Words: how moves, positions and sheets are written and read, without I/O.
 *
 * Everything is line by line and word by word. A phrase is the pattern of one
 * kind of move; the same pattern prints it and reads it, so the two cannot
 * drift apart. In a pattern
 *     @    is the actor (A, B, C ...)
 *     p0   is argument 0 as a player's letter
 *     #1   is argument 1 as a number counted from one
 *     =2   is argument 2 as a plain number
 *     $0   is argument 0 as a word of its sort
 *     stair!2   is that word, and says that argument 2 is 1
 * and everything else stands for itself. A value that has no word in the game
 * is written ?N, so that even nonsense moves survive printing and reading.
 *
 * A reader returns NULL, or what was expected. Where words->wrong is given it also says at which
 * word it stopped and what may stand there; phrase_read() does so for all phrases that begin alike.
 */
#ifndef QUIBBLE_WORDS_H
#define QUIBBLE_WORDS_H

#include "../game.h"

struct text {
    char *at, *end; /* a 0 follows the written part; what does not fit is cut, and sets 'full' */
    bool full;
};

/* Where a reader stopped, and what it would accept there. Blanks separate the accepted words. */
enum { ALLOWED_ROOM = 4096 };
struct misread {
    unsigned players; /* seats that may be named; 0: every letter. The caller sets it */
    bool told;        /* a reader has reported; the other members mean nothing before that */
    unsigned at;      /* the word that does not fit, from 0; the number of words: one is missing */
    const char *what; /* what belongs there, "a tile"; NULL: only the words in the room */
    bool number, line_end; /* number: least to most may stand there; line_end: the line may end */
    unsigned least, most;
    unsigned words; /* words that are allowed; the room holds all of them unless 'full' */
    bool full;
    char room[ALLOWED_ROOM];
};

struct words {
    unsigned count;
    const char *const *word; /* the words of one line */
    struct misread *wrong;   /* where a reader reports; NULL: the caller does not ask */
};

/* A set of values that words name: from a list, or by a game's own functions. The word for a value
 * may depend on the table: the name of a field on the size of the board. */
struct sort {
    const char *const *name; /* of the values from 'first' on; NULL: the functions write and read */
    uint8_t first, count;
    bool (*write)(const void *table, unsigned value, struct text *out); /* both return false */
    bool (*read)(const void *table, const char *word, unsigned *value); /* for an unknown word   */
    const char *expected;                                               /* "the name of a tile"  */
};

struct speller {
    const struct sort *sorts;
    const void *table;
};

/* A kind of move: the sorts of its arguments, and its patterns. The second pattern is used for a
 * move that the first one cannot express in full. */
struct phrase {
    uint8_t kind;
    uint8_t sort[MOVE_ARGS];
    const char *pattern[2];
};

bool one_of(const char *word, const char *const *names, unsigned count, unsigned *value);
bool spell(struct speller speller, unsigned sort, uint8_t value, struct text *out);
bool unspell(struct speller speller, unsigned sort, const char *word, uint8_t *value);

void put(struct text *out, const char *string);
void put_char(struct text *out, char c);
void put_number(struct text *out, unsigned n);
void put_seat(struct text *out, unsigned seat);
void put_with_number(struct text *out, const char *word, unsigned n);
void put_with_seat(struct text *out, const char *word, unsigned seat);

bool same_word(const char *a, const char *b);
bool read_number(const char *word, unsigned most, unsigned *n);
bool read_seat(const char *word, unsigned players, unsigned *seat);
const char *read_times(const char *word, unsigned *n); /* "3xWORD", or "WORD" for 1; returns WORD */
bool read_size(const char *word, unsigned most, uint8_t *size); /* "(5)" */

/* A reader that rejects a line reports so: stop_at() first, then what is allowed there. These
 * functions do nothing if in->wrong is NULL. */
void stop_at(const struct words *in, unsigned word, const char *what);
void allow_word(const struct words *in, const char *word);
void allow_words(const struct words *in, const char *const *words, unsigned count);
void allow_number(const struct words *in, unsigned least, unsigned most);
void allow_seats(const struct words *in, unsigned players);
void allow_end(const struct words *in);
/* Allows every word of a sort that the speller can both write and read. */
void allow_sort(const struct words *in, struct speller speller, unsigned sort);
/* Copies the next allowed word and moves *from, which begins at wrong->room, behind it. Returns
 * NULL behind the last one. */
const char *next_allowed(const char **from, char word[NAME_SIZE]);

void phrase_write(const struct phrase *list, unsigned count, struct speller speller, struct move m,
                  struct text *out);
const char *phrase_read(const struct phrase *list, unsigned count, struct speller speller,
                        const struct words *in, struct move *m);

/* Writes a move with the names that hold in this position. */
static inline void write_move_here(const struct game *g, const void *table, const void *state,
                                   struct move m, struct text *out)
{
    if (g->write_move_at)
        g->write_move_at(table, state, m, out);
    else
        g->write_move(table, m, out);
}

static inline const char *read_move_here(const struct game *g, const void *table, const void *state,
                                         const struct words *in, struct move *m)
{
    return g->read_move_at ? g->read_move_at(table, state, in, m) : g->read_move(table, in, m);
}

#endif
