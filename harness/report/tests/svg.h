/* Is this a picture as rules/picture.h promises? */
#ifndef QUIBBLE_REPORT_TESTS_SVG_H
#define QUIBBLE_REPORT_TESTS_SVG_H

#include <stdbool.h>

/* What is wrong with it and where it is, or NULL. The pages keep pictures small. */
enum { MOST_PICTURE = 60000, WIDEST_PICTURE = 700, SMALLEST_LETTERS = 11 };
struct flaw {
    const char *what; /* NULL: it is sound */
    const char *at;   /* in the picture */
};
struct flaw flaw_of(const char *svg);

#endif
