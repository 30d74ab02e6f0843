/* newgame: what the properties of all chapters share. */
#ifndef SPEC_NEWGAME_SHARED_H
#define SPEC_NEWGAME_SHARED_H

#include "../../rules/newgame/newgame.h"
#include "../spec.h"

#define SPEC_GAME newgame
#define SPEC_TABLE struct newgame_table
#define SPEC_STATE struct newgame_state

#endif
