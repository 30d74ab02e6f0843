/* Reads the log of a run and writes reports in several formats. */
#ifndef QUIBBLE_REPORT_LOG_H
#define QUIBBLE_REPORT_LOG_H

#include "harness/report/results.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

#include <stdio.h>

struct results {
    char *text;          /* the log; the fields of the list point into it */
    struct result *list; /* sorted by verb, game and name */
    unsigned count, room;
    unsigned of[4]; /* number of results with each status */
    double seconds;
    int worst; /* the worst status */
};
bool results_read(struct results *r, const char *path, struct complaint *c);
void results_free(struct results *r);

/* What is known about the rule of a result; NULL: nothing. */
struct rule {
    const struct spec *spec;
    const struct indexed_clause
        *clause; /* the clause itself, or the one that the property is under */
    const struct indexed_property *property;
    const struct indexed_question *question;
};
struct rule rule_of(const struct result *r);
void rule_id(const struct result *r, char id[3 * NAME_SIZE]); /* "GAME.four-card-cap" */
const char *result_word(int status); /* "held", "found", "wrong", "not run" */
/* The place of a result: its own file, or the line of spec/ that states the rule, or the end of
 * its play. Line 0: the whole file. False: no place. */
bool result_place(const struct result *r, const char **file, unsigned *line);

/* "FILE:LINE"; line 0: "FILE" */
void place_text(char *text, size_t size, const char *file, unsigned line);

/* Makes a path relative to the top of the checkout. False, and the path unchanged, if it is
 * outside. */
bool from_top(const char *path, char *place, size_t size);

/* The moves of the play that shows the finding, each with its line in the scenario. */
char *scenario_text(const char *path,
                    size_t *size); /* must be freed; NULL: not a scenario, or too large */
struct steps {
    struct {
        char *text;
        unsigned line;
    } *step;
    unsigned count;
};
void steps_read(struct steps *s, const char *scenario); /* none if the file cannot be read */
void steps_free(struct steps *s);

/* Makes any text well-formed for XML. */
void put_xml(FILE *out, const char *text);

void write_json(FILE *out, const struct results *r);
void write_junit(FILE *out, const struct results *r);
void write_tap(FILE *out, const struct results *r);
void write_sarif(FILE *out, const struct results *r);
bool write_github(const struct results
                      *r); /* writes annotations and the summary of the job; false if that failed */

#endif
