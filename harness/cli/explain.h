/* What ask and play print about a move: why it is refused, or what followed from it. */
#ifndef QUIBBLE_CLI_EXPLAIN_H
#define QUIBBLE_CLI_EXPLAIN_H

#include "harness/core/marks.h"
#include "harness/core/explain/reasons.h"
#include "harness/report/translation.h"
#include "harness/system/json.h"
#include "spec/spec.h"

#include <stdio.h>

/* A position and a move in it. */
struct situation {
    const struct spec *spec;
    const void *table, *state;
    struct move move;
};

/* Prints explanations in one language. Its texts are loaded for each game when they are first
 * needed. */
struct explainer {
    const char *lang; /* NULL: the language of spec/ */
    struct translation translation;
    bool explained[MOST_MARKS]; /* clauses whose statement was printed before */
};
void explainer_open(struct explainer *v, const struct spec *spec); /* fails if there are no texts */
void explainer_close(struct explainer *v);

/* Writes the label at the beginning of a line, such as " refused ": the word, and blanks up to
 * the width of labels in this language. For "" these are blanks only. */
enum { LABEL_SIZE = 40 };
const char *label_text(const struct explainer *v, const struct spec *spec, const char *word,
                       char room[LABEL_SIZE]);
/* Returns the label's word in the language. */
const char *label_word(const struct explainer *v, const struct spec *spec, enum phrase_id label);
/* Prints "refused a-clause (Heading): what is wrong", the clause's statement, and the other
 * clauses that forbid the move. */
void print_refusal(FILE *out, const struct explainer *v, const struct situation *t,
                   const struct reasons *why);
/* Prints "legal N: from hand A to area A 1" and who acts next; with 'clauses' also those that
 * were carried out, in order, each with its statement the first time. t->state is the state
 * before the move. */
void print_followed(FILE *out, struct explainer *v, const struct situation *t, bool clauses);
/* Writes the same as "carried_out", "changes" and "next". */
void json_followed(struct json *j, const struct explainer *v, const struct situation *t);
/* Writes "forbidden_by": each clause with its source, its statement and what is wrong here. */
void json_reasons(struct json *j, const struct explainer *v, const struct situation *t,
                  const struct reasons *why);

#endif
