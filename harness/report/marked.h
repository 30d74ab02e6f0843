/* Two pictures of one game in a row: what is different in the second is marked there.
 *
 * Pictures name their things and spots (rules/forms/picture.h). A thing that is on another spot
 * than before, or that was not there, has a thick edge and a number; an arrow says where it came
 * from. One that only slid on the paper, because something beside it grew, has neither. */
#ifndef QUIBBLE_REPORT_MARKED_H
#define QUIBBLE_REPORT_MARKED_H

#include <stdio.h>

/* A reader can take in this number of marks; if more has changed, nothing is marked. */
enum { MOST_MARKED = 9 };

/* before: the previous picture, or NULL. Returns the number of marks. */
unsigned put_marked(FILE *out, const char *svg, const char *before);

#endif
