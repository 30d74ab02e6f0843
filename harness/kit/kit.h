/* Where the kit is: the sources and scripts that a game in a repository of its own is checked
 * with. */
#ifndef QUIBBLE_KIT_KIT_H
#define QUIBBLE_KIT_KIT_H

#include "harness/core/options.h"

/* The checkout around the program, or PREFIX/share/quibble/kit; or ends with a message. */
const char *kit_folder(void);
int verb_new(const struct options *o);

#endif
