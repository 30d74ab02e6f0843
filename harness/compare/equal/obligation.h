/* Proof obligations: is each changed function equivalent to its old version? */
#ifndef QUIBBLE_COMPARE_EQUAL_OBLIGATION_H
#define QUIBBLE_COMPARE_EQUAL_OBLIGATION_H

#include "harness/compare/equal/sides.h"

/* Writes into s->out a file for each function, which calls both versions; into s->out.then a file
 * for each file of the base, with every external name renamed; and the list: file, function, name
 * of its obligation. 'apart' holds the functions without a counterpart, which are judged together
 * with their callers. s->sound: assumes only tables and states that can be sound, and moves that
 * can be said. s->again: compares the base with itself. If even these differ, the function reads
 * beyond the ends of its arrays, and CBMC assumes any value there. s->wanted: only these functions.
 * s->through: functions that are judged with their callers, as if they had no counterpart.
 * s->not_compared: file, function and reason for each function that cannot be compared. */
void write_obligations(struct sides *s);

#endif
