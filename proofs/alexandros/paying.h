/* For obligations about what is paid, given and discarded: cards of five symbols, at most eleven of
 * each. */
#ifndef ALEXANDROS_PAYING_H
#define ALEXANDROS_PAYING_H

#include "cards.h"

unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return any(unsigned);
}
unsigned alexandros_supply(table_given t, state_given s, unsigned seat)
{
    return any(unsigned);
}
bool alexandros_stands(table_given t, state_given s, unsigned seat, unsigned area)
{
    return any_bool();
}
bool alexandros_is_province(table_given t, state_given s, unsigned province)
{
    return any_bool();
}
void alexandros_recall(struct alexandros_state *s, unsigned seat, unsigned area)
{
}
void alexandros_post(struct alexandros_state *s, unsigned seat, unsigned area)
{
}
#include "../../rules/alexandros/occupying.c"

/* Of each symbol there are eleven: those of two hands, used and to be paid, discarded. */
static inline void assume_cards_are_of_one_deck(const struct alexandros_state *s)
{
    assume_few_cards(s);
    for (unsigned k = 0; k < SYMBOLS; k++)
        for (unsigned seat = 0; seat < SEATS; seat++)
            assume(s->price[k] <= COPIES && s->used[k] <= COPIES
                   && s->hand[seat][k] + s->used[k] + s->discard[k] <= COPIES);
}

static inline unsigned sum(const uint8_t n[SYMBOLS])
{
    return (unsigned)n[0] + n[1] + n[2] + n[3] + n[4];
}

#endif
