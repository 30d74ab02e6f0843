/* Files that the caller typed. */
#ifndef QUIBBLE_CLI_NAMED_H
#define QUIBBLE_CLI_NAMED_H

#include "harness/system/complain.h"

#include <stddef.h>

/* read_file(), and of a file that is not there the nearest name is told. */
char *read_named_file(const char *path, size_t most, size_t *size, struct complaint *c);
void hint_file(const char *path, struct complaint *c); /* the hint alone, behind a complaint */

#endif
