/* Rows of bytes, as rules look at them. */
#ifndef QUIBBLE_FORMS_BYTES_H
#define QUIBBLE_FORMS_BYTES_H

#include <stdint.h>

/* How often a value stands among so many bytes. */
static inline unsigned how_many(const uint8_t *bytes, unsigned count, unsigned value)
{
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++)
        n += bytes[i] == value;
    return n;
}

/* The same among the bytes at so many places. */
static inline unsigned how_many_at(const uint8_t *bytes, const uint8_t *places, unsigned count,
                                   unsigned value)
{
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++)
        n += bytes[places[i]] == value;
    return n;
}

#endif
