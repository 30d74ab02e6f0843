/* Splits a preprocessed file into its functions and declarations, and finds the lines of a
 * source near its marks (RULE, BY). */
#ifndef QUIBBLE_COMPARE_EQUAL_C_TEXT_H
#define QUIBBLE_COMPARE_EQUAL_C_TEXT_H

#include "harness/compare/equal/pool.h"

/* Reads preprocessed text. Returns a line for each function and declaration:
 *
 *    FILE, its name ("declarations" without a FILE, if it is not a function), its text
 *
 * without marks and needless blanks. FILE comes from the line markers: it is the header or source
 * that contains the item. If 'file' is given, it replaces FILE, and a fourth field has it for
 * declarations, too. */
struct list c_items(struct list text, const char *file);

/* A line of a source without its comments. */
struct marked_line {
    const char *text;
    const char *function; /* the function around it, or "" */
    /* the marks of a line: those of its statement, else the nearest above in its function, else
     * the nearest below */
    const char *marks;
    const char *own; /* the marks of its statement only */
};
struct marked {
    struct marked_line *line;
    size_t count;
};
struct marked c_marked(struct list source);

/* The word before the first "(" that follows a word; "" if there is none. */
const char *word_before_bracket(const char *text);

#endif
