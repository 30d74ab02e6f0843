/* clarify.c works it out, clarify_report.c tells it. */
#ifndef QUIBBLE_CLARIFY_H
#define QUIBBLE_CLARIFY_H

#include "tongue.h"
#include "weigh.h"
#include "witness.h"

#include <stdatomic.h>

struct clarified_pair {
    unsigned question;
    char letter[2];                   /* the standard one first, if it is one of them */
    struct witness witness;
    struct weight chance, greedy;     /* only against the standard reading */
};
struct clarified {
    const struct spec *spec;
    const struct tongue *tongue;
    struct clarified_pair *pair;
    unsigned pairs, plays;            /* plays: for each number of players */
    unsigned hands;                   /* threads; 0: one a processor */
    char sum[20];                     /* of all that goes in: the same again need not be worked out */
    struct effort effort;
    _Atomic unsigned done;
};
void write_clarifications(FILE *out, const struct clarified *c, bool html);
void clarifications_as_json(FILE *out, const struct clarified *c);
void write_index(FILE *out, const char *folder);      /* of the games that have a page there */

#endif
