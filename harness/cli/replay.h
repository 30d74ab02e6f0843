/* Runs a counterexample of CBMC natively and prints it: as a scenario if the words of the game can
 * express it, otherwise only as comments. Returns true if some property breaks natively, whether or
 * not the proof asserts it. */
#ifndef QUIBBLE_CLI_REPLAY_H
#define QUIBBLE_CLI_REPLAY_H

#include "spec/spec.h"

#include <stdio.h>

struct counterexample {
    const struct spec *spec;
    const char *proof, *asserts; /* properties, clauses or duties, separated by blanks; or NULL */
    void *table, *state;         /* state NULL: the counterexample is a table */
    const struct move *move;     /* NULL: none */
};
bool tell_counterexample(FILE *out, const struct counterexample *c);

#endif
