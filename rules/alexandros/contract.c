/* Alexandros in the table of games. */
#include "alexandros.h"

#define HAS_PICTURES
#define COUNTS_PIECES
#define HAS_SYMMETRIES
#include "../contract.h"

const struct game alexandros_game = {
    .name = "alexandros",
    .title = "Alexandros",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = 3 * AREAS,
    .most_key_bytes = 140,
    .on_table = offsetof(struct alexandros_state, phase),
    THE_PIECES THE_PICTURES THE_SYMMETRIES THE_FUNCTIONS,
};
