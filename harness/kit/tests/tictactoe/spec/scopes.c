/* The whole game: 5,478 positions, 765 of them different if the board may be turned over; 958 of
 * the positions are ends, 138 of them different. All four numbers are well known. */
#include "shared.h"

const struct scope tictactoe_scopes[] = {
    { "full", IN_TEST, "the whole game", "players 2\n", 5478, 958, 0, 765, 138 },
    END_OF_SCOPES,
};
