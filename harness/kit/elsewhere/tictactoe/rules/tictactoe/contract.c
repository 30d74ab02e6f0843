/* The entry in the table of games. */
#include "tictactoe.h"

#include "../contract.h"

const struct game tictactoe_game = {
    .name = "tictactoe",
    .title = "Tic-tac-toe",
    .fewest_players = SEATS,
    .most_players = SEATS,
    .most_moves = FIELDS,
    .most_key_bytes = sizeof(struct tictactoe_state),
    .on_table = sizeof(struct tictactoe_state),
    THE_FUNCTIONS,
};
