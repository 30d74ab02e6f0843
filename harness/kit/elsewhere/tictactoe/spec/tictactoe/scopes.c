/* The whole game is small. Its positions are well known: 5,478, of which 958 are over. */
#include "shared.h"

const struct scope tictactoe_scopes[] = {
    { "full", IN_TEST, "the whole game", "players 2\n", 5478, 958, 0, 0, 0 },
    END_OF_SCOPES,
};
