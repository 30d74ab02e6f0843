/* Memory allocation that never returns NULL. */
#ifndef QUIBBLE_SYSTEM_MEMORY_H
#define QUIBBLE_SYSTEM_MEMORY_H

#include <stddef.h>

void *xrealloc(void *old, size_t count,
               size_t size); /* realloc; if memory runs out, fails with a message */

#endif
