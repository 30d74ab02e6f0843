/* What a position may leave out, and which words of a line may stand in any order: tried out in
 * positions of plays, with the game's own reader. */
#ifndef QUIBBLE_SCENARIO_LEEWAY_H
#define QUIBBLE_SCENARIO_LEEWAY_H

#include "harness/scenario/words/vocabulary.h"
#include "harness/system/lines.h"

struct attempt {
    char text[TEXT_ROOM], changed[TEXT_ROOM], again[TEXT_ROOM]; /* positions as they are written */
    struct lines lines;
    void *state; /* read from 'changed' */
};

/* Tries the lines of this position, and counts in v->position what came of it: each word that a
 * line begins with until it was tried so often. */
void try_leeway(struct vocabulary *v, const void *state, unsigned most, struct attempt *a);

/* "left out, it follows from the rest", or NULL: nothing was seen, or not always the same. */
const char *say_left_out(const struct line_words *l, char *said, size_t size);
bool in_any_order(const struct line_words *l);

#endif
