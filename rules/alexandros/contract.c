/* Alexandros' entry in the table of games. */
#include "alexandros.h"

#define OWN \
    (OWN_SEAL | OWN_JUDGEMENT | OWN_OFFERS | OWN_WEIGHT | OWN_STANDING | OWN_VIEW | OWN_KEYS \
     | OWN_CHECKS | OWN_FACTS | OWN_PICTURES | OWN_SYMMETRIES | OWN_REPRESENTATIVE | OWN_PIECES)
#include "../contract.h"

const struct game alexandros_game = {
    .name = "alexandros",
    .title = "Alexandros",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = 3 * AREAS,
    .most_key_bytes = 140,
    .on_table = offsetof(struct alexandros_state, phase),
    THE_FUNCTIONS,
};
