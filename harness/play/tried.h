/* The clauses for which a port was compared with the rules. The port may be wrong about the
 * others. */
#ifndef QUIBBLE_PLAY_TRIED_H
#define QUIBBLE_PLAY_TRIED_H

#include "harness/core/marks.h"
#include "harness/system/json.h"
#include "spec/spec.h"

#include <stdbool.h>
#include <stdio.h>

struct tried {
    bool carried_out[MOST_MARKS]; /* by a move that the port was told */
    bool forbade[MOST_MARKS];     /* forbade a move that the port was asked about */
    bool cited[MOST_MARKS];       /* ... and is the clause that the rules cite for it */
};

/* Notes the clauses that were carried out since marks_reset(). */
void tried_note_marks(struct tried *t, const struct spec *spec);
/* Notes every clause that forbids a move that the port was asked about. */
void tried_note_refusal(struct tried *t, const struct spec *spec, const void *table,
                        const void *state, struct move m);
bool is_new_refusal(const struct tried *t,
                    verdict v); /* is it by a clause that was not cited before? */

/* Number of clauses that could be tried and were not. A clause that forbids moves is tried when
 * it forbids one, any other clause when it is carried out. Clauses about tables only do not
 * count: a port is never sent a table that the rules refuse. */
unsigned untried_count(const struct tried *t, const struct spec *spec);
void print_untried(const struct tried *t, const struct spec *spec, FILE *out);
void json_untried(const struct tried *t, const struct spec *spec, struct json *j);

#endif
