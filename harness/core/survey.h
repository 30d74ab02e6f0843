/* Finds where the checkout carries out, states, tests and proves clauses and readings. */
#ifndef QUIBBLE_CORE_SURVEY_H
#define QUIBBLE_CORE_SURVEY_H

#include "spec/spec.h"

struct places {
    char **place;
    unsigned count, room;
}; /* places in the form "rules/GAME/FILE.c:LINE" */
struct surveyed {
    struct places marks, properties, tests, proofs;
};
struct guards {
    struct places scenarios, properties, canaries; /* of one reading */
    /* ci/readings.list says that nothing detects the replacement of this reading by the standard
     * one */
    bool unnoticed;
};
struct survey {
    const struct spec *spec;
    struct guards (*guard)[MOST_READINGS]; /* [question], in the order of its readings */
    char owner[NAME_SIZE];                 /* the name that the current line of spec/ defines */
    bool of_this_game;      /* the current line of ci/canaries.list is about this game */
    struct surveyed *entry; /* by clause */
    const char *path;       /* the current file, relative to the root */
    unsigned line;
    bool listing; /* a list of clauses continues in the next line */
};
void survey_open(struct survey *s, const struct spec *spec);
void survey_close(struct survey *s);
/* What would detect a mistake in each reading: scenarios that ask for it, lines of spec/ that
 * distinguish it, and canaries. */
void survey_guards(struct survey *s, const struct spec *spec);
void survey_guards_close(struct survey *s);

#endif
