/* Numbers in as few bits as they need, one behind the other: for keys. */
#ifndef QUIBBLE_BITS_H
#define QUIBBLE_BITS_H

#include <stdint.h>

struct bits {
    uint8_t *to;
    const uint8_t *from;
    uint64_t held;
    unsigned count;
};

/* Up to 56 bits at once. What does not fit is cut: it would be a broken state. */
static inline void put_bits(struct bits *b, uint64_t value, unsigned width)
{
    b->held |= (value & (((uint64_t)1 << width) - 1u)) << b->count;
    b->count += width;
    while (b->count >= 8) {
        *b->to++ = (uint8_t)b->held;
        b->held >>= 8;
        b->count -= 8;
    }
}

static inline uint64_t get_bits(struct bits *b, unsigned width)
{
    while (b->count < width) {
        b->held |= (uint64_t)*b->from++ << b->count;
        b->count += 8;
    }
    uint64_t value = b->held & (((uint64_t)1 << width) - 1u);
    b->held >>= width;
    b->count -= width;
    return value;
}

/* Fewer than 32. */
static inline unsigned get_few(struct bits *b, unsigned width)
{
    return (unsigned)get_bits(b, width);
}

#endif
