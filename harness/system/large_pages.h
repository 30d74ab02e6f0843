/* Zeroed memory in large pages of the machine. */
#ifndef QUIBBLE_SYSTEM_LARGE_PAGES_H
#define QUIBBLE_SYSTEM_LARGE_PAGES_H

#include <stddef.h>

void *pages_open(size_t size); /* size: a power of two; NULL: out of memory */
void pages_close(void *at, size_t size);

#endif
