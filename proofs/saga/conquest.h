/* For obligations about a single conquest: conquest.c itself, so that what is
 * static there can be called, with the ledger for its troops, and what is asked
 * of the new holder left open.
 */
#ifndef SAGA_CONQUEST_H
#define SAGA_CONQUEST_H

#include "ledger.h"
#include "../../rules/saga/conquest.c"

static inline struct saga_troop any_open_troop(void)
{
    struct saga_troop troop = any_troop();
    for (unsigned i = 0; i < COLOURS; i++)
        assume((troop.card[i] & DOWN) == 0);
    return troop;
}

/* Any conquest: which troop, which land. No defence has knights face down (q-hide-forced A). */
static inline void any_conquest(const struct saga_table *t, const struct saga_state *s)
{
    given_place = LANDS + any_below(PLACES - LANDS);
    given_land = any_below(LANDS);
    given_troop = any_troop();
    given_defence = any_open_troop();
    assume(seat_at(given_place) < t->head.players && given_troop.size > 0 && given_troop.aim == 0);
    assume_lands_are_sound(t, s);
    for (unsigned land = 0; land < LANDS; land++)
        assume(s->turned[land] <= FRESHLY); /* more under other readings only */
}

static inline unsigned open_sum(const struct saga_troop *troop)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < COLOURS; i++)
        sum += i < troop->size ? value_of((troop->card[i] & KNIGHT) - 1u) : 0;
    return sum;
}

#endif
