/* Finds the kit: the sources and scripts with which a game in another repository is checked. */
#ifndef QUIBBLE_KIT_KIT_H
#define QUIBBLE_KIT_KIT_H

#include "harness/core/options.h"

/* Returns the checkout around the program, or PREFIX/share/quibble/kit; fails with a message if
 * there is neither. */
const char *kit_folder(void);
int verb_new(const struct options *o);

#endif
