/* The errors of a scenario: each has its place, the line, and a fix. */
#ifndef QUIBBLE_SCENARIO_DIAGNOSTICS_H
#define QUIBBLE_SCENARIO_DIAGNOSTICS_H

#include "harness/system/json.h"

#include <stdbool.h>
#include <stdio.h>

enum { MOST_ERRORS = 20, MOST_PLACES = 8, SAID_ROOM = 320 };

/* A place in the file: the line, and a word of it. Columns count letters from 1; 0: no word. */
struct place {
    unsigned line, column, width;
    char said[SAID_ROOM]; /* the line as written, cut */
    char note[120];       /* what stands under the caret */
};
/* What to do with the fix. */
enum fix_place { FIX_INSTEAD, FIX_ABOVE, FIX_BELOW, FIX_AWAY };
struct diagnostic {
    struct place at;
    char message[2000];    /* "found ..., expected ..." */
    char fix[SAID_ROOM];   /* the whole line as it would be read, or "" */
    enum fix_place fix_at; /* instead of the line; above or below it; or leave the line out */
    bool warning;          /* a sketch may be so, no play */
    bool near;             /* the fix is what was meant; else it is an example */
    unsigned others;       /* further places */
    struct place other[MOST_PLACES];
};
struct diagnostics {
    const char *file;
    unsigned count, dropped, errors; /* those behind the first MOST_ERRORS are only counted */
    struct diagnostic list[MOST_ERRORS];
};

/* "did you mean: hand A L", "put above it: end", or "" */
const char *mend_of(const struct diagnostic *d, char text[2 * SAID_ROOM]);
void add_diagnostic(struct diagnostics *all, const struct diagnostic *d);
void mark_place(struct place *p, unsigned line, const char *said, unsigned from, unsigned bytes);
/* "FILE:LINE:COLUMN: " */
void print_diagnostics(FILE *out, const struct diagnostics *all, bool colour);
void json_diagnostics(struct json *j, const struct diagnostics *all);

#endif
