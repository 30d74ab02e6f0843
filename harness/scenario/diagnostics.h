/* The errors of a scenario: each has a place, a message and, if one was found, a mend. */
#ifndef QUIBBLE_SCENARIO_DIAGNOSTICS_H
#define QUIBBLE_SCENARIO_DIAGNOSTICS_H

#include "harness/system/json.h"

#include <stdbool.h>
#include <stdio.h>

enum { MOST_ERRORS = 20, MOST_PLACES = 8, SAID_ROOM = 320 };

/* A place in the file: a line and a word of it. Columns count letters, from 1; 0: the whole
 * line. */
struct place {
    unsigned line, column, width;
    char said[SAID_ROOM]; /* the line as written, or its beginning */
    char note[120];       /* printed behind the carets that mark the word */
};
/* Where the fix belongs. FIX_AWAY: the line should be left out. */
enum fix_place { FIX_INSTEAD, FIX_ABOVE, FIX_BELOW, FIX_AWAY };
struct diagnostic {
    struct place at;
    char message[2000];  /* "found ..., expected ..." */
    char fix[SAID_ROOM]; /* a whole line that can be read, or "" */
    enum fix_place fix_at;
    bool warning;    /* the line is allowed in a sketch, but no play leads to it */
    bool near;       /* the fix is probably what was meant; otherwise it is an example */
    unsigned others; /* further places */
    struct place other[MOST_PLACES];
};
struct diagnostics {
    const char *file;
    /* dropped: after the first MOST_ERRORS, they are only counted */
    unsigned count, dropped, errors;
    struct diagnostic list[MOST_ERRORS];
};

/* How the mend is printed: "did you mean: hand A L", "put above it: end", or "" for none. */
const char *mend_of(const struct diagnostic *d, char text[2 * SAID_ROOM]);
void add_diagnostic(struct diagnostics *all, const struct diagnostic *d);
void mark_place(struct place *p, unsigned line, const char *said, unsigned from, unsigned bytes);
/* Each begins with "FILE:LINE:COLUMN: ". */
void print_diagnostics(FILE *out, const struct diagnostics *all, bool colour);
void json_diagnostics(struct json *j, const struct diagnostics *all);

#endif
