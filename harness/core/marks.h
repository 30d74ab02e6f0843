/* Which clauses were exercised: counts of the RULE marks that were reached. */
#ifndef QUIBBLE_CORE_MARKS_H
#define QUIBBLE_CORE_MARKS_H

#include "rules/game.h"

#include <stdint.h>

enum { MOST_MARKS = 256 };
uint8_t *marks_own(void); /* counts of this thread by clause that are not yet gathered */
void marks_reset(void);
void marks_note(verdict v); /* counts the clause as if it had been exercised */
void marks_gather(void);    /* adds the counts of this thread to the totals */
uint64_t marks_of(verdict v);

/* The clauses carried out since carried_reset(), in the order in which each was reached first. Only
 * the copy of the rules that is compiled with QUIBBLE_ORDER reports them. */
struct carried {
    unsigned count;
    verdict clause[MOST_MARKS];
};
void carried_reset(void);
const struct carried *carried_out(void); /* of this thread */

#endif
