/* Random plays, summed up in one number: two builds of the same rules must agree on it. */
#ifndef QUIBBLE_SITE_WALK_H
#define QUIBBLE_SITE_WALK_H

#include "spec/spec.h"

#include <stdint.h>

struct walked {
    uint64_t sum;            /* of all positions, legal moves, verdicts and words */
    unsigned moves, refused; /* made; asked about and refused */
    unsigned plays;
};
/* At least so many moves, on tables drawn at random. */
void walk(const struct spec *spec, uint64_t seed, unsigned moves, struct walked *w);

#endif
