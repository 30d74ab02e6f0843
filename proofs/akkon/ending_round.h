/* rounds.c, without what it goes on to. */
#ifndef AKKON_ENDING_ROUND_H
#define AKKON_ENDING_ROUND_H

#include "any.h"

static unsigned rounds_begun;

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
bool akkon_window(table_given t, state_given s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
    return any_bool();
}
void akkon_reveal(table_given t, struct akkon_state *s)
{
    (void)t, (void)s;
}
void akkon_card_done(table_given t, struct akkon_state *s)
{
    (void)t, (void)s;
}
void akkon_too_many(table_given t, struct akkon_state *s, unsigned after)
{
    (void)t, (void)s, (void)after;
}
void akkon_forget_claims(table_given t, struct akkon_state *s)
{
    (void)t, (void)s;
}
void akkon_go_home(table_given t, struct akkon_state *s)
{
    (void)t, (void)s, rounds_begun++;
}

static unsigned given_held;
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
    return given_held;
}

bool akkon_next_claim(table_given t, state_given s, unsigned *lender, unsigned *taker)
{
    (void)t, (void)s;
    *lender = *taker = 0;
    return any_bool();
}

#include "../../rules/akkon/rounds.c"

#endif
