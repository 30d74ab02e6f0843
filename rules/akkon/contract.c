/* Akkon's entry in the table of games. The game has no symmetries: the cards tell cities and tracks
 * apart, and the marshal tells the seats apart. */
#include "akkon.h"

#define OWN \
    (OWN_SEAL | OWN_JUDGEMENT | OWN_OFFERS | OWN_WEIGHT | OWN_STANDING | OWN_VIEW | OWN_KEYS \
     | OWN_CHECKS | OWN_FACTS | OWN_PICTURES | OWN_REPRESENTATIVE)
#include "../contract.h"

const struct game akkon_game = {
    .name = "akkon",
    .title = "Akkon",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = CARDS * CITIES + 8, /* every print on every city, and the other moves of a turn */
    .most_key_bytes = 208,            /* five players, under every reading that remembers
                                         something */
    .on_table = offsetof(struct akkon_state, phase),
    THE_FUNCTIONS,
};
