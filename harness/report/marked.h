/* Two pictures of one game in a row: what is different in the second is marked there.
 *
 * Pictures name their things and spots (rules/forms/picture.h). A thing that is on another spot
 * than before, or that was not there, has a thick edge and a number; an arrow says where it came
 * from. One that only slid on the paper, because something beside it grew, has neither. */
#ifndef QUIBBLE_REPORT_MARKED_H
#define QUIBBLE_REPORT_MARKED_H

#include <stdio.h>

/* So many marks can be taken in at a glance; where more changed, nothing is marked. */
enum { MOST_MARKED = 9 };

/* before: the picture before it, or NULL. Says how many marks there are. */
unsigned put_marked(FILE *out, const char *svg, const char *before);

#endif
