/* Results: each is a line in a log that all processes of a run share. At the end reports are
 * written from it. */
#ifndef QUIBBLE_REPORT_RESULTS_H
#define QUIBBLE_REPORT_RESULTS_H

#include "harness/core/options.h"

#include <stdbool.h>
#include <stdio.h>

enum report_form { REPORT_JUNIT, REPORT_SARIF, REPORT_TAP, REPORT_JSON, NO_REPORT };
enum report_form report_form(const char *path); /* chosen by the ending of the file's name */
struct result {
    int status;              /* HELD, FOUND, WRONG_CALL, NO_TOOL */
    const char *verb, *game; /* game is NULL: not about a single game */
    const char *name;        /* what was checked; the same name in every run */
    const char *rule;        /* FOUND: a clause or property of the game, or a word of the verb's
                                own */
    const char *file;        /* its place; NULL: the place where the rule is stated */
    unsigned line;
    const char *scenario; /* a file with the play that shows it, or NULL */
    const char *text;     /* what the check found */
    double seconds;
};
int worse(int status, int another); /* the status that a program should end with */
void results_open(const struct options *o);
bool results_wanted(void);
void results_note(const struct result *r); /* does nothing if no report was asked for */
__attribute__((format(printf, 3, 4)))
/* prints the message; returns the status */
int nothing_done(const char *verb, const char *game, const char *format, ...);
int results_close(int status, const char *why); /* returns the exit status; 'why' may be NULL */

int verb_report(const struct options *o);

#endif
