/* A source of choices. choose() is declared in spec/spec.h. */
#ifndef QUIBBLE_CORE_CHOICE_H
#define QUIBBLE_CORE_CHOICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct choice {
    enum { FROM_SEED, FROM_TAPE, FROM_BYTES, EXHAUSTIVE } source;
    uint64_t state[4]; /* seeded generator */
    uint32_t *tape;    /* the recorded choices, or those to be replayed */
    uint32_t *width;   /* number of possibilities of each (for exhaustive counting) */
    unsigned at, length, room;
    const uint8_t *bytes; /* input of a fuzzer */
    size_t byte_count;
    bool dry; /* the tape or the bytes have ended: all further choices are 0 */
};
void choice_from_seed(struct choice *c, uint64_t seed);
void choice_from_bytes(struct choice *c, const uint8_t *bytes, size_t count);
void choice_from_tape(struct choice *c, const uint32_t *tape, unsigned length);
void choice_every(struct choice *c); /* use: do body(c); while (choice_next(c)); */
bool choice_next(struct choice *c);
void choice_record(struct choice *c); /* after choice_from_seed: record the choices */
void choice_free(struct choice *c);   /* leaves an empty tape */
uint32_t choose_weighted(struct choice *c, const uint32_t *weight, uint32_t n);

#endif
