/* Which clauses a port was held against: a port that was never asked about a clause may have it
 * wrong. */
#ifndef QUIBBLE_PLAY_TRIED_H
#define QUIBBLE_PLAY_TRIED_H

#include "harness/core/marks.h"
#include "harness/system/json.h"
#include "spec/spec.h"

#include <stdbool.h>
#include <stdio.h>

struct tried {
    bool carried_out[MOST_MARKS]; /* in a move that the port was told, or in what it answered */
    bool forbade[MOST_MARKS];     /* a move, and the port was asked about that */
    bool cited[MOST_MARKS];       /* ... and was the first to */
};

/* What was carried out since marks_reset(). */
void tried_note_marks(struct tried *t, const struct spec *spec);
/* A move that the port was asked about: every clause that forbids it there. */
void tried_note_refusal(struct tried *t, const struct spec *spec, const void *table,
                        const void *state, struct move m);
bool is_new_refusal(const struct tried *t, verdict v); /* by a clause that forbade nothing yet */

/* How many clauses were not tried that can be. A clause that forbids moves counts as tried when it
 * forbade one, any other one when it was carried out. What only tables must have is not tried: a
 * port is sent no table that the rules refuse. */
unsigned untried_count(const struct tried *t, const struct spec *spec);
void print_untried(const struct tried *t, const struct spec *spec, FILE *out);
void json_untried(const struct tried *t, const struct spec *spec, struct json *j);

#endif
