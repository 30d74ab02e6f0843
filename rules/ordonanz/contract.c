/* Ordonanz' entry in the table of games. */
#include "ordonanz.h"

#define OWN \
    (OWN_SEAL | OWN_JUDGEMENT | OWN_OFFERS | OWN_WEIGHT | OWN_STANDING | OWN_VIEW | OWN_KEYS \
     | OWN_CHECKS | OWN_FACTS | OWN_PICTURES | OWN_SYMMETRIES | OWN_REPRESENTATIVE | OWN_PIECES)
#include "../contract.h"

const struct game ordonanz_game = {
    .name = "ordonanz",
    .title = "Ordonanz (The Kingdoms of Crusaders)",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = SEATS + SEATS * TALONS * (FACES - 1), /* the lot, and the first card dealt,
                                                           have most */
    .most_key_bytes = 160,
    .on_table = offsetof(struct ordonanz_state, order),
    .by_symmetry = true,
    THE_FUNCTIONS,
};
