/* Text, line by line and word by word. */
#ifndef QUIBBLE_SYSTEM_LINES_H
#define QUIBBLE_SYSTEM_LINES_H

#include "harness/system/complain.h"
#include "rules/forms/words.h"

enum { LINE_ROOM = 4097, MOST_WORDS = LINE_ROOM / 2, TEXT_ROOM = 1 << 16, MOST_SCENARIO = 1 << 20 };
struct lines { /* splits any text into lines and words */
    const char *at, *end, *file;
    unsigned number;
    bool bad;              /* next_line() ended with a complaint */
    struct words in;       /* the words of the line, without its comment */
    char shown[LINE_ROOM]; /* the line as written, without its comment */
    unsigned indent;       /* number of bytes in front of it */
    unsigned bad_letter;   /* the number of the first invalid character, from 1 */
    char split[LINE_ROOM];
    const char *word[MOST_WORDS];
};
bool lines_open(struct lines *l, const char *text, size_t size, const char *file,
                struct complaint *c);
bool next_line(struct lines *l, struct complaint *c); /* the next line that is not empty */
/* The byte offset of a word in 'shown'; behind the last word, the offset where another one would
 * begin. */
unsigned word_place(const struct lines *l, unsigned word);
bool is_blank(char c);
/* Splits the line at its blanks into at most 'most' words; what follows them is left out. */
unsigned split_words(char *line, const char **word, unsigned most);
/* Is the line only this word, perhaps with a comment? */
bool is_only_word(const char *line, size_t length, const char *word);

#endif
