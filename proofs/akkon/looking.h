/* Two runs of which somebody sees the same: what others have laid, or hold, is exchanged, and
 * he who looks on must not tell them apart. Any exchange of hidden things is made of such of two.
 */
#ifndef AKKON_LOOKING_H
#define AKKON_LOOKING_H

#include "any.h"

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
typedef struct akkon_state *state_changed;

enum { LOOKER = 0, OTHER = 1 }; /* all seats are alike */

/* Any bids, under the standard readings; no card is in play, for of these others speak. */
static inline struct akkon_state any_hidden_bids(struct akkon_table *t)
{
    struct akkon_state s = any(struct akkon_state);
    t->prints = t->cards = 0;
    assume(s.start < t->head.players && s.mover < t->head.players && s.marshal < ON_FIELD + CITIES);
    assume(s.shut == 0 && s.moved_from == 0); /* kept under other readings only */
    for (unsigned seat = 0; seat < SEATS; seat++) {
        for (unsigned other = 0; other < SEATS; other++)
            s.earlier[seat][other] = 0;
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            assume(s.at[seat][kind] < LENT + SEATS);
    }
    return s;
}

/* Not beside the marshal: there all lie open. */
static inline bool face_down(const struct akkon_state *s, unsigned seat, unsigned kind)
{
    return s->at[seat][kind] == IN_CAMP || s->at[seat][kind] != s->marshal;
}

static inline struct akkon_state exchanged(const struct akkon_state *s, unsigned seat, unsigned one,
                                           unsigned other)
{
    struct akkon_state twin = *s;
    twin.at[seat][one] = s->at[seat][other];
    twin.at[seat][other] = s->at[seat][one];
    return twin;
}

#endif
