/* How the measure differs from one state to another: from the states themselves, and from the
 * ledger where troops are concerned.
 */
#ifndef SAGA_TALLIED_H
#define SAGA_TALLIED_H

#include "measure.h"
#include "ledger.h"

static inline int open_values(const struct saga_troop *troop)
{
    int sum = 0;
    for (unsigned i = 0; i < COLOURS; i++)
        sum += i >= troop->size || (troop->card[i] & DOWN) != 0
                 ? 0
                 : (int)value_of((troop->card[i] & KNIGHT) - 1u);
    return sum;
}

static inline int face_down(const struct saga_troop *troop)
{
    int n = 0;
    for (unsigned i = 0; i < COLOURS; i++)
        n += i < troop->size && (troop->card[i] & DOWN) != 0;
    return n;
}

/* Those under a land lie there for all to have when it is taken from the middle. */
static inline int left_the_middle(const struct saga_state *from, const struct saga_state *to,
                                  const struct entry *e)
{
    return is_land(e->where) && from->holder[e->where] == 0 && to->holder[e->where] != 0
             ? e->troop.size
             : 0;
}

static inline struct tally difference(const struct saga_state *from, const struct saga_state *to)
{
    struct tally n = { .ending = nearness(to) - nearness(from),
                       .laid = to->laid - from->laid,
                       .due = to->due - from->due };
    for (unsigned seat = 0; seat < SEATS; seat++)
        n.hands += to->held[seat] - from->held[seat];
    for (unsigned card = 0; card < CARDS; card++)
        n.display += to->pool[card] - from->pool[card];
    for (unsigned i = 0; i < ENTRIES; i++) {
        n.strong += i < unders ? open_values(&under[i].troop) : 0;
        n.strong -= i < takes && is_land(taken[i].where) ? open_values(&taken[i].troop) : 0;
        n.display -= i < takes ? left_the_middle(from, to, &taken[i]) : 0;
        n.down += (i < unders ? face_down(&under[i].troop) : 0)
                + (i < lays ? face_down(&laid[i].troop) : 0);
        n.down -= i < takes ? face_down(&taken[i].troop) : 0;
    }
    return n;
}

#endif
