/* What stands where in the checkout. */
#ifndef QUIBBLE_CORE_SURVEY_H
#define QUIBBLE_CORE_SURVEY_H

#include "spec/spec.h"

struct places {
    char **place;
    unsigned count, room;
}; /* "rules/GAME/FILE.c:LINE" */
struct surveyed {
    struct places marks, properties, tests, proofs;
};
struct survey {
    const struct spec *spec;
    struct surveyed *entry; /* [clause] */
    const char *path;       /* of the file at hand, from the root */
    unsigned line;
    bool listing; /* a list of clauses goes on in the next line */
};
void survey_open(struct survey *s, const struct spec *spec);
void survey_close(struct survey *s);

#endif
