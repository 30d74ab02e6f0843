/* Saga's entry in the table of games. The game has no symmetries: each land has its own colour and
 * powers, and each seat its own set. */
#include "saga.h"

#define OWN \
    (OWN_SEAL | OWN_JUDGEMENT | OWN_OFFERS | OWN_WEIGHT | OWN_STANDING | OWN_VIEW | OWN_KEYS \
     | OWN_CHECKS | OWN_FACTS | OWN_PICTURES | OWN_PIECES | OWN_NAMES)
#include "../contract.h"

const struct game saga_game = {
    .name = "saga",
    .title = "Saga",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = 1024,
    .most_key_bytes = 320,
    .on_table = offsetof(struct saga_state, settled),
    THE_FUNCTIONS,
};
