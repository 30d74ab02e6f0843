/* An exact set of keys in order of insertion.
 *
 * Keys are stored one behind the other; a table of 32-bit slots finds them. A slot holds the index
 * of a key and, in the bits that the index does not need, a part of the key's hash: it excludes
 * nearly every other key without reading it. Only full keys decide, so the set is exact.
 *
 * A state needs its key, 4 bytes for the parent and 5 to 11 for the slots.
 *
 * In files, keys and parents are only appended: everything written up to some moment is the
 * beginning of the files, and a checksum of each tells whether it is intact. */
#include "harness/explore/store.h"
#include "harness/explore/space.h"
#include "harness/system/large_pages.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FIRST_BITS = 5, FIRST_ROOM = 16 };

static uint64_t eight_bytes(const uint8_t *from)
{
    uint64_t word;
    memcpy(&word, from, 8);
    return word;
}

static uint64_t mixed(uint64_t h)
{
    h ^= h >> 32;
    h *= 0xd6e8feb86659fd93u;
    h ^= h >> 32;
    h *= 0xd6e8feb86659fd93u;
    return h ^ h >> 32;
}

/* The next word of a key with so many bytes left. */
static uint64_t next_bytes(const uint8_t *key, size_t left)
{
    uint64_t word = eight_bytes(key);
    return left < 8 ? word & (((uint64_t)1 << 8 * left) - 1) : word;
}

uint64_t store_hash(size_t key_size, const uint8_t *key)
{
    uint64_t h = mixed(next_bytes(key, key_size));
    for (size_t at = 8; at < key_size; at += 8)
        h = mixed(h ^ next_bytes(key + at, key_size - at));
    return h;
}

static bool same_key(const struct store *s, uint64_t index, const uint8_t *key)
{
    const uint8_t *mine = s->keys + index * s->key_size;
    uint64_t other = 0;
    for (size_t at = 0; at < s->key_size; at += 8)
        other |= next_bytes(mine + at, s->key_size - at) ^ next_bytes(key + at, s->key_size - at);
    return other == 0;
}

/* The upper bits of the hash choose the slot; the lower ones are stored in it. */
static uint64_t slot_count(const struct store *s)
{
    return (uint64_t)1 << s->slot_bits;
}
static uint64_t slot_bytes(const struct store *s)
{
    return s->slot ? slot_count(s) * sizeof *s->slot : 0;
}
static uint64_t home(const struct store *s, uint64_t hash)
{
    return hash >> (64 - s->slot_bits);
}
static uint32_t tag(const struct store *s, uint64_t hash)
{
    return (uint32_t)(hash << s->slot_bits);
}
static uint64_t after(const struct store *s, uint64_t at)
{
    return (at + 1) & (slot_count(s) - 1);
}

static bool may_be(const struct store *s, uint32_t slot, uint64_t hash)
{
    return (uint64_t)(slot ^ tag(s, hash)) >> s->slot_bits == 0;
}

static uint32_t index_in(const struct store *s, uint32_t slot)
{
    return (uint32_t)((slot & (slot_count(s) - 1)) - 1);
}

/* Memory is counted before it is allocated. */
static bool allowed(struct store *s, uint64_t more, uint64_t less)
{
    uint64_t held = atomic_fetch_add(&s->account->bytes, more - less) + more - less;
    if (held <= s->account->most)
        return true;
    atomic_fetch_sub(&s->account->bytes, more - less);
    return false;
}

static uint64_t beyond(uint64_t room, uint32_t from)
{
    return room > from ? room - from : 0;
}

static uint64_t bytes_for(const struct store *s, uint64_t room)
{
    return beyond(room, s->keys_from) * s->key_size
         + beyond(room, s->parents_from) * sizeof *s->parent;
}

