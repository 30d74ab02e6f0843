/* The entry in the table of games. */
#include "newgame.h"

#define OWN OWN_CHECKS /* of what the kit supplies: rules/functions.h lists it */
#include "../contract.h"

const struct game newgame_game = {
    .name = "newgame",
    .title = "newgame",
    .fewest_players = SEATS,
    .most_players = SEATS,
    .most_moves = AT_ONCE, /* and two lots */
    .on_table = sizeof(struct newgame_state),
    THE_FUNCTIONS,
};
