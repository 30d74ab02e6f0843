/* Memory allocation: if memory runs out, the program ends with a message. */
#include "harness/system/memory.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"

#include <stddef.h>
#include <stdlib.h>

void *xrealloc(void *old, size_t count, size_t size)
{
    size_t bytes = count * size;
    void *room = count && bytes / count != size ? NULL : realloc(old, bytes ? bytes : 1);
    if (!room)
        fail(NO_TOOL, "out of memory (%zu times %zu bytes)", count, size);
    return room;
}
