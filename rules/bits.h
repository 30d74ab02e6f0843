/* Numbers in as few bits as they need, one behind the other: for keys. */
#ifndef QUIBBLE_BITS_H
#define QUIBBLE_BITS_H

#include <stddef.h>
#include <stdint.h>

struct bits {
    uint8_t *to;
    const uint8_t *from;
    uint64_t held;
    unsigned count;
};

static inline uint64_t low_bits(uint64_t value, unsigned width)
{
    return value & (((uint64_t)1 << width) - 1u);
}

/* A compiler makes one store of this, and one load of what follows. */
static inline void put_word(uint8_t *to, uint64_t word)
{
    for (unsigned i = 0; i < 8; i++)
        to[i] = (uint8_t)(word >> 8 * i);
}

/* Up to 56 bits at once. What does not fit is cut: it would be a broken state. */
static inline void put_bits(struct bits *b, uint64_t value, unsigned width)
{
    value = low_bits(value, width);
    b->held |= value << b->count;
    b->count += width;
    if (b->count < 64)
        return;
    put_word(b->to, b->held);
    b->to += 8;
    b->count -= 64;
    b->held = value >> (width - b->count);
}

/* The last bits fill a byte; a whole word is written. Where the key ends. */
static inline uint8_t *end_bits(struct bits *b)
{
    put_word(b->to, b->held);
    return b->to += (b->count + 7) / 8;
}

static inline uint64_t get_bits(struct bits *b, unsigned width)
{
    while (b->count < width) {
        b->held |= (uint64_t)*b->from++ << b->count;
        b->count += 8;
    }
    uint64_t value = low_bits(b->held, width);
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