static bool make_room(struct store *s, uint64_t room)
{
    if (room > MOST_OF_A_SHARD)
        room = MOST_OF_A_SHARD;
    if (room == s->room || !allowed(s, bytes_for(s, room), bytes_for(s, s->room)))
        return false;
    uint8_t *keys = realloc(s->keys, beyond(room, s->keys_from) * s->key_size + KEY_SLACK);
    if (keys)
        s->keys = keys;
    uint32_t *parent = realloc(s->parent, (beyond(room, s->parents_from) + 1) * sizeof *parent);
    if (parent)
        s->parent = parent;
    if (!keys || !parent)
        return false;
    s->room = (uint32_t)room;
    return true;
}

static void fill_slot(struct store *s, uint64_t index, uint64_t hash)
{
    uint64_t at = home(s, hash);
    while (s->slot[at])
        at = after(s, at);
    s->slot[at] = tag(s, hash) | (uint32_t)(index + 1);
}

/* All keys are stored, so the old slots are freed before the new ones are allocated. */
static bool make_slots(struct store *s, unsigned bits)
{
    enum { AHEAD = 16 };
    if (bits > INDEX_BITS || !allowed(s, sizeof *s->slot << bits, slot_bytes(s)))
        return false;
    pages_close(s->slot, slot_bytes(s));
    s->slot = pages_open(sizeof *s->slot << bits);
    if (!s->slot)
        return false;
    s->slot_bits = bits;
    uint64_t hash[AHEAD];
    for (uint64_t i = 0; i < (uint64_t)s->count + AHEAD; i++) {
        if (i >= AHEAD)
            fill_slot(s, i - AHEAD, hash[i % AHEAD]);
        if (i < s->count) {
            hash[i % AHEAD] = store_hash(s->key_size, s->keys + i * s->key_size);
            store_prefetch(s, hash[i % AHEAD]);
        }
    }
    return true;
}

bool store_open(struct store *s, size_t key_size, struct account *account)
{
    *s = (struct store){ .key_size = key_size, .account = account };
    return make_room(s, FIRST_ROOM) && make_slots(s, FIRST_BITS);
}

static void free_memory(struct store *s)
{
    if (s->account)
        atomic_fetch_sub(&s->account->bytes, bytes_for(s, s->room) + slot_bytes(s));
    free(s->keys);
    free(s->parent);
    pages_close(s->slot, slot_bytes(s));
    s->keys = NULL;
    s->parent = NULL;
    s->slot = NULL;
    s->room = 0;
}

void store_close(struct store *s)
{
    free_memory(s);
    if (s->kept) {
        close(s->keys_file);
        close(s->parents_file);
    }
    *s = (struct store){ .key_size = 0 };
}

void store_prefetch(const struct store *s, uint64_t hash)
{
    __builtin_prefetch(&s->slot[home(s, hash)]);
}

void store_prefetch_key(const struct store *s, uint64_t hash)
{
    for (uint64_t at = home(s, hash); s->slot[at]; at = after(s, at))
        if (may_be(s, s->slot[at], hash)) {
            __builtin_prefetch(store_key(s, index_in(s, s->slot[at])));
            return;
        }
}

uint32_t store_find(const struct store *s, const uint8_t *key, uint64_t hash)
{
    for (uint64_t at = home(s, hash); s->slot[at]; at = after(s, at))
        if (may_be(s, s->slot[at], hash) && same_key(s, index_in(s, s->slot[at]), key))
            return index_in(s, s->slot[at]);
    return NO_STATE;
}

static bool grow(struct store *s)
{
    if (s->count == s->room && !make_room(s, (uint64_t)s->room + s->room / 4 + 1))
        return false;
    return s->count < slot_count(s) / 4 * 3 || make_slots(s, s->slot_bits + 1);
}

/* A new key gets the index count - 1. */
uint32_t store_add(struct store *s, const uint8_t *key, uint64_t hash, uint32_t parent)
{
    uint32_t index = store_find(s, key, hash);
    if (index != NO_STATE)
        return index;
    if (!grow(s))
        return NO_STATE;
    index = s->count++;
    copy_key(s->keys + (size_t)index * s->key_size, key, s->key_size);
    s->parent[index - s->parents_from] = parent;
    fill_slot(s, index, hash);
    return index;
}

