/* The functions that the page's worker, or node, calls: it puts a request into a buffer and reads
 * the answer. */
#include "harness/site/engine/answers.h"
#include "harness/system/memory.h"

#include <stdio.h>
#include <stdlib.h>

#define CALLED_FROM_OUTSIDE(name) __attribute__((export_name(name), used))

char *site_room(size_t size);
const char *site_answer(void);

static char *request, *said;

/* Returns the buffer for a request of so many bytes; its last byte is 0. */
CALLED_FROM_OUTSIDE("site_room") char *site_room(size_t size)
{
    free(request);
    request = xrealloc(NULL, size + 1, 1);
    request[size] = 0;
    return request;
}

CALLED_FROM_OUTSIDE("site_answer") const char *site_answer(void)
{
    size_t size;
    free(said);
    said = NULL;
    FILE *out = open_memstream(&said, &size);
    if (!out)
        return "{}";
    answer(request, out);
    fclose(out);
    return said;
}
