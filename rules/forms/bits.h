/* Numbers in as few bits as they need, one behind the other: for keys. */
#ifndef QUIBBLE_BITS_H
#define QUIBBLE_BITS_H

#include <stddef.h>
#include <stdint.h>

struct bits {
    uint8_t *to;         /* written to; so many bits are still held */
    const uint8_t *from; /* read from; so many bits were read */
    uint64_t held;
    unsigned count;
};

static inline uint64_t low_bits(uint64_t value, unsigned width)
{
    return value & (((uint64_t)1 << width) - 1u);
}

/* A compiler makes one store of this, and one load of take_word. */
static inline void put_word(uint8_t *to, uint64_t word)
{
    to[0] = (uint8_t)word, to[1] = (uint8_t)(word >> 8);
    to[2] = (uint8_t)(word >> 16), to[3] = (uint8_t)(word >> 24);
    to[4] = (uint8_t)(word >> 32), to[5] = (uint8_t)(word >> 40);
    to[6] = (uint8_t)(word >> 48), to[7] = (uint8_t)(word >> 56);
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

static inline uint64_t take_word(const uint8_t *from)
{
    return (uint64_t)from[0] | (uint64_t)from[1] << 8 | (uint64_t)from[2] << 16
         | (uint64_t)from[3] << 24 | (uint64_t)from[4] << 32 | (uint64_t)from[5] << 40
         | (uint64_t)from[6] << 48 | (uint64_t)from[7] << 56;
}

/* Up to 56 bits at once. A whole word is read, so eight bytes behind the key, too. */
static inline uint64_t get_bits(struct bits *b, unsigned width)
{
    uint64_t word = take_word(b->from + b->count / 8) >> b->count % 8;
    b->count += width;
    return low_bits(word, width);
}

/* Fewer than 32. */
static inline unsigned get_few(struct bits *b, unsigned width)
{
    return (unsigned)get_bits(b, width);
}

#endif
