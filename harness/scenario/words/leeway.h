/* Finds which lines of a position may be left out, and which words may stand in any order:
 * changes positions of random plays and reads them with the game's own reader. */
#ifndef QUIBBLE_SCENARIO_LEEWAY_H
#define QUIBBLE_SCENARIO_LEEWAY_H

#include "harness/scenario/words/vocabulary.h"
#include "harness/system/lines.h"

struct attempt {
    char text[TEXT_ROOM], changed[TEXT_ROOM], again[TEXT_ROOM]; /* positions as they are written */
    struct lines lines;
    void *state; /* read from 'changed' */
};

/* Tries the lines of this position and counts the results in v->position. Lines with a first
 * word that was tried 'most' times are skipped. */
void try_leeway(struct vocabulary *v, const void *state, unsigned most, struct attempt *a);

/* "left out: follows from the rest"; NULL: it was not tried, or the results differ. */
const char *say_left_out(const struct line_words *l, char *said, size_t size);
bool in_any_order(const struct line_words *l);

#endif
