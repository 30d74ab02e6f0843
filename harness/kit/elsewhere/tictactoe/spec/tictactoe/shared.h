/* tictactoe: what the properties of all chapters share. */
#ifndef SPEC_TICTACTOE_SHARED_H
#define SPEC_TICTACTOE_SHARED_H

#include "../../rules/tictactoe/tictactoe.h"
#include "../spec.h"

#endif
