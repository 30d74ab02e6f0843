/* One walk over the members of a state writes a key, reads it back, or measures it, so that the
 * three cannot differ. */
#ifndef QUIBBLE_WALK_H
#define QUIBBLE_WALK_H

#include "bits.h"

struct walk {
    struct bits b;
    unsigned size; /* bits that were walked over        */
    enum { WRITES, READS_BACK, MEASURES } way;
};

/* The number of bits that hold every number from 0 to most. */
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
