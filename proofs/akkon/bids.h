/* Any pieces on the fields, under the standard readings or others: knights in the camp, on
 * any field, or lent; the marshal with the start player or on a field.
 */
#ifndef AKKON_BIDS_H
#define AKKON_BIDS_H

#include "any.h"

static inline struct akkon_state any_bids(const struct akkon_table *t)
{
    struct akkon_state s = any(struct akkon_state);
    assume(s.start < t->head.players && s.marshal < ON_FIELD + CITIES);
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned other = 0; other < SEATS; other++)
            s.earlier[seat][other] = 0;
        for (unsigned kind = 0; kind < KNIGHTS; kind++) {
            assume(s.at[seat][kind] < LENT + SEATS);
            if (seat >= t->head.players)
                s.at[seat][kind] = 0;
        }
    }
    return s;
}

/* Is that knight on that field? */
static inline bool on(const struct akkon_state *s, unsigned seat, unsigned kind, unsigned city)
{
    return s->at[seat][kind] == 1 + city;
}

#endif
