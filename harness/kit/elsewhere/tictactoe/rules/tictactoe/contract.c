/* The entry in the table of games. */
#include "tictactoe.h"

#define OWN (OWN_SYMMETRIES | OWN_REPRESENTATIVE) /* of what the kit supplies: functions.h */
#include "../contract.h"

const struct game tictactoe_game = {
    .name = "tictactoe",
    .title = "Tic-tac-toe",
    .fewest_players = SEATS,
    .most_players = SEATS,
    .most_moves = FIELDS,
    .on_table = sizeof(struct tictactoe_state),
    .by_symmetry = true,
    THE_FUNCTIONS,
};
