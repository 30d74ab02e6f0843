/* newgame: what the properties of all chapters share. */
#ifndef SPEC_NEWGAME_SHARED_H
#define SPEC_NEWGAME_SHARED_H

#include "../../rules/newgame/newgame.h"
#include "../spec.h"

#endif
