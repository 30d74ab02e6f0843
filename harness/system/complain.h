/* One clear message with the right exit status. */
#ifndef QUIBBLE_SYSTEM_COMPLAIN_H
#define QUIBBLE_SYSTEM_COMPLAIN_H

#include <stdbool.h>
#include <stdio.h>

extern int (*on_failure)(int status, const char *why); /* called before the program ends, or NULL */
void fail(int status, const char *format, ...)
    __attribute__((noreturn, format(printf, 2, 3))); /* "quibble: ..." on stderr */
struct complaint {
    char text[1200];
}; /* "FILE:LINE: found ..., expected ..." */
void complain(struct complaint *c, const char *file, unsigned line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* "FILE:LINE:COLUMN: found ..., expected ..." */
void complain_at(struct complaint *c, const char *file, unsigned line, unsigned column,
                 const char *format, ...) __attribute__((format(printf, 5, 6)));
/* Finds the innermost "FILE:LINE: " at the beginning of a message whose FILE exists. False: there
 * is none. */
bool find_location(const char *message, char *file, size_t size, unsigned *line);
void make_printable(char *text); /* removes what a terminal or a CI service would take as a
                                    command */
/* NULL: c says why */
char *read_file(const char *path, size_t most, size_t *size, struct complaint *c);
/* The same for a plain file only: no pipe, device or link. Messages name it as 'shown'. */
char *read_plain_file(const char *path, const char *shown, size_t most, size_t *size,
                      struct complaint *c);
struct output {
    FILE *file;
    char path[4096], temporary[4200];
};
/* writes under another name ... */
bool open_output(struct output *o, const char *path, struct complaint *c);
/* ... then renames */
bool close_output(struct output *o, struct complaint *c);
struct nearest {
    const char *wanted, *name;
    unsigned distance;
    char hint[120];
};
void nearest_of(struct nearest *n, const char *name); /* call it for every possible name */
const char *nearest_hint(struct nearest *n);          /* " (did you mean 'x'?)" or "" */

#endif
