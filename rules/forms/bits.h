/* Packs numbers into as few bits as they need, one after the other. Keys are made this way. */
#ifndef QUIBBLE_BITS_H
#define QUIBBLE_BITS_H

#include <stddef.h>
#include <stdint.h>

struct bits {
    uint8_t *to;         /* writing: the next byte; 'count' bits wait in 'held' */
    const uint8_t *from; /* reading: the first byte; 'count' bits were read */
    uint64_t held;
    unsigned count;
};

static inline uint64_t low_bits(uint64_t value, unsigned width)
{
    return value & (((uint64_t)1 << width) - 1u);
}

/* Compilers turn this into one store, and take_word into one load. */
static inline void put_word(uint8_t *to, uint64_t word)
{
    to[0] = (uint8_t)word, to[1] = (uint8_t)(word >> 8);
    to[2] = (uint8_t)(word >> 16), to[3] = (uint8_t)(word >> 24);
    to[4] = (uint8_t)(word >> 32), to[5] = (uint8_t)(word >> 40);
    to[6] = (uint8_t)(word >> 48), to[7] = (uint8_t)(word >> 56);
}

/* Writes at most 56 bits. A value that is too large is cut off: only an invalid state has one. */
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

/* Writes the last bits, as one whole word. Returns where the key ends, rounded up to a byte. */
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

/* Reads at most 56 bits. It loads a whole word: up to eight bytes behind the key are read, too. */
static inline uint64_t get_bits(struct bits *b, unsigned width)
{
    uint64_t word = take_word(b->from + b->count / 8) >> b->count % 8;
    b->count += width;
    return low_bits(word, width);
}

/* The same for fewer than 32 bits. */
static inline unsigned get_few(struct bits *b, unsigned width)
{
    return (unsigned)get_bits(b, width);
}

#endif
