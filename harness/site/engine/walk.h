/* Random plays with one checksum, on which two builds of the same rules must agree. */
#ifndef QUIBBLE_SITE_WALK_H
#define QUIBBLE_SITE_WALK_H

#include "spec/spec.h"

#include <stdint.h>

struct walked {
    uint64_t sum;            /* of all positions, legal moves, verdicts and words */
    unsigned moves, refused; /* moves that were made; moves that were asked about and refused */
    unsigned plays;
};
/* Makes at least so many moves, on random tables. */
void walk(const struct spec *spec, uint64_t seed, unsigned moves, struct walked *w);

#endif
