/* A game of two screens for tests of the scenario language and the options:
 * nature gives every player a colour that only its owner sees; then players
 * take 1 to 3 stones from one heap in turn. Who takes the last stone wins
 * (q-last=A), or nobody may take it and the game is stuck (B). */
#ifndef QUIBBLE_TESTS_STONES_H
#define QUIBBLE_TESTS_STONES_H

#include "spec/spec.h"

enum {
    STONES_ENOUGH_STONES = FIRST_CLAUSE,
    STONES_DEAL_FIRST,
    STONES_WHOSE_TURN,
    STONES_HEAP_CAP,
    STONES_TAKE_CAP,
    STONES_LAST_STONE_STAYS,
    STONES_PLAY_ENDS
};
extern const struct spec stones_spec;

#endif
