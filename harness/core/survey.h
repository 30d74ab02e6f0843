/* Where in the checkout clauses and readings are carried out, stated, tested and proved. */
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
struct guards {
    struct places scenarios, properties, canaries; /* of one reading */
    bool unnoticed; /* forced to the standard one, as ci/readings.list says, nothing notices */
};
struct survey {
    const struct spec *spec;
    struct guards (*guard)[MOST_READINGS]; /* [question], in the order of its readings */
    char owner[NAME_SIZE];                 /* what is defined in spec/ at the line at hand */
    bool of_this_game;                     /* ... of ci/canaries.list */
    struct surveyed *entry;                /* [clause] */
    const char *path;                      /* of the file at hand, from the root */
    unsigned line;
    bool listing; /* a list of clauses goes on in the next line */
};
void survey_open(struct survey *s, const struct spec *spec);
void survey_close(struct survey *s);
/* What guards each reading: scenarios that ask for it, what tells it from others in spec/, and
 * canaries. */
void survey_guards(struct survey *s, const struct spec *spec);
void survey_guards_close(struct survey *s);

#endif
