/* The states of a table and the moves between them, in shards. A state's number consists of its
 * shard and its index there. */
#ifndef QUIBBLE_EXPLORE_SPACE_H
#define QUIBBLE_EXPLORE_SPACE_H

#include "harness/explore/fingerprints.h"
#include "harness/explore/store.h"
#include "harness/explore/threads.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

enum {
    SHARD_BITS = 6,
    SHARDS = 1 << SHARD_BITS,
    INDEX_BITS = 32 - SHARD_BITS,
    MOST_OF_A_SHARD = (1 << INDEX_BITS) - 1
};
static inline unsigned shard_of(uint32_t state)
{
    return state >> INDEX_BITS;
}
static inline uint32_t index_of(uint32_t state)
{
    return state & MOST_OF_A_SHARD;
}
static inline uint32_t state_at(unsigned shard, uint32_t index)
{
    return (uint32_t)shard << INDEX_BITS | index;
}
struct bucket {      /* the states that one shard found for another, in order */
    uint8_t *record; /* hash, parent, key */
    uint32_t count, room;
};
struct worker { /* the data of one thread */
    void *state, *next, *spare;
    struct move *moves;
    uint8_t *key;        /* room for two of the longest keys */
    const uint8_t *from; /* the stored key of the state that is being expanded */
    uint8_t *chunk;      /* keys to expand, if the shard is not in memory */
};
struct space {
    const struct spec *spec;
    const struct game *game;
    const void *table;
    size_t key_size;
    struct account account;
    struct store store[SHARDS];
    struct sketch
        *sketch; /* compact: these fingerprints tell which states are new; NULL: the stores do */
    unsigned together; /* number of shards that fill the same buckets, one after the other */
    struct bucket (*bucket)[SHARDS];  /* [from / together][to] */
    uint32_t (*part)[SHARDS][SHARDS]; /* where each part of a round ends in the buckets */
    unsigned parts, part_room;
    const char *folder; /* the folder of the run, or NULL */
    bool away;          /* the states are only in files */
    uint64_t fetches;   /* number of rounds for which all shards were reloaded */
    bool reduced;       /* one state represents all that are symmetric to it */
    bool unjudged;      /* listed moves are assumed to be legal */
    _Atomic bool disk_failed;
    struct complaint trouble;      /* the first file that could not be written or read, and why */
    _Atomic unsigned shards_saved; /* by the last space_save() */
    _Atomic bool broken_off;
    uint32_t start;                   /* the state in which plays begin */
    uint32_t at[SHARDS], end[SHARDS]; /* states to be expanded in this sweep */
    uint32_t (*level)[SHARDS];        /* the first index of each level */
    unsigned levels, level_room;
    struct thread_pool *thread_pool;
    struct worker worker[MOST_THREADS];
    _Atomic bool out_of_memory;
};
struct path { /* the moves from the start to a state that is reported */
    bool found;
    struct move *move;
    unsigned moves;
    unsigned loop; /* for an endless play: the number of moves at the end that form the loop */
};
struct candidate {
    const uint8_t *key;
    uint64_t hash;
    uint32_t from;
};
typedef void expand_fn(void *with, struct worker *h, uint32_t state); /* h->state is set */
typedef void meet_fn(void *with, unsigned shard, const struct candidate *c);
bool space_open(struct space *s, const struct spec *spec, const void *table, uint64_t most_bytes,
                unsigned threads);
void space_close(struct space *s);
uint64_t space_count(const struct space *s);
size_t space_record(const struct space *s); /* bytes of one state in a bucket */
bool space_fill(struct space *s, struct bucket *b, const uint8_t *records, uint32_t count);
bool space_compact(struct space *s); /* stores fingerprints from now on; false: out of memory */
enum seen space_take_in(struct space *s, unsigned shard, const struct candidate *c, bool *back);
bool space_keep(struct space *s, const char *folder); /* false: no files can be created there */
bool space_save(struct space *s);                     /* all states are in the files, too */
bool space_sync(struct space *s);                     /* ... and flushes them to the disk */
/* errno, or 0: the file is too short */
void space_disk_fails(struct space *s, const char *path, int error);
bool space_recover(struct space *s);               /* reads the states into memory, if they fit */
bool space_begin(struct space *s);                 /* adds the start as level 0 */
bool space_deepen(struct space *s);                /* makes the states found since then the next
                                                      level */
void space_rewind(struct space *s);                /* starts a new sweep over all states */
void space_sweep(struct space *s, unsigned level); /* ... or over those of one level */
uint64_t space_left(const struct space *s);        /* states of this sweep that are still to be
                                                      expanded */
uint64_t space_expanded(const struct space *s);    /* states that were expanded before those */
/* Expands a part of the sweep. Returns false without an effect if nothing is left, if it was
 * interrupted, or if time, memory or disk ran out; the caller then drops what was expanded. */
bool space_round(struct space *s, expand_fn *expand, meet_fn *meet, void *with);
unsigned space_level(const struct space *s, uint32_t state);
/* each: where it begins */
unsigned level_among(uint32_t (*level)[SHARDS], unsigned levels, uint32_t state);
bool space_unkey(struct space *s, uint32_t state, void *into); /* false: the key cannot be read */
void space_push(struct space *s, struct worker *h, uint32_t from, const void *state);
/* ... to h->next, whose key is in h->key; not in a reduced space */
void space_push_key(struct space *s, struct worker *h, uint32_t from);
/* hand->next; false: it is refused */
bool space_make(const struct space *s, struct worker *h, struct move m);
/* pushes all its successors */
unsigned space_expand(struct space *s, struct worker *h, uint32_t state);
/* NO_STATE: not found */
uint32_t space_find(const struct space *s, struct worker *h, const void *state);
/* h->state becomes the last state */
bool space_path(struct space *s, uint32_t to, struct path *path);
/* one more move from h->state */
bool space_walk(struct space *s, uint32_t to, struct path *path);
bool path_append(struct path *path, struct move m);

#endif
