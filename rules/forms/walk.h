/* A key is written, read back, or only measured by one walk over the members of a state: so
 * the three cannot drift apart. */
#ifndef QUIBBLE_WALK_H
#define QUIBBLE_WALK_H

#include "bits.h"

struct walk {
    struct bits b;
    unsigned size; /* bits so far                       */
    enum { WRITES, READS_BACK, MEASURES } way;
};

/* Bits for the numbers from 0 to most. */
static inline unsigned width_of(unsigned most)
{
    unsigned width = 0;
    while (most >> width != 0)
        width++;
    return width;
}

static inline void member(struct walk *w, uint8_t *value, unsigned width)
{
    w->size += width;
    if (w->way == READS_BACK)
        *value = (uint8_t)get_few(&w->b, width);
    else if (w->way == WRITES)
        put_bits(&w->b, *value, width);
}

static inline void row(struct walk *w, uint8_t *value, unsigned count, unsigned width)
{
    for (unsigned i = 0; i < count; i++)
        member(w, &value[i], width);
}

#endif
