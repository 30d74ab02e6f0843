/* Proof obligations: is each changed function equivalent to its old version? */
#ifndef QUIBBLE_COMPARE_EQUAL_OBLIGATION_H
#define QUIBBLE_COMPARE_EQUAL_OBLIGATION_H

#include "harness/compare/equal/sides.h"

/* Into s->out go a file for each function, in which the two stand beside each other; into
 * s->out.then a file for each file of the base, with every name that is seen outside of it renamed;
 * and the list: file,
 * function, the name of its obligation; apart has the functions that have no counterpart, which are
 * judged with what calls them. s->sound: only of tables and states that can be sound, and of moves
 * that can be said. s->again: not today's version, the base's once more: where it does not do even
 * what it did itself, it looks beyond the ends of its arrays, and CBMC takes whatever is there.
 * s->wanted: only these. s->through: functions that are judged with what calls them, as if they had
 * no counterpart. What cannot be compared so stays in s->not_compared: file, function, why. */
void write_obligations(struct sides *s);

#endif
