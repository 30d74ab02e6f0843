/* What a page does not have: files, and a terminal that shows progress. */
#include "harness/system/paths.h"
#include "harness/system/progress.h"

#include <stddef.h>

/* No scenario names a sheet that is a file. */
char *path_beside(const char *file, const char *other)
{
    (void)file, (void)other;
    return NULL;
}

void progress_done(void)
{
}
