/* Reads lines from a terminal. If libedit is found when the program runs, lines can be edited,
 * recalled and completed; without it everything else works. */
#ifndef QUIBBLE_CLI_TYPING_H
#define QUIBBLE_CLI_TYPING_H

#include <stdbool.h>
#include <stddef.h>

/* Returns the n-th completion of a line, or NULL if there are no more. 'with' belongs to the
 * caller. */
typedef const char *possible_line(void *with, unsigned number);

/* Call once before the first line. Returns true if libedit was found. */
bool typing_open(possible_line *possible, void *with);
void typing_close(void); /* keeps the lines for the next run */
/* Reads a line with its line feed, like fgets; false if the input has ended. */
bool type_line(const char *prompt, char *line, size_t size);

#endif
