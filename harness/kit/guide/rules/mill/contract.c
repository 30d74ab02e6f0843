/* The entry in the table of games. */
#include "mill.h"

#define OWN OWN_OFFERS /* of what the kit supplies: rules/functions.h lists it */
#include "../contract.h"

const struct game mill_game = {
    .name = "mill",
    .title = "Nine men's morris",
    .fewest_players = SEATS,
    .most_players = SEATS,
    .most_moves = 9 * 24 * 9,
    .on_table = sizeof(struct mill_state),
    THE_FUNCTIONS,
};
