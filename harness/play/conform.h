/* The verb conform. */
#ifndef QUIBBLE_PLAY_CONFORM_H
#define QUIBBLE_PLAY_CONFORM_H

#include "harness/core/options.h"

int verb_conform(const struct options *o);

#endif
