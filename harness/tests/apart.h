/* Runs a part of a test in a process of its own, because it may end the program or print. */
#ifndef QUIBBLE_TESTS_APART_H
#define QUIBBLE_TESTS_APART_H

#include <stddef.h>

/* What 'act' returns becomes the exit status. said: what it writes to 'file', STDOUT_FILENO or
 * STDERR_FILENO, as far as there is room; standard input is empty. -1: it could not be run, or was
 * ended by a signal. */
int status_apart(int (*act)(const void *with), const void *with, int file, char *said, size_t room);

#endif
