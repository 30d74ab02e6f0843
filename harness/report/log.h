/* Reads the log of a run and writes reports in several formats. */
#ifndef QUIBBLE_REPORT_LOG_H
#define QUIBBLE_REPORT_LOG_H

#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

#include <stdio.h>

struct results {
    char *text;          /* the log; the fields of the list lie in it */
    struct result *list; /* by verb, game and name */
    unsigned count, room;
    unsigned of[4]; /* how many by status */
    double seconds;
    int worst; /* status */
};
bool results_read(struct results *r, const char *path, struct complaint *c);
void results_free(struct results *r);

/* Of a result's rule: what is known of it. NULL: nothing. */
struct rule {
    const struct spec *spec;
    const struct indexed_clause *clause; /* which it is, or under which it stands */
    const struct indexed_property *property;
    const struct indexed_question *question;
};
struct rule rule_of(const struct result *r);
void rule_id(const struct result *r, char id[3 * NAME_SIZE]); /* "GAME.four-card-cap" */
const char *result_word(int status); /* "held", "found", "wrong", "not run" */
/* Where it stands: its own file, or the line of spec/ that states the rule, or the end of its
 * play. Line 0: the whole file. False: nowhere. */
bool result_place(const struct result *r, const char **file, unsigned *line);

/* "FILE:LINE"; line 0: "FILE" */
void place_text(char *text, size_t size, const char *file, unsigned line);

/* The path from the top of the checkout, if it lies there: false, and as it was, if it does not. */
bool from_top(const char *path, char *place, size_t size);

/* The moves of the play that shows it, one line of its scenario each. */
char *scenario_text(const char *path, size_t *size); /* to be freed; NULL: that is no scenario,
                                                        or a large one */
struct steps {
    struct {
        char *text;
        unsigned line;
    } *step;
    unsigned count;
};
void steps_read(struct steps *s, const char *scenario); /* none, if it cannot be read */
void steps_free(struct steps *s);

/* Well-formed text for XML, whatever it was. */
void put_xml(FILE *out, const char *text);

void write_json(FILE *out, const struct results *r);
void write_junit(FILE *out, const struct results *r);
void write_tap(FILE *out, const struct results *r);
void write_sarif(FILE *out, const struct results *r);
bool write_github(const struct results *r); /* annotations, and the summary of the job; false: not
                                              written */

#endif
