/* Small games whose every state can be visited: before the lot, then the stones left and whose turn
 * it is. Either player may begin, so with n stones each of them can be to move at n, n-1 .. 0:
 * 1 + 2 * (n + 1) states, two of them without stones. */
#include "../spec.h"

const struct scope newgame_scopes[] = {
    { "full", IN_TEST, "the whole game", "players 2\nstones 7\n", 17, 2, 0, 0, 0 },
    { "four", IN_TEST, "four stones", "players 2\nsmall\nstones 4\n", 11, 2, 0, 0, 0 },
    END_OF_SCOPES,
};
