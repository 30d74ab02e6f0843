/* Several processes, on one machine or on many, explore one space: each owns every n-th shard. All
 * do the same rounds at the same time. Between the halves of a round each bucket is sent to the
 * owner of its shard and placed as if it had been filled there. So a shard finds its states in the
 * same order as in a single process, and all counts are the same. */
#include "harness/explore/fleet.h"
#include "harness/explore/space.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"

#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int size = 1, rank;

/* Only one process prints. */
static void be_quiet(void)
{
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
        exit(WRONG_CALL);
}

void fleet_begin(int *argc, char ***argv)
{
    int level;
    MPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, &level);
    atexit(fleet_end);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank > 0)
        be_quiet();
    if (size > SHARDS)
        fail(WRONG_CALL, "found %d processes, expected at most %d: there are no more shards", size,
             SHARDS);
}

void fleet_end(void)
{
    int done = 0;
    MPI_Finalized(&done);
    if (!done)
        MPI_Finalize();
}
unsigned fleet_size(void)
{
    return (unsigned)size;
}
unsigned fleet_rank(void)
{
    return (unsigned)rank;
}

uint64_t fleet_sum(uint64_t mine)
{
    uint64_t all = mine;
    MPI_Allreduce(&mine, &all, 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

uint64_t fleet_most(uint64_t mine)
{
    uint64_t all = mine;
    MPI_Allreduce(&mine, &all, 1, MPI_UINT64_T, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

void fleet_tell(unsigned who, void *bytes, size_t count)
{
    MPI_Bcast(bytes, (int)count, MPI_BYTE, (int)who, MPI_COMM_WORLD);
}

/* Sends in pieces, because MPI counts in int. */
void fleet_join(void *bytes, size_t count)
{
    enum { MOST = 1 << 26 };
    for (uint8_t *at = bytes; count > 0;) {
        int piece = count < MOST ? (int)count : MOST;
        MPI_Allreduce(MPI_IN_PLACE, at, piece, MPI_UINT8_T, MPI_BOR, MPI_COMM_WORLD);
        at += piece;
        count -= (size_t)piece;
    }
}

/* ---- buckets on their way ---- */

/* Sends the count of each bucket, and then its records; shards in ascending order. */
struct parcel {
    uint8_t *bytes;
    int *size, *at;
    size_t room;
};

static bool is_owned_by(unsigned shard, int who)
{
    return (int)(shard % (unsigned)size) == who;
}

static size_t bytes_for(const struct space *s, int who)
{
    size_t bytes = 0;
    for (unsigned from = 0; from < SHARDS; from++)
        for (unsigned to = 0; to < SHARDS; to++)
            if (is_owned_by(from, rank) && is_owned_by(to, who))
                bytes += sizeof(uint32_t) + s->bucket[from][to].count * space_record(s);
    return bytes;
}

static void pack(struct space *s, int who, uint8_t *to_bytes)
{
    for (unsigned from = 0; from < SHARDS; from++)
        for (unsigned to = 0; to < SHARDS; to++) {
            struct bucket *b = &s->bucket[from][to];
            size_t bytes = b->count * space_record(s);
            if (!is_owned_by(from, rank) || !is_owned_by(to, who))
                continue;
            memcpy(to_bytes, &b->count, sizeof b->count);
            if (bytes)
                memcpy(to_bytes + sizeof b->count, b->record, bytes);
            to_bytes += sizeof b->count + bytes;
            if (who != rank)
                b->count = 0;
        }
}

static bool unpack(struct space *s, int who, const uint8_t *bytes)
{
    for (unsigned from = 0; from < SHARDS; from++)
        for (unsigned to = 0; to < SHARDS; to++) {
            struct bucket *b = &s->bucket[from][to];
            uint32_t count;
            if (!is_owned_by(from, who) || !is_owned_by(to, rank))
                continue;
            memcpy(&count, bytes, sizeof count);
            bytes += sizeof count;
            if (who != rank && !space_fill(s, b, bytes, count))
                return false;
            bytes += count * space_record(s);
        }
    return true;
}

static bool open_parcel(struct parcel *p)
{
    p->size = calloc((size_t)size, sizeof *p->size);
    p->at = calloc((size_t)size, sizeof *p->at);
    return p->size && p->at;
}

static bool lay_out(struct parcel *p)
{
    p->room = 0;
    for (int i = 0; i < size; i++) {
        p->at[i] = (int)p->room;
        p->room += (size_t)p->size[i];
    }
    p->bytes = malloc(p->room + 1);
    return p->bytes != NULL;
}

static void close_parcel(struct parcel *p)
{
    free(p->bytes);
    free(p->size);
    free(p->at);
}

static bool send_all(struct space *s, struct parcel *out, struct parcel *in)
{
    for (int i = 0; i < size; i++)
        out->size[i] = (int)bytes_for(s, i);
    MPI_Alltoall(out->size, 1, MPI_INT, in->size, 1, MPI_INT, MPI_COMM_WORLD);
    if (!lay_out(out) || !lay_out(in))
        return false;
    for (int i = 0; i < size; i++)
        pack(s, i, out->bytes + out->at[i]);
    MPI_Alltoallv(out->bytes, out->size, out->at, MPI_BYTE, in->bytes, in->size, in->at, MPI_BYTE,
                  MPI_COMM_WORLD);
    for (int i = 0; i < size; i++)
        if (!unpack(s, i, in->bytes + in->at[i]))
            return false;
    return true;
}

bool fleet_exchange(struct space *s)
{
    struct parcel out = { .room = 0 }, in = { .room = 0 };
    bool done = open_parcel(&out) && open_parcel(&in) && send_all(s, &out, &in);
    close_parcel(&out);
    close_parcel(&in);
    return done;
}
