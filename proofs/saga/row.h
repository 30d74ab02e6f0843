/* A row of attack troops, as a state has to keep it: knights from the front, then
 * nothing; the lowest of each troop marked; none of more than six knights.
 */
#ifndef SAGA_ROW_H
#define SAGA_ROW_H

#include "any.h"

enum { SEAT = 1 }; /* all seats keep theirs in the same way */

/* How many bytes belong to the troop that begins there. */
static inline unsigned size_at(const struct saga_state *s, unsigned begin)
{
    unsigned size = 1;
    bool on = true;
    for (unsigned i = 1; i < COLOURS; i++) {
        on = on && begin + i < ROOM && s->attack[SEAT][begin + i] != 0
          && (s->attack[SEAT][begin + i] & FIRST) == 0;
        size += on;
    }
    return size;
}

static inline void assume_row_is_sound(const struct saga_state *s)
{
    const uint8_t *row = s->attack[SEAT];
    unsigned since = 0;
    for (unsigned i = 0; i < ROOM; i++) {
        since = (row[i] & FIRST) != 0 ? 1 : since + 1;
        assume(row[i] == 0 || is_knight(row[i] & 127u));
        assume(i == 0 || row[i - 1] != 0 || row[i] == 0);
        assume(row[i] == 0 || (i == 0 ? (row[i] & FIRST) != 0 : since <= COLOURS));
        assume(s->aim[SEAT][i] == 0 && s->barred[SEAT][i] == 0);
    }
}

#endif
