/* Running another program. */
#ifndef QUIBBLE_SYSTEM_PROCESS_H
#define QUIBBLE_SYSTEM_PROCESS_H

#include <stddef.h>

int run_and_read(char *const argv[], char *line,
                 size_t size); /* its exit status; line: the first line it prints */

#endif
