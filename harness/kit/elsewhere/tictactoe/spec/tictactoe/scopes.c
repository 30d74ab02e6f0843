/* The whole game is small. Its positions are well known: 5,478, of which 958 are over; 765 and 138
 * if those count once that are alike when the board is turned over. */
#include "../spec.h"

const struct scope tictactoe_scopes[] = {
    { "full", IN_TEST, "the whole game", "players 2\n", 5478, 958, 0, 765, 138 },
    END_OF_SCOPES,
};
