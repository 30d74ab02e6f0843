/* tictactoe: what the properties of all chapters share. */
#ifndef SPEC_TICTACTOE_SHARED_H
#define SPEC_TICTACTOE_SHARED_H

#include "../../rules/tictactoe/tictactoe.h"
#include "../spec.h"

#define SPEC_GAME tictactoe
#define SPEC_TABLE struct tictactoe_table
#define SPEC_STATE struct tictactoe_state

#endif