/* ---- without looking for keys: the set is another's ---- */

void store_forget(struct store *s, uint32_t before)
{
    uint64_t held = bytes_for(s, s->room);
    memmove(s->keys, store_key(s, before), (size_t)(s->count - before) * s->key_size);
    s->keys_from = before;
    s->parents_from = MOST_OF_A_SHARD;
    atomic_fetch_sub(&s->account->bytes, held - bytes_for(s, s->room));
}

bool store_append(struct store *s, const uint8_t *key)
{
    uint64_t window = s->room - s->keys_from;
    s->parents_from = MOST_OF_A_SHARD;
    if (s->count == s->room && !make_room(s, s->room + window / 4 + FIRST_ROOM))
        return false;
    copy_key(s->keys + (size_t)(s->count - s->keys_from) * s->key_size, key, s->key_size);
    s->count++;
    return true;
}

/* ---- files ---- */

enum { PIECE = 1 << 20 };

/* If these return false, errno says why; 0: the file is too short. */
static bool write_at(int file, const void *from, size_t size, uint64_t at)
{
    for (size_t done = 0; done < size;) {
        errno = 0;
        ssize_t n = pwrite(file, (const uint8_t *)from + done, size - done, (off_t)(at + done));
        if (n <= 0 && errno != EINTR)
            return false;
        done += n > 0 ? (size_t)n : 0;
    }
    return true;
}

static bool read_at(int file, void *into, size_t size, uint64_t at)
{
    for (size_t done = 0; done < size;) {
        errno = 0;
        ssize_t n = pread(file, (uint8_t *)into + done, size - done, (off_t)(at + done));
        if (n <= 0 && errno != EINTR)
            return false;
        done += n > 0 ? (size_t)n : 0;
    }
    return true;
}

static const char keys[] = "keys", parents[] = "parents";

void store_path(const char *folder, const char *what, unsigned number, char path[STORE_PATH])
{
    snprintf(path, STORE_PATH, "%s/%s-%02u", folder, what, number);
}

static int open_beside(const char *folder, const char *what, unsigned number)
{
    char path[STORE_PATH];
    store_path(folder, what, number, path);
    return open(path, O_RDWR | O_CREAT, 0666);
}

bool store_keep(struct store *s, const char *folder, unsigned number)
{
    s->keys_file = open_beside(folder, keys, number);
    s->parents_file = open_beside(folder, parents, number);
    s->kept = s->keys_file >= 0 && s->parents_file >= 0;
    return s->kept;
}

/* Checksums are computed state by state, so they do not depend on the sizes of the pieces
 * written. */
static void sum_up(struct checksums *sums, size_t key_size, const uint8_t *key,
                   const uint32_t *parent, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        sums->keys = mixed(sums->keys ^ store_hash(key_size, key + (size_t)i * key_size));
        sums->parents = mixed(sums->parents ^ parent[i]);
    }
}

bool store_save(struct store *s)
{
    uint32_t fresh = s->count - s->saved;
    if (!s->kept || fresh == 0)
        return s->kept;
    const uint8_t *key = store_key(s, s->saved);
    const uint32_t *parent = s->parent + (s->saved - s->parents_from);
    s->unsynced = true;
    s->failing = keys;
    if (!write_at(s->keys_file, key, fresh * s->key_size, s->saved * s->key_size))
        return false;
    s->failing = parents;
    if (!write_at(s->parents_file, parent, fresh * sizeof *parent, s->saved * sizeof *parent))
        return false;
    sum_up(&s->sums, s->key_size, key, parent, fresh);
    s->saved = s->count;
    return true;
}

static bool sync_file(int file)
{
    int done;
    do
        done = fdatasync(file);
    while (done < 0 && errno == EINTR);
    return done == 0;
}

bool store_sync(struct store *s)
{
    if (!s->unsynced)
        return true;
    s->failing = keys;
    if (!sync_file(s->keys_file))
        return false;
    s->failing = parents;
    if (!sync_file(s->parents_file))
        return false;
    s->unsynced = false;
    return true;
}

