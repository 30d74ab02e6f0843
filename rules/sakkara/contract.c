/* Sakkara in the table of games. */
#include "sakkara.h"

#define HAS_PICTURES
#define COUNTS_PIECES
#define HAS_SYMMETRIES
#include "../contract.h"

const struct game sakkara_game = {
    .name = "sakkara",
    .title = "Sakkara",
    .fewest_players = 2,
    .most_players = PLAYERS,
    .most_moves = FIELDS * FIELDS,
    .most_key_bytes = 160,
    .on_table = offsetof(struct sakkara_state, sunk),
    THE_PIECES THE_PICTURES THE_SYMMETRIES THE_FUNCTIONS,
};
