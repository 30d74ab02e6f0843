/* Saga in the table of games. It names no symmetries: each land has a colour and powers of
 * its own, and each seat a set of its own. */
#include "saga.h"

#define HAS_PICTURES
#define COUNTS_PIECES
#define NAMES_BY_POSITION
#include "../contract.h"

const struct game saga_game = {
    .name = "saga",
    .title = "Saga",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = 1024,
    .most_key_bytes = 320,
    .on_table = offsetof(struct saga_state, settled),
    THE_PIECES THE_PICTURES THE_NAMES THE_FUNCTIONS,
};
