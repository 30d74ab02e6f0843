/* Two positions that an onlooker cannot tell apart: in the hands of the others lie other cards, as
 * many, and so in the pile. What follows a move elsewhere is noted (cards.h), and must be the same.
 * Whoever looks on may be to move.
 */
#ifndef ALEXANDROS_ALIKE_H
#define ALEXANDROS_ALIKE_H

#include "cards.h"

static unsigned onlooker;

static inline void assume_somebody_looks_on(table_given t, state_given s)
{
    onlooker = any_below(SEATS);
    assume(onlooker < t->head.players && s->mover < t->head.players);
}

static inline struct alexandros_state looks_alike(table_given t, state_given s)
{
    struct alexandros_state other = *s;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        other.pile[k] = any(uint8_t);
        for (unsigned seat = 0; seat < SEATS; seat++)
            if (seat != onlooker && seat < t->head.players)
                other.hand[seat][k] = any(uint8_t);
    }
    assume(total_of(other.pile) == total_of(s->pile));
    assume_few_cards(&other);
    return other;
}

/* Between the two runs. */
static unsigned followed_first, times_first;
static inline void begin_again(void)
{
    followed_first = followed;
    times_first = times;
    followed = times = 0;
}

static inline void check_they_look_alike(table_given t, state_given s, state_given other)
{
    struct alexandros_state seen, seen_other;
    alexandros_view(t, s, onlooker, &seen);
    alexandros_view(t, other, onlooker, &seen_other);
    check_same(seen, seen_other);
    check(followed == followed_first && times == times_first);
}

#endif
