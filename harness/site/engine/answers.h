/* Answers what a page asks of the rules, as JSON. The README of harness/site lists the requests. */
#ifndef QUIBBLE_SITE_ANSWERS_H
#define QUIBBLE_SITE_ANSWERS_H

#include <stdio.h>

/* A request is a line with a verb and its words, and whatever follows that line. Any bytes get an
 * answer. */
void answer(const char *request, FILE *out);

#endif
