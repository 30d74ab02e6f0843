/* What ask and play tell of a move: why it is refused, and what followed from it. */
#ifndef QUIBBLE_CLI_TELLING_H
#define QUIBBLE_CLI_TELLING_H

#include "harness/core/marks.h"
#include "harness/core/told/reasons.h"
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
    bool said[MOST_MARKS]; /* clauses whose statement was told before */
};
void voice_for(struct voice *v, const struct spec *spec); /* fails if there are no texts */
void voice_close(struct voice *v);

/* "refused  a-clause (Heading): what is wrong", what the clause says, and what else forbids it. */
void tell_refusal(FILE *out, const struct voice *v, const struct told *t,
                  const struct reasons *why);
/* "legal  N: from hand A to area A 1", then who must act now, and which clauses were carried out,
 * in their order: each with what it says when it is first told. The state is the one before. */
void tell_followed(FILE *out, struct voice *v, const struct told *t, bool clauses);
/* "carried_out", "changes", "next" */
void json_followed(struct json *j, const struct voice *v, const struct told *t);
/* "forbidden_by": each with its clause, source, statement and what is wrong here. */
void json_reasons(struct json *j, const struct voice *v, const struct told *t,
                  const struct reasons *why);

#endif
