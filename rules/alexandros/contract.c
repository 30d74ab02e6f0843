/* Alexandros in the table of games. It names no symmetries: governors are placed, and cards
 * given, in a rising order that a board turned over would not keep. */
#include "alexandros.h"

#define GAME alexandros
#define HAS_PICTURES
#include "../contract.h"

static bool representative(const void *t, const void *s) { return alexandros_representative(t, s); }

const struct game alexandros_game = {
    .name = "alexandros",
    .title = "Alexandros",
    .fewest_players = 2,
    .most_players = SEATS,
    .most_moves = 3 * AREAS,
    .most_key_bytes = 140,
    .on_table = offsetof(struct alexandros_state, phase),
    .draw = draw,
    .representative = representative,
    THE_FUNCTIONS,
};
