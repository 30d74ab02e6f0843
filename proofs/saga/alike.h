/* Two runs of which somebody sees the same: what others hold in their hands, and which of their
 * knights lie face down, differs at will; what everybody sees does not.
 */
#ifndef SAGA_ALIKE_H
#define SAGA_ALIKE_H

#include "any.h"

enum { LOOKER = 0, OTHER = 1 }; /* all seats are alike */

/* Which knight a byte of a row names, unless it lies open. */
static inline unsigned seen(unsigned byte)
{
    return (byte & DOWN) != 0 ? byte & ~(unsigned)KNIGHT : byte;
}

/* One more state that differs from this one only in hands and in what lies face down, of anybody
 * but who looks on. */
static inline struct saga_state any_alike(const struct saga_table *t, const struct saga_state *s)
{
    struct saga_state twin = *s;
    for (unsigned seat = 0; seat < t->head.players; seat++) {
        if (seat == LOOKER)
            continue;
        for (unsigned card = 0; card < CARDS; card++)
            twin.hand[seat][card] = any(uint8_t);
        for (unsigned i = 0; i < ROOM; i++) {
            twin.attack[seat][i] = any(uint8_t);
            assume(seen(twin.attack[seat][i]) == seen(s->attack[seat][i]));
        }
    }
    return twin;
}

#endif
