/* A counterexample of CBMC's, judged natively and told: as a scenario where words can
 * express it, else in remarks only. True: some property breaks natively, whether the proof asserts
 * it or not. */
#ifndef QUIBBLE_CLI_REPLAY_H
#define QUIBBLE_CLI_REPLAY_H

#include "spec/spec.h"

#include <stdio.h>

struct counterexample {
    const struct spec *spec;
    const char *proof, *asserts; /* properties, clauses or duties, with blanks between; or NULL */
    void *table, *state;         /* state NULL: the table only */
    const struct move *move;     /* NULL: none */
};
bool tell_counterexample(FILE *out, const struct counterexample *c);

#endif
