/* Lines that somebody types. On a terminal they can be edited, called back and completed, if
 * libedit is there; it is looked for when the program runs, so that it need not be there. */
#ifndef QUIBBLE_CLI_TYPING_H
#define QUIBBLE_CLI_TYPING_H

#include <stdbool.h>
#include <stddef.h>

/* What a line could be, by number; NULL: there are no more. 'with' is the caller's. */
typedef const char *possible_line(void *with, unsigned number);

/* Once, before the first line. True: there is an editor. */
bool typing_open(possible_line *possible, void *with);
/* A line with its line feed, as fgets has it; false: the input has ended. */
bool type_line(const char *prompt, char *line, size_t size);

#endif
