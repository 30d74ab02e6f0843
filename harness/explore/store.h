/* An exact set of keys in order of insertion. The array of keys is also the queue of the search,
 * and the parents lead back to the start. A store can be saved in a folder and removed from
 * memory. Keys are read, written and compared in words, so KEY_SLACK more bytes are allocated
 * behind the last one. */
#ifndef QUIBBLE_EXPLORE_STORE_H
#define QUIBBLE_EXPLORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { NO_STATE = 0xffffffff, KEY_SLACK = 8 };
static inline void copy_key(uint8_t *to, const uint8_t *from, size_t size)
{
    for (size_t at = 0; at < size; at += 8)
        memcpy(to + at, from + at, 8);
}
struct account {
    _Atomic uint64_t bytes;
    uint64_t most;
}; /* bytes in use, and bytes allowed */
struct store {
    size_t key_size;       /* bytes */
    uint8_t *keys;         /* full keys, never only their hashes */
    uint32_t keys_from;    /* compact: keys of earlier levels were dropped */
    uint32_t *parent;      /* the state from which it was reached ... */
    uint32_t parents_from; /* ...of the states from this one on */
    uint32_t count, room;
    uint32_t *slot; /* 0: empty; else index + 1 and bits of the hash */
    unsigned slot_bits;
    struct account *account;
    bool kept, away; /* kept: in files; away: only in files */
    int keys_file, parents_file;
    uint32_t saved; /* number of states in the files */
    struct checksums {
        uint64_t keys, parents;
    } sums;              /* checksums of the data written to the files */
    bool unsynced;       /* some of it may not be on the disk yet */
    const char *failing; /* "keys" or "parents": the file that could not be written or read */
};
/* The error in the files of a store that is read back. */
struct damage {
    enum { UNDAMAGED, TOO_SHORT, CHANGED, UNREADABLE, NO_MEMORY } kind;
    const char *what;        /* "keys" or "parents" */
    uint64_t size, expected; /* bytes */
    int error;               /* UNREADABLE: errno, or 0: the file is too short */
};
enum { STORE_PATH = 4200 };
bool store_open(struct store *s, size_t key_size, struct account *account);
void store_close(struct store *s);
uint64_t store_hash(size_t key_size, const uint8_t *key);
void store_prefetch(const struct store *s, uint64_t hash);     /* the slots of a key...     */
void store_prefetch_key(const struct store *s, uint64_t hash); /* and the key that they refer to */
uint32_t store_find(const struct store *s, const uint8_t *key, uint64_t hash);
/* NO_STATE: the store is full */
uint32_t store_add(struct store *s, const uint8_t *key, uint64_t hash, uint32_t parent);
/* from now on stores the keys in files of that folder */
bool store_keep(struct store *s, const char *folder, unsigned number);
void store_path(const char *folder, const char *what, unsigned number, char path[STORE_PATH]);
bool store_save(struct store
                    *s); /* writes new keys; false: s->failing was not written, errno says why */
bool store_sync(struct store *s);  /* ... and flushes them to the disk; false: as above */
void store_leave(struct store *s); /* everything is in files, nothing in memory */
bool store_fetch(
    struct store
        *s); /* reads everything back into memory; false: as above, or NULL: out of memory */
/* of what files hold */
bool store_recover(struct store *s, uint32_t count, struct checksums sums, struct damage *d);
/* false: errno says why */
bool store_read(const struct store *s, uint32_t index, uint32_t count, uint8_t *keys);
/* the same */
bool store_parent(const struct store *s, uint32_t index, uint32_t *parent);
static inline const uint8_t *store_key(const struct store *s, uint32_t index)
{
    return s->keys + (size_t)(index - s->keys_from) * s->key_size;
}
void store_forget(struct store *s, uint32_t before); /* drops the keys before this one */
bool store_append(struct store *s,
                  const uint8_t
                      *key); /* adds a new key without looking for it and without a parent */

#endif
