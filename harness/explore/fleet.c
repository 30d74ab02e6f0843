/* A search in a single process: there is nothing to send or to ask. In the build of make mpi,
 * mpi/fleet.c replaces this file. */
#include "harness/explore/fleet.h"
#include "harness/explore/space.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void fleet_begin(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
}

void fleet_end(void)
{
}
unsigned fleet_size(void)
{
    return 1;
}
unsigned fleet_rank(void)
{
    return 0;
}
uint64_t fleet_sum(uint64_t mine)
{
    return mine;
}
uint64_t fleet_most(uint64_t mine)
{
    return mine;
}
bool fleet_exchange(struct space *s)
{
    (void)s;
    return true;
}

void fleet_tell(unsigned rank, void *bytes, size_t size)
{
    (void)rank;
    (void)bytes;
    (void)size;
}

void fleet_join(void *bytes, size_t size)
{
    (void)bytes;
    (void)size;
}
