/* Verbs whose work is done by a script of the checkout. */
#include "quibble.h"

#include <unistd.h>

const char *source_root(void);
const char *repository_root(void)
{
    const char *root = source_root();
    return root ? root : ".";
}

int verb_fuzz(const struct options *o) { (void)o; return NO_TOOL; }
int verb_verify(const struct options *o) { (void)o; return NO_TOOL; }
