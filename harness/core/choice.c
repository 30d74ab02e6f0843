/* Sources of choices: a seed, a tape, a fuzzer's bytes, or all combinations in turn. The caller
 * of choose() cannot tell which. A choice among one is neither drawn nor recorded, so a tape
 * holds only real choices. */
#include "harness/core/choice.h"
#include "harness/system/memory.h"
#include "spec/spec.h"

#include <stdlib.h>
#include <string.h>

static uint64_t splitmix64(uint64_t *x)
{
    uint64_t z = *x += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

static uint64_t rotated(uint64_t x, unsigned by)
{
    return x << by | x >> (64 - by);
}

/* xoshiro256**, by Blackman and Vigna */
static uint64_t xoshiro(uint64_t s[4])
{
    uint64_t drawn = rotated(s[1] * 5, 7) * 9;
    uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotated(s[3], 45);
    return drawn;
}

static void append(struct choice *c, uint32_t value, uint32_t width)
{
    if (c->length == c->room) {
        c->room = c->room ? 2 * c->room : 64;
        c->tape = xrealloc(c->tape, c->room, sizeof *c->tape);
        c->width = xrealloc(c->width, c->room, sizeof *c->width);
    }
    c->tape[c->length] = value;
    c->width[c->length] = width;
    c->at = ++c->length;
}

static uint32_t from_seed(struct choice *c, uint32_t n)
{
    /* multiply and shift: each value is too likely or unlikely by less than n in 2^32; no loop is
     * needed */
    uint32_t value = (uint32_t)((xoshiro(c->state) >> 32) * n >> 32);
    if (c->room)
        append(c, value, n);
    return value;
}

static uint32_t from_tape(struct choice *c, uint32_t n)
{
    if (c->at < c->length)
        return c->tape[c->at++] % n;
    c->dry = true;
    return 0;
}

/* Reads as few bytes as can reach every value, so that a fuzzer that changes one byte changes
 * one choice. */
static uint32_t from_bytes(struct choice *c, uint32_t n)
{
    unsigned wanted = n <= 256 ? 1 : n <= 65536 ? 2 : 4;
    if (c->byte_count < wanted) {
        c->byte_count = 0;
        c->dry = true;
        return 0;
    }
    uint32_t value = 0;
    for (unsigned i = 0; i < wanted; i++)
        value |= (uint32_t)c->bytes[i] << 8 * i;
    c->bytes += wanted;
    c->byte_count -= wanted;
    return value % n;
}

static uint32_t from_odometer(struct choice *c, uint32_t n)
{
    if (c->at < c->length)
        return c->tape[c->at++];
    append(c, 0, n);
    return 0;
}

uint32_t choose(struct choice *c, uint32_t n)
{
    if (n <= 1)
        return 0;
    switch (c->source) {
    case FROM_SEED:  return from_seed(c, n);
    case FROM_TAPE:  return from_tape(c, n);
    case FROM_BYTES: return from_bytes(c, n);
    case EXHAUSTIVE: break;
    }
    return from_odometer(c, n);
}

void choice_from_seed(struct choice *c, uint64_t seed)
{
    *c = (struct choice){ .source = FROM_SEED };
    for (unsigned i = 0; i < 4; i++)
        c->state[i] = splitmix64(&seed);
}

void choice_record(struct choice *c)
{
    c->room = 64;
    c->tape = xrealloc(NULL, c->room, sizeof *c->tape);
    c->width = xrealloc(NULL, c->room, sizeof *c->width);
}

void choice_from_bytes(struct choice *c, const uint8_t *bytes, size_t count)
{
    *c = (struct choice){ .source = FROM_BYTES, .bytes = bytes, .byte_count = count };
}

void choice_from_tape(struct choice *c, const uint32_t *tape, unsigned length)
{
    *c = (struct choice){ .source = FROM_TAPE, .length = length, .room = length };
    c->tape = xrealloc(NULL, length, sizeof *c->tape);
    if (length)
        memcpy(c->tape, tape, length * sizeof *tape);
}

void choice_every(struct choice *c)
{
    *c = (struct choice){ .source = EXHAUSTIVE };
}

/* Like an odometer: advances the last choice that has another value; the choices behind it start
 * again. */
bool choice_next(struct choice *c)
{
    while (c->length && c->tape[c->length - 1] + 1 == c->width[c->length - 1])
        c->length--;
    c->at = 0;
    if (!c->length)
        return false;
    c->tape[c->length - 1]++;
    return true;
}

void choice_free(struct choice *c)
{
    free(c->tape);
    free(c->width);
    *c = (struct choice){ .source = FROM_TAPE };
}

/* Sums above 32 bits are scaled down; a positive weight stays positive. */
static uint64_t scaled(uint32_t weight, unsigned by)
{
    uint32_t small = weight >> by;
    return weight && !small ? 1 : small;
}

static uint64_t scaled_sum(const uint32_t *weight, uint32_t n, unsigned by)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < n; i++)
        sum += scaled(weight[i], by);
    return sum;
}

uint32_t choose_weighted(struct choice *c, const uint32_t *weight, uint32_t n)
{
    unsigned by = 0;
    uint64_t sum = scaled_sum(weight, n, by);
    while (sum > UINT32_MAX)
        sum = scaled_sum(weight, n, ++by);
    if (!sum)
        return choose(c, n);
    uint64_t drawn = choose(c, (uint32_t)sum);
    uint32_t i = 0;
    for (; i + 1 < n && drawn >= scaled(weight[i], by); i++)
        drawn -= scaled(weight[i], by);
    return i;
}
