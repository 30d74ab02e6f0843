/* What is different between the rules of two revisions. */
#ifndef QUIBBLE_COMPARE_EQUAL_CHANGED_H
#define QUIBBLE_COMPARE_EQUAL_CHANGED_H

#include "harness/compare/equal/c_text.h"

/* Of items on one side only: "FILE: NAME" of functions, "declarations"; sorted. */
struct list changed_items(struct list theirs, struct list ours);

/* Lines "same FILE" and "differs FILE", the latter followed by what diff says of the texts of its
 * lines: the clauses whose marks stand where lines differ; of a function without marks, those of
 * the statements that call it. Sorted. */
struct list touched_clauses(struct list said, const char *tree);

#endif
