/* What a page asks of the rules, and the answer as JSON. The README of harness/site has the
 * requests. */
#ifndef QUIBBLE_SITE_ANSWERS_H
#define QUIBBLE_SITE_ANSWERS_H

#include <stdio.h>

/* A request: a line with a verb and its words, and what follows that line. Any bytes get an
 * answer. */
void answer(const char *request, FILE *out);

#endif
