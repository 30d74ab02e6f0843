/* The fixed phrases of the pages, one file for each language. Formats take the same arguments in
 * the same order in all languages. */
#ifndef QUIBBLE_REPORT_PHRASES_PHRASES_H
#define QUIBBLE_REPORT_PHRASES_PHRASES_H

#include "harness/report/translation.h"

extern const char *const phrases_en[PHRASES], *const phrases_nl[PHRASES],
                                                  *const phrases_de[PHRASES];

#endif
