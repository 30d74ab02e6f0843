/* Several processes that explore one space together. */
#ifndef QUIBBLE_EXPLORE_FLEET_H
#define QUIBBLE_EXPLORE_FLEET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct space;
void fleet_begin(int *argc, char ***argv);
void fleet_end(void);
unsigned fleet_size(void);
unsigned fleet_rank(void);
uint64_t fleet_sum(uint64_t mine); /* the sum over all processes; every process must call it */
uint64_t fleet_most(uint64_t mine);
void fleet_tell(unsigned rank, void *bytes, size_t size); /* sends the bytes of one process to
                                                             all others */
void fleet_join(void *bytes,
                size_t size); /* computes the bitwise "or" over all processes, for all of them */
bool fleet_exchange(struct space *s); /* sends each bucket to the process that owns its shard */
static inline bool fleet_owns(unsigned shard)
{
    return shard % fleet_size() == fleet_rank();
}

#endif
