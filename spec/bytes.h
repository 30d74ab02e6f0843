/* Rows of bytes, as properties look at them. */
#ifndef QUIBBLE_BYTES_H
#define QUIBBLE_BYTES_H

#include "spec.h"

static inline bool same_bytes(const uint8_t *a, const uint8_t *b, unsigned n)
{
    bool same = true;
    for (unsigned i = 0; i < n; i++)
        same = same && a[i] == b[i];
    return same;
}

static inline bool all_zero(const uint8_t *n, unsigned count)
{
    bool zero = true;
    for (unsigned i = 0; i < count; i++)
        zero = zero && n[i] == 0;
    return zero;
}

#endif
