/* Ordonanz in the table of games. */
#include "ordonanz.h"

#define HAS_PICTURES
#define COUNTS_PIECES
#define HAS_SYMMETRIES
#include "../contract.h"

const struct game ordonanz_game = {
    .name = "ordonanz",
    .title = "Ordonanz (The Kingdoms of Crusaders)",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = SEATS + SEATS * TALONS * (FACES - 1), /* the lot, and the first card dealt */
    .most_key_bytes = 160,
    .on_table = offsetof(struct ordonanz_state, order),
    .by_symmetry = true,
    THE_PIECES THE_PICTURES THE_SYMMETRIES THE_FUNCTIONS,
};
