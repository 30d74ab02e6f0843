/* A set of fingerprints of 56 bits, each in seven to nine bytes: enough to tell whether a state is
 * in the set.
 *
 * Fingerprints are in ascending order, each as near as possible to the place that its value gives,
 * so a search ends at the first larger one. The table is 78 to 88 percent full; to grow, it is
 * copied once, in order. */
#include "harness/explore/fingerprints.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { CELL = 7, BITS = 8 * CELL, SLACK = 4096, FIRST_CELLS = 64 };

static uint64_t cell_at(const struct sketch *s, uint64_t at)
{
    uint64_t value = 0;
    memcpy(&value, s->cell + at * CELL, CELL);
    return value;
}

static void put_cell(uint8_t *cells, uint64_t at, uint64_t value)
{
    memcpy(cells + at * CELL, &value, CELL);
}

/* The bits of a hash that do not choose the shard; never 0, which means empty. */
static uint64_t fingerprint(uint64_t hash)
{
    uint64_t value =
        (hash >> (32 + SHARD_BITS) << 32 | (hash & 0xffffffffu)) >> (64 - SHARD_BITS - BITS);
    return value ? value : 1;
}

/* Computes value * cells / 2^56 in halves that cannot overflow: there are fewer than 2^28 cells. */
static uint64_t place_of(uint64_t value, uint64_t cells)
{
    uint64_t high = value >> 28, low = value & 0xfffffffu;
    return (high * cells + (low * cells >> 28)) >> 28;
}

static uint64_t bytes_of(uint64_t cells)
{
    return (cells + SLACK) * CELL + 8;
}

/* The values come in ascending order: each goes to its place, or directly behind the previous
 * one. */
static bool spread(struct sketch *s, uint8_t *to, uint64_t cells)
{
    uint64_t next = 0;
    for (uint64_t at = 0; at < s->cells + SLACK && s->cells; at++) {
        uint64_t value = cell_at(s, at);
        if (!value)
            continue;
        uint64_t place = place_of(value, cells);
        next = place > next ? place : next;
        if (next >= cells + SLACK)
            return false;
        put_cell(to, next++, value);
    }
    return true;
}

static bool resize(struct sketch *s, uint64_t cells)
{
    uint64_t more = bytes_of(cells), less = s->cells ? bytes_of(s->cells) : 0;
    if (cells >= 1u << 28 || atomic_load(&s->account->bytes) + more > s->account->most)
        return false;
    uint8_t *to = calloc(more, 1);
    if (!to || !spread(s, to, cells)) {
        free(to);
        return false;
    }
    atomic_fetch_add(&s->account->bytes, more - less);
    free(s->cell);
    s->cell = to;
    s->cells = cells;
    return true;
}

bool sketch_open(struct sketch *s, struct account *account)
{
    *s = (struct sketch){ .account = account };
    return resize(s, FIRST_CELLS);
}

void sketch_close(struct sketch *s)
{
    if (s->cells)
        atomic_fetch_sub(&s->account->bytes, bytes_of(s->cells));
    free(s->cell);
    *s = (struct sketch){ .cells = 0 };
}

void sketch_prefetch(const struct sketch *s, uint64_t hash)
{
    __builtin_prefetch(s->cell + place_of(fingerprint(hash), s->cells) * CELL);
}

/* Moves all values from here to the next empty cell on by one. */
static bool shift(struct sketch *s, uint64_t at)
{
    uint64_t end = at;
    while (end < s->cells + SLACK && cell_at(s, end))
        end++;
    if (end == s->cells + SLACK)
        return false;
    memmove(s->cell + (at + 1) * CELL, s->cell + at * CELL, (end - at) * CELL);
    return true;
}

enum seen sketch_add(struct sketch *s, uint64_t hash)
{
    uint64_t value = fingerprint(hash), here;
    if (s->count >= s->cells / 100 * 88 && !resize(s, s->count * 100 / 78 + 1))
        return SEEN_FULL;
    uint64_t at = place_of(value, s->cells);
    while ((here = cell_at(s, at)) != 0 && here < value)
        at++;
    if (here == value)
        return SEEN_BEFORE;
    if (!shift(s, at))
        return SEEN_FULL;
    put_cell(s->cell, at, value);
    s->count++;
    return SEEN_NEW;
}

/* An upper bound of the probability that a state was missed because another one has the same
 * fingerprint: the number of pairs of states divided by the number of fingerprints. */
double sketch_omission(uint64_t states)
{
    return (double)states * (double)states / 2 / (double)((uint64_t)1 << BITS) / SHARDS;
}
