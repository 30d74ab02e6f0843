/* What ask and play tell of a move: why it is refused, and what followed from it. */
#ifndef QUIBBLE_CLI_TELLING_H
#define QUIBBLE_CLI_TELLING_H

#include "harness/core/reasons.h"
#include "harness/report/translation.h"
#include "harness/system/json.h"
#include "spec/spec.h"

#include <stdio.h>

/* A position and a move in it. */
struct told {
    const struct spec *spec;
    const void *table, *state;
    struct move move;
};

/* In which language: opened for a game when it is first told of. */
struct voice {
    const char *lang; /* NULL: as spec/ has it */
    struct tongue tongue;
};
void voice_for(struct voice *v, const struct spec *spec); /* fails if there are no texts */
void voice_close(struct voice *v);

/* "refused  a-clause (Heading): what is wrong", what the clause says, and what else forbids it. */
void tell_refusal(FILE *out, const struct voice *v, const struct told *t,
                  const struct reasons *why);
/* "forbidden_by": each with its clause, source, statement and what is wrong here. */
void json_reasons(struct json *j, const struct voice *v, const struct told *t,
                  const struct reasons *why);

#endif
