/* Sakkara's entry in the table of games. */
#include "sakkara.h"

#define OWN \
    (OWN_SEAL | OWN_JUDGEMENT | OWN_OFFERS | OWN_WEIGHT | OWN_STANDING | OWN_VIEW | OWN_KEYS \
     | OWN_CHECKS | OWN_FACTS | OWN_PICTURES | OWN_SYMMETRIES | OWN_REPRESENTATIVE | OWN_PIECES)
#include "../contract.h"

const struct game sakkara_game = {
    .name = "sakkara",
    .title = "Sakkara",
    .fewest_players = 2,
    .most_players = PLAYERS,
    .most_moves = FIELDS * FIELDS,
    .most_key_bytes = 160,
    .on_table = offsetof(struct sakkara_state, sunk),
    THE_FUNCTIONS,
};
