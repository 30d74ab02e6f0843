/* Text, line by line and word by word. */
#ifndef QUIBBLE_SYSTEM_LINES_H
#define QUIBBLE_SYSTEM_LINES_H

#include "harness/system/complain.h"
#include "rules/forms/words.h"

enum { LINE_ROOM = 4097, MOST_WORDS = LINE_ROOM / 2, TEXT_ROOM = 1 << 16, MOST_SCENARIO = 1 << 20 };
struct lines { /* any text of ours, line by line and word by word */
    const char *at, *end, *file;
    unsigned number;
    bool bad;              /* next_line() ended because of a complaint */
    struct words in;       /* the words of this line, without its comment */
    char shown[LINE_ROOM]; /* the same, as written */
    unsigned indent;       /* bytes in front of it */
    unsigned bad_letter;   /* of a line that is no text: which letter of it is none, from 1 */
    char split[LINE_ROOM];
    const char *word[MOST_WORDS];
};
bool lines_open(struct lines *l, const char *text, size_t size, const char *file,
                struct complaint *c);
bool next_line(struct lines *l, struct complaint *c); /* the next one that says something */
/* Where a word begins, in bytes of what is shown; behind the last word: where one more would. */
unsigned word_place(const struct lines *l, unsigned word);
bool is_blank(char c);
/* this, and at most a comment */
bool is_only_word(const char *line, size_t length, const char *word);

#endif
