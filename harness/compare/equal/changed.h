/* Compares the rules of two revisions. */
#ifndef QUIBBLE_COMPARE_EQUAL_CHANGED_H
#define QUIBBLE_COMPARE_EQUAL_CHANGED_H

#include "harness/compare/equal/c_text.h"

/* For items on one side only: "FILE: NAME" for functions, and "declarations"; sorted. */
struct list changed_items(struct list theirs, struct list ours);

/* Reads lines "same FILE" and "differs FILE", the latter followed by the output of diff. Writes,
 * sorted, the clauses whose marks are at the lines that differ; for a function without marks,
 * those of the statements that call it. */
struct list touched_clauses(struct list said, const char *tree);

#endif
