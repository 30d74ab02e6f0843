/* For obligations about turns.c alone: whatever a move itself is refused for, any
 * verdict stands for it, and whatever it does, any state, so that what is proved
 * holds of the real ones.
 */
#ifndef AKKON_ANY_VERDICT_H
#define AKKON_ANY_VERDICT_H

#include "any.h"

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
#define ANY_VERDICT(name, ...) \
    verdict name(__VA_ARGS__) \
    { \
        return any(verdict); \
    }
ANY_VERDICT(akkon_refuse_setup, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_bid, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_pay, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_play, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_discard, table_given t, state_given s, unsigned print)
ANY_VERDICT(akkon_refuse_step, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_loan, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_window, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_holder, table_given t, state_given s, struct move m)
ANY_VERDICT(akkon_refuse_early_use, state_given s, struct move m)
bool akkon_anybody_has_bid(table_given t, state_given s)
{
    return (void)t, (void)s, any_bool();
}
bool akkon_window(table_given t, state_given s, unsigned phase)
{
    return (void)t, (void)s, (void)phase, any_bool();
}

static unsigned acts;
#define ANY_DEED(name, ...) \
    void name(__VA_ARGS__) \
    { \
        acts++, *s = any(struct akkon_state); \
    }
typedef struct akkon_state *state_changed;
ANY_DEED(akkon_set_up, table_given t, state_changed s, struct move m)
ANY_DEED(akkon_bid, table_given t, state_changed s, struct move m)
ANY_DEED(akkon_pay, table_given t, state_changed s, struct move m)
ANY_DEED(akkon_play, table_given t, state_changed s, struct move m)
ANY_DEED(akkon_end_turn, table_given t, state_changed s)
ANY_DEED(akkon_discard, table_given t, state_changed s, unsigned print)
ANY_DEED(akkon_take_step, table_given t, state_changed s, struct move m)
ANY_DEED(akkon_lend, table_given t, state_changed s, struct move m)
ANY_DEED(akkon_use_window, table_given t, state_changed s, struct move m)

/* What moves.c offers is not looked at; only who acts where lenders choose. */
bool akkon_next_claim(table_given t, state_given s, unsigned *lender, unsigned *taker)
{
    (void)s;
    *lender = any_below(t->head.players);
    *taker = any_below(t->head.players);
    return any_bool();
}

#endif
