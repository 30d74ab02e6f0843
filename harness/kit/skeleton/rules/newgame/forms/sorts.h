/* What an argument of a move, or a word of a position, can be. */
#ifndef NEWGAME_SORTS_H
#define NEWGAME_SORTS_H

#include "../../forms/shapes.h"
#include "../newgame.h"

enum { SEAT = 1, PHASE, NUMBER, SORTS };
extern const struct sort newgame_sorts[SORTS];

#endif
