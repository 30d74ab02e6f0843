/* Which clauses were exercised: what the RULE marks noted. The numbers of
 * clauses start anew with each game, so one game is watched at a time. */
#include "quibble.h"

#include <string.h>

enum { MOST_MARKS = 256 };

#ifdef QUIBBLE_FEEDBACK
/* The fuzz target keeps the counters where its fuzzer looks for them. */
void marks_reset(void)
{
    for (unsigned i = 0; i < MOST_MARKS; i++)
        rule_hits[i] = 0;
}
#else
uint8_t rule_hits[MOST_MARKS];

void marks_reset(void)
{
    memset(rule_hits, 0, sizeof rule_hits);
}
#endif

uint64_t marks_of(verdict v)
{
    return v < MOST_MARKS ? rule_hits[v] : 0;
}
