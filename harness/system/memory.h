/* Memory, or a clear end. */
#ifndef QUIBBLE_SYSTEM_MEMORY_H
#define QUIBBLE_SYSTEM_MEMORY_H

#include <stddef.h>

void *xrealloc(void *old, size_t count, size_t size); /* realloc, or a clear end */

#endif
