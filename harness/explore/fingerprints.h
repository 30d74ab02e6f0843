/* A set of fingerprints, for searches whose full keys do not fit into memory. */
#ifndef QUIBBLE_EXPLORE_FINGERPRINTS_H
#define QUIBBLE_EXPLORE_FINGERPRINTS_H

#include "harness/explore/store.h"

#include <stdbool.h>
#include <stdint.h>

enum seen { SEEN_NEW, SEEN_BEFORE, SEEN_FULL };
struct sketch {
    uint8_t *cell;
    uint64_t cells, count;
    struct account *account;
};
bool sketch_open(struct sketch *s, struct account *account);
void sketch_close(struct sketch *s);
void sketch_prefetch(const struct sketch *s, uint64_t hash);
enum seen sketch_add(struct sketch *s, uint64_t hash);
double sketch_omission(uint64_t states); /* the probability that a state was missed */

#endif
