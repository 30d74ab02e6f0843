/* Files that the caller typed. */
#ifndef QUIBBLE_CLI_NAMED_H
#define QUIBBLE_CLI_NAMED_H

#include "harness/system/complain.h"

#include <stddef.h>

/* Like read_file(); if there is no such file, the message suggests the nearest name. */
char *read_named_file(const char *path, size_t most, size_t *size, struct complaint *c);
void hint_file(const char *path, struct complaint *c); /* appends the suggestion to a message */

#endif
