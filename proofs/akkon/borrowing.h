/* loans.c, before a bid round: any claims, any knights lent already. */
#ifndef AKKON_BORROWING_H
#define AKKON_BORROWING_H

#include "any.h"
#define card no_look_at_cards /* where they are has another name here: a look at it is no C */
#include "../../rules/akkon/loans.c"
#undef card

static unsigned rounds_begun;
void akkon_begin_round(const struct akkon_table *t, struct akkon_state *s)
{
    (void)t, (void)s, rounds_begun++;
}

/* Five players, and seat 0 begins: all seats are alike. */
static inline struct akkon_state any_claims(struct akkon_table *t)
{
    struct akkon_state s = any(struct akkon_state);
    t->head.players = SEATS;
    s.phase = BORROW;
    s.start = 0;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            assume(s.at[p][k] == IN_CAMP
                   || (s.at[p][k] >= LENT && s.at[p][k] < LENT + SEATS && s.at[p][k] != LENT + p));
    return s;
}

#endif