void store_leave(struct store *s)
{
    free_memory(s);
    s->parents_from = s->count;
    s->away = true;
}

/* After this, only the parents of new states are in memory. */
bool store_fetch(struct store *s)
{
    unsigned bits = FIRST_BITS;
    s->away = true;
    s->failing = NULL;
    while (bits < INDEX_BITS && s->count >= ((uint64_t)1 << bits) / 4 * 3)
        bits++;
    if (!make_room(s, (uint64_t)s->count + s->count / 16 + FIRST_ROOM))
        return false;
    s->failing = keys;
    if (!read_at(s->keys_file, s->keys, s->count * s->key_size, 0))
        return false;
    s->failing = NULL;
    s->away = !make_slots(s, bits);
    return !s->away;
}

static bool is_long_enough(int file, uint64_t expected, struct damage *d)
{
    struct stat is;
    d->expected = expected;
    d->kind = fstat(file, &is) != 0           ? UNREADABLE
            : (uint64_t)is.st_size < expected ? TOO_SHORT
                                              : UNDAMAGED;
    d->error = errno;
    d->size = d->kind == UNREADABLE ? 0 : (uint64_t)is.st_size;
    return d->kind == UNDAMAGED;
}

static bool are_long_enough(const struct store *s, uint32_t count, struct damage *d)
{
    d->what = keys;
    if (!is_long_enough(s->keys_file, count * s->key_size, d))
        return false;
    d->what = parents;
    return is_long_enough(s->parents_file, count * sizeof *s->parent, d);
}

/* Reads the files piece by piece. */
static bool read_sums(const struct store *s, uint32_t count, struct checksums *sums,
                      struct damage *d)
{
    size_t piece = PIECE / s->key_size;
    uint8_t *key = malloc(piece * s->key_size);
    uint32_t *parent = malloc(piece * sizeof *parent);
    d->kind = key && parent ? UNDAMAGED : NO_MEMORY;
    for (uint32_t at = 0; d->kind == UNDAMAGED && at < count;) {
        uint32_t n = count - at < piece ? count - at : (uint32_t)piece;
        d->what = keys;
        bool good = read_at(s->keys_file, key, n * s->key_size, at * s->key_size);
        if (good) {
            d->what = parents;
            good = read_at(s->parents_file, parent, n * sizeof *parent, at * sizeof *parent);
        }
        d->kind = good ? UNDAMAGED : UNREADABLE;
        d->error = errno;
        if (good)
            sum_up(sums, s->key_size, key, parent, n);
        at += n;
    }
    free(key);
    free(parent);
    return d->kind == UNDAMAGED;
}

bool store_recover(struct store *s, uint32_t count, struct checksums sums, struct damage *d)
{
    struct checksums found = { 0, 0 };
    *d = (struct damage){ .kind = UNDAMAGED };
    if (!are_long_enough(s, count, d) || !read_sums(s, count, &found, d))
        return false;
    free_memory(s);
    s->count = s->saved = s->parents_from = count;
    s->sums = sums;
    s->away = true;
    d->what = found.keys != sums.keys ? keys : parents;
    d->kind = found.keys == sums.keys && found.parents == sums.parents ? UNDAMAGED : CHANGED;
    return d->kind == UNDAMAGED;
}

bool store_read(const struct store *s, uint32_t index, uint32_t count, uint8_t *into)
{
    if (s->away)
        return read_at(s->keys_file, into, count * s->key_size, index * s->key_size);
    memcpy(into, store_key(s, index), count * s->key_size);
    return true;
}

bool store_parent(const struct store *s, uint32_t index, uint32_t *parent)
{
    *parent = NO_STATE;
    if (index < s->parents_from)
        return read_at(s->parents_file, parent, sizeof *parent, index * sizeof *parent);
    *parent = s->parent[index - s->parents_from];
    return true;
}
