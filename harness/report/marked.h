/* Marks in a picture what changed since the previous one.
 *
 * Pictures name their things and spots (rules/forms/picture.h). A thing that is on another spot
 * than before, or is new, gets a thick edge and a number; an arrow shows where it came from. A
 * thing that only moved on the paper, because something beside it grew, gets neither. */
#ifndef QUIBBLE_REPORT_MARKED_H
#define QUIBBLE_REPORT_MARKED_H

#include <stdio.h>

/* A reader can take in this number of marks; if more has changed, nothing is marked. */
enum { MOST_MARKED = 9 };

/* before: the previous picture, or NULL. Returns the number of marks. */
unsigned put_marked(FILE *out, const char *svg, const char *before);

#endif
