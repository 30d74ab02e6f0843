/* The states of a table and the moves between them, for the search, for endless plays, and for
 * showing the way to a state.
 *
 * States are distributed to shards by the hash of their keys. All work is done in rounds of two
 * halves. First the shards expand: each takes its next states and puts their successors into
 * buckets, one for each shard that they may belong to. Then the shards meet: each reads the buckets
 * that are for it, in the order of the shards that filled them. Within a half no shard uses data of
 * another one, so any number of threads may share the work, and the order in which states are found
 * depends only on the rules. */
#include "harness/explore/space.h"
#include "harness/explore/fingerprints.h"
#include "harness/explore/fleet.h"
#include "harness/explore/store.h"
#include "harness/explore/threads.h"
#include "harness/system/complain.h"
#include "harness/system/progress.h"
#include "spec/spec.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 256, HEAD = sizeof(uint64_t) + sizeof(uint32_t) };

/* Allocates one byte more, so that calloc returns a valid pointer for nothing, too. */
static void *bytes(size_t count, size_t size)
{
    return calloc(count + 1, size);
}

/* ---- opening and closing ---- */

static bool open_worker(struct worker *h, const struct game *game)
{
    h->state = bytes(1, game->state_size);
    h->next = bytes(1, game->state_size);
    h->spare = bytes(1, game->state_size);
    h->moves = bytes(game->most_moves, sizeof *h->moves);
    h->key = bytes(2 * game->most_key_bytes + KEY_SLACK, 1);
    h->chunk = bytes(CHUNK * game->most_key_bytes + KEY_SLACK, 1);
    return h->state && h->next && h->spare && h->moves && h->key && h->chunk;
}

static void close_worker(struct worker *h)
{
    free(h->state);
    free(h->next);
    free(h->spare);
    free(h->moves);
    free(h->key);
    free(h->chunk);
}

static bool open_workers(struct space *s, unsigned threads)
{
    s->thread_pool = thread_pool_open(threads);
    for (unsigned i = 0; s->thread_pool && i < thread_pool_size(s->thread_pool); i++)
        if (!open_worker(&s->worker[i], s->game))
            return false;
    return s->thread_pool != NULL;
}

static bool open_stores(struct space *s)
{
    for (unsigned i = 0; i < SHARDS; i++)
        if (!store_open(&s->store[i], s->key_size, &s->account))
            return false;
    return true;
}

/* Number of shards that fill the same buckets. Fewer buckets use the caches better, but a thread
 * without work waits for the others, so each thread has at least eight; with several processes
 * each shard has its own. The order of states does not depend on it. */
static unsigned shards_together(const struct space *s)
{
    unsigned threads = thread_pool_size(s->thread_pool);
    return fleet_size() > 1 || threads > 4 ? 1 : threads > 1 ? 2 : 16;
}

/* The length of a key depends only on the table, so the length for any state will do. */
bool space_open(struct space *s, const struct spec *spec, const void *table, uint64_t most_bytes,
                unsigned threads)
{
    *s = (struct space){
        .spec = spec, .game = spec->game, .table = table, .account = { .most = most_bytes }
    };
    s->bucket = calloc(SHARDS, sizeof *s->bucket);
    if (!s->bucket || !open_workers(s, threads))
        return false;
    s->together = shards_together(s);
    s->game->start(table, s->worker->state);
    s->key_size = s->game->key(table, s->worker->state, s->worker->key);
    return s->key_size > 0 && open_stores(s);
}

void space_close(struct space *s)
{
    thread_pool_close(s->thread_pool);
    for (unsigned i = 0; i < SHARDS; i++) {
        store_close(&s->store[i]);
        if (s->sketch)
            sketch_close(&s->sketch[i]);
        for (unsigned j = 0; s->bucket && j < SHARDS; j++)
            free(s->bucket[i][j].record);
    }
    for (unsigned i = 0; i < MOST_THREADS; i++)
        close_worker(&s->worker[i]);
    free(s->bucket);
    free(s->part);
    free(s->sketch);
    free(s->level);
}

/* ---- fingerprints ---- */

bool space_compact(struct space *s)
{
    s->sketch = calloc(SHARDS, sizeof *s->sketch);
    for (unsigned i = 0; i < SHARDS; i++)
        if (!s->sketch || !sketch_open(&s->sketch[i], &s->account))
            return false;
    return true;
}

static enum seen add_compactly(struct space *s, unsigned shard, const struct candidate *c)
{
    enum seen seen = sketch_add(&s->sketch[shard], c->hash);
    if (seen == SEEN_NEW && !store_append(&s->store[shard], c->key))
        return SEEN_FULL;
    return seen;
}

/* *back: the state was found before this level. Fingerprints cannot tell that. */
enum seen space_take_in(struct space *s, unsigned shard, const struct candidate *c, bool *back)
{
    struct store *store = &s->store[shard];
    uint32_t count = store->count;
    if (s->sketch)
        return add_compactly(s, shard, c);
    uint32_t index = store_add(store, c->key, c->hash, c->from);
    *back = *back || index < s->end[shard];
    return index == NO_STATE ? SEEN_FULL : index == count ? SEEN_NEW : SEEN_BEFORE;
}

/* ---- states, by their numbers ---- */

uint64_t space_count(const struct space *s)
{
    uint64_t count = 0;
    for (unsigned i = 0; i < SHARDS; i++)
        count += s->store[i].count;
    return fleet_sum(count);
}

/* Keeps the first error only: it may be the cause of those after it. */
void space_disk_fails(struct space *s, const char *path, int error)
{
    if (!atomic_exchange(&s->disk_failed, true))
        complain(&s->trouble, path, 0, "%s", error ? strerror(error) : "the file ends too early");
}

/* The store has left the reason in errno. */
static void shard_fails(struct space *s, unsigned shard, const char *what)
{
    int error = errno;
    char path[STORE_PATH];
    store_path(s->folder, what, shard, path);
    space_disk_fails(s, path, error);
}

/* The process that owns a state sends it to the others; all ask for the same states. */
static bool read_key(struct space *s, uint32_t state, uint8_t *key)
{
    unsigned shard = shard_of(state);
    bool read = !fleet_owns(shard) || store_read(&s->store[shard], index_of(state), 1, key);
    if (!read)
        shard_fails(s, shard, "keys");
    fleet_tell(shard % fleet_size(), key, s->key_size);
    return read;
}

/* *parent is NO_STATE for the start. Returns false if the file cannot be read. */
static bool parent_of(struct space *s, uint32_t state, uint32_t *parent)
{
    unsigned shard = shard_of(state);
    bool read = !fleet_owns(shard) || store_parent(&s->store[shard], index_of(state), parent);
    if (!read)
        shard_fails(s, shard, "parents");
    fleet_tell(shard % fleet_size(), parent, sizeof *parent);
    return read;
}

bool space_unkey(struct space *s, uint32_t state, void *into)
{
    uint8_t *key = s->worker->chunk;
    bool read = read_key(s, state, key);
    if (read)
        s->game->unkey(s->table, key, into);
    return read;
}

/* ---- files ---- */

bool space_keep(struct space *s, const char *folder)
{
    s->folder = folder;
    for (unsigned i = 0; i < SHARDS; i++)
        if (!store_keep(&s->store[i], folder, i))
            return false;
    return true;
}

static void save_shard(void *of, unsigned shard, unsigned worker)
{
    struct space *s = of;
    (void)worker;
    if (store_save(&s->store[shard]))
        s->shards_saved++;
    else
        shard_fails(s, shard, s->store[shard].failing);
}

bool space_save(struct space *s)
{
    s->shards_saved = 0;
    thread_pool_run(s->thread_pool, SHARDS, save_shard, s);
    return !s->disk_failed;
}

static void sync_shard(void *of, unsigned shard, unsigned worker)
{
    struct space *s = of;
    (void)worker;
    if (!store_sync(&s->store[shard]))
        shard_fails(s, shard, s->store[shard].failing);
}

bool space_sync(struct space *s)
{
    thread_pool_run(s->thread_pool, SHARDS, sync_shard, s);
    return !s->disk_failed;
}

/* The shard does not fit into memory, or its file cannot be read. */
static void shard_stays_on_disk(struct space *s, unsigned shard)
{
    if (s->store[shard].failing)
        shard_fails(s, shard, s->store[shard].failing);
    else
        s->out_of_memory = true;
}

/* The limit must hold when all tables of slots double. */
static bool too_much(const struct space *s)
{
    return s->account.bytes > s->account.most / 2;
}

static void move_to_disk(struct space *s)
{
    if (!space_save(s))
        return;
    for (unsigned i = 0; i < SHARDS; i++)
        store_leave(&s->store[i]);
    s->away = true;
}

static uint64_t bytes_in_memory(const struct space *s)
{
    return space_count(s) * (s->key_size + 4 * sizeof(uint32_t));
}

bool space_recover(struct space *s)
{
    s->away = bytes_in_memory(s) > s->account.most / 2;
    for (unsigned i = 0; !s->away && i < SHARDS; i++)
        if (!store_fetch(&s->store[i])) {
            shard_stays_on_disk(s, i);
            return false;
        }
    return true;
}

/* ---- levels ---- */

static bool note_level(struct space *s)
{
    if (s->levels == s->level_room) {
        unsigned room = 2 * s->level_room + 16;
        void *longer = realloc(s->level, room * sizeof *s->level);
        if (!longer)
            return false;
        s->level = longer;
        s->level_room = room;
    }
    for (unsigned i = 0; i < SHARDS; i++)
        s->level[s->levels][i] = s->end[i];
    s->levels++;
    return true;
}

bool space_deepen(struct space *s)
{
    bool deeper = false;
    if (!note_level(s)) {
        s->out_of_memory = true;
        return false;
    }
    for (unsigned i = 0; i < SHARDS; i++) {
        deeper = deeper || s->store[i].count > s->end[i];
        s->at[i] = s->end[i];
        s->end[i] = s->store[i].count;
        if (s->sketch)
            store_forget(&s->store[i], s->at[i]);
    }
    deeper = fleet_sum(deeper) > 0;
    s->levels -= !deeper;
    return deeper;
}

void space_rewind(struct space *s)
{
    for (unsigned i = 0; i < SHARDS; i++)
        s->at[i] = 0;
}

void space_sweep(struct space *s, unsigned level)
{
    for (unsigned i = 0; i < SHARDS; i++) {
        s->at[i] = s->level[level][i];
        s->end[i] = level + 1 < s->levels ? s->level[level + 1][i] : s->store[i].count;
    }
}

uint64_t space_left(const struct space *s)
{
    uint64_t left = 0;
    for (unsigned i = 0; i < SHARDS; i++)
        left += s->end[i] - s->at[i];
    return fleet_sum(left);
}

uint64_t space_expanded(const struct space *s)
{
    uint64_t done = 0;
    for (unsigned i = 0; i < SHARDS; i++)
        done += s->at[i];
    return fleet_sum(done);
}

unsigned level_among(uint32_t (*level)[SHARDS], unsigned levels, uint32_t state)
{
    unsigned low = 0, high = levels;
    while (high - low > 1) {
        unsigned middle = low + (high - low) / 2;
        if (level[middle][shard_of(state)] <= index_of(state))
            low = middle;
        else
            high = middle;
    }
    return low;
}

unsigned space_level(const struct space *s, uint32_t state)
{
    return level_among(s->level, s->levels, state);
}

/* ---- rounds ---- */

size_t space_record(const struct space *s)
{
    return HEAD + s->key_size;
}

/* Uses neither the bits that choose a slot nor those that are stored in it. */
static unsigned shard_for(uint64_t hash)
{
    return (unsigned)(hash >> 32) % SHARDS;
}

static bool more_room(const struct space *s, struct bucket *b)
{
    uint32_t room = 2 * b->room + 8;
    uint8_t *longer = realloc(b->record, room * space_record(s) + KEY_SLACK);
    if (!longer)
        return false;
    b->record = longer;
    b->room = room;
    return true;
}

bool space_fill(struct space *s, struct bucket *b, const uint8_t *records, uint32_t count)
{
    while (b->room < count)
        if (!more_room(s, b))
            return false;
    if (count)
        memcpy(b->record, records, count * space_record(s));
    b->count = count;
    return true;
}

static void key_of(const struct space *s, struct worker *h, const void *state)
{
    if (s->reduced) {
        memcpy(h->spare, state, s->game->state_size);
        s->game->canonical(s->table, h->spare);
        state = h->spare;
    }
    s->game->key(s->table, state, h->key);
}

void space_push(struct space *s, struct worker *h, uint32_t from, const void *state)
{
    key_of(s, h, state);
    space_push_key(s, h, from);
}

void space_push_key(struct space *s, struct worker *h, uint32_t from)
{
    uint64_t hash = store_hash(s->key_size, h->key);
    struct bucket *b = &s->bucket[shard_of(from) / s->together][shard_for(hash)];
    if (b->count == b->room && !more_room(s, b)) {
        s->out_of_memory = true;
        return;
    }
    uint8_t *to = b->record + b->count++ * space_record(s);
    memcpy(to, &hash, sizeof hash);
    memcpy(to + sizeof hash, &from, sizeof from);
    copy_key(to + HEAD, h->key, s->key_size);
}

bool space_make(const struct space *s, struct worker *h, struct move m)
{
    memcpy(h->next, h->state, s->game->state_size);
    if (!s->unjudged || !s->game->carry_out)
        return s->game->step(s->table, h->next, m) == LEGAL;
    s->game->carry_out(s->table, h->next, m);
    return true;
}

unsigned space_expand(struct space *s, struct worker *h, uint32_t state)
{
    unsigned count = s->game->moves(s->table, h->state, h->moves), legal = 0;
    for (unsigned i = 0; i < count; i++) {
        if (space_make(s, h, h->moves[i])) {
            space_push(s, h, state, h->next);
            legal++;
        }
    }
    return legal;
}

struct round {
    struct space *space;
    expand_fn *expand;
    meet_fn *meet;
    void *with;
};

/* After Ctrl-C, or at the end of the time. A round of slow states is cancelled at once. A round of
 * a run on disk is too long to be thrown away: it finishes its current part. */
static bool must_break_off(struct space *s)
{
    if (!s->away && interrupted)
        s->broken_off = true;
    return s->broken_off;
}

static void expand_some(struct round *r, unsigned shard, struct worker *h)
{
    struct space *s = r->space;
    struct store *store = &s->store[shard];
    uint32_t first = s->at[shard], count = s->end[shard] - first;
    count = count > CHUNK ? CHUNK : count;
    if (count == 0 || must_break_off(s))
        return;
    if (store->away && !store_read(store, first, count, h->chunk)) {
        shard_fails(s, shard, "keys");
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        const uint8_t *key = store->away ? h->chunk + i * s->key_size : store_key(store, first + i);
        s->game->unkey(s->table, key, h->state);
        h->from = key;
        r->expand(r->with, h, state_at(shard, first + i));
    }
    s->at[shard] = first + count;
}

static void expand_together(void *of, unsigned row, unsigned worker)
{
    struct round *r = of;
    struct space *s = r->space;
    for (unsigned i = 0; i < s->together; i++)
        expand_some(r, row * s->together + i, &s->worker[worker]);
}

static struct candidate candidate_at(const struct space *s, const struct bucket *b, uint32_t i)
{
    const uint8_t *record = b->record + i * space_record(s);
    struct candidate c = { .key = record + HEAD };
    memcpy(&c.hash, record, sizeof c.hash);
    memcpy(&c.from, record + sizeof c.hash, sizeof c.from);
    return c;
}

/* The states that one part of a round found for a shard, in order. */
typedef void look_fn(const struct round *r, unsigned shard, const struct candidate *c);

static void for_each(const struct round *r, unsigned shard, unsigned part, look_fn *look)
{
    const struct space *s = r->space;
    for (unsigned row = 0; row < SHARDS / s->together; row++) {
        const struct bucket *b = &s->bucket[row][shard];
        for (uint32_t i = part ? s->part[part - 1][row][shard] : 0; i < s->part[part][row][shard];
             i++) {
            struct candidate c = candidate_at(s, b, i);
            look(r, shard, &c);
        }
    }
}

static void prefetch_key(const struct round *r, unsigned shard, const struct candidate *c)
{
    store_prefetch_key(&r->space->store[shard], c->hash);
}

static void meet_one(const struct round *r, unsigned shard, const struct candidate *c)
{
    r->meet(r->with, shard, c);
}

static void prefetch_slot(const struct round *r, unsigned shard, const struct candidate *c)
{
    if (r->space->sketch)
        sketch_prefetch(&r->space->sketch[shard], c->hash);
    else
        store_prefetch(&r->space->store[shard], c->hash);
}

/* Adds the states part by part, so that the result does not depend on the number of parts, and
 * reserves memory for each part before it is looked up. */
static void meet_parts(const struct round *r, unsigned shard)
{
    struct space *s = r->space;
    for (unsigned part = 0; part < s->parts; part++) {
        for_each(r, shard, part, prefetch_slot);
        if (!s->sketch)
            for_each(r, shard, part, prefetch_key);
        for_each(r, shard, part, meet_one);
    }
    for (unsigned row = 0; row < SHARDS / s->together; row++)
        s->bucket[row][shard].count = 0;
}

static void meet_all(void *of, unsigned shard, unsigned worker)
{
    const struct round *r = of;
    struct space *s = r->space;
    struct store *store = &s->store[shard];
    (void)worker;
    if (!s->away) {
        meet_parts(r, shard);
        return;
    }
    if (!store_fetch(store)) {
        shard_stays_on_disk(s, shard);
        return;
    }
    meet_parts(r, shard);
    if (store_save(store))
        store_leave(store);
    else
        shard_fails(s, shard, store->failing);
}

/* Waking other threads takes longer than expanding a few states. */
static void run_tasks(struct space *s, unsigned tasks, task_fn *task, struct round *r, bool few)
{
    for (unsigned i = 0; few && i < tasks; i++)
        task(r, i, 0);
    if (!few)
        thread_pool_run(s->thread_pool, tasks, task, r);
}

static bool note_part(struct space *s)
{
    if (s->parts == s->part_room) {
        void *longer = realloc(s->part, (2 * s->part_room + 1) * sizeof *s->part);
        if (!longer)
            return false;
        s->part = longer;
        s->part_room = 2 * s->part_room + 1;
    }
    for (unsigned row = 0; row < SHARDS; row++)
        for (unsigned to = 0; to < SHARDS; to++)
            s->part[s->parts][row][to] = s->bucket[row][to].count;
    s->parts++;
    return true;
}

/* The size of the contents, not the capacity of the buckets: that never shrinks, and a round
 * that ends when the capacity is used up would reload all shards for a few states. */
static uint64_t bucket_bytes(const struct space *s)
{
    uint64_t count = 0;
    for (unsigned from = 0; from < SHARDS; from++)
        for (unsigned to = 0; to < SHARDS; to++)
            count += s->bucket[from][to].count;
    return count * space_record(s);
}

/* Undoes the round. */
static bool break_off(struct space *s, const uint32_t begun[SHARDS])
{
    memcpy(s->at, begun, sizeof s->at);
    for (unsigned from = 0; from < SHARDS; from++)
        for (unsigned to = 0; to < SHARDS; to++)
            s->bucket[from][to].count = 0;
    s->broken_off = false;
    return false;
}

/* While everything is in memory, a round has one part. Reloading the shards is slow, so then a
 * round has as many parts as fill an eighth of the memory; with the capacity of the buckets it
 * may be twice that. */
bool space_round(struct space *s, expand_fn *expand, meet_fn *meet, void *with)
{
    struct round r = { s, expand, meet, with };
    uint64_t left = space_left(s);
    bool few = left < SHARDS;
    if (left == 0 || fleet_most(interrupted || s->out_of_memory || s->disk_failed))
        return false;
    s->parts = 0;
    uint32_t begun[SHARDS];
    memcpy(begun, s->at, sizeof begun);
    do {
        run_tasks(s, SHARDS / s->together, expand_together, &r, few);
        if (!fleet_exchange(s) || !note_part(s))
            s->out_of_memory = true;
    } while (s->away && space_left(s) > 0 && !fleet_most(interrupted != 0) && !s->out_of_memory
             && !s->disk_failed && bucket_bytes(s) < s->account.most / 8);
    if (fleet_most(s->broken_off))
        return break_off(s, begun);
    s->fetches += s->away;
    run_tasks(s, SHARDS, meet_all, &r, few);
    if (s->folder && !s->away && too_much(s))
        move_to_disk(s);
    return true;
}

bool space_begin(struct space *s)
{
    uint8_t *key = s->worker->key;
    s->game->start(s->table, s->worker->state);
    key_of(s, s->worker, s->worker->state);
    uint64_t hash = store_hash(s->key_size, key);
    struct candidate first = { key, hash, NO_STATE };
    bool back = false;
    s->start = state_at(shard_for(hash), 0);
    bool done = !fleet_owns(shard_for(hash))
             || space_take_in(s, shard_for(hash), &first, &back) == SEEN_NEW;
    return space_deepen(s) && done;
}

uint32_t space_find(const struct space *s, struct worker *h, const void *state)
{
    key_of(s, h, state);
    uint64_t hash = store_hash(s->key_size, h->key);
    uint32_t index = store_find(&s->store[shard_for(hash)], h->key, hash);
    return index == NO_STATE ? NO_STATE : state_at(shard_for(hash), index);
}

/* ---- ways ---- */

bool path_append(struct path *path, struct move m)
{
    struct move *longer = realloc(path->move, (path->moves + 1) * sizeof *longer);
    if (!longer)
        return false;
    path->move = longer;
    path->move[path->moves++] = m;
    return true;
}

static bool leads_to(struct space *s, struct move m, const uint8_t *key)
{
    struct worker *h = s->worker;
    if (!space_make(s, h, m))
        return false;
    key_of(s, h, h->next);
    return memcmp(h->key, key, s->key_size) == 0;
}

/* Finds the first move that leads to the state or, in a reduced space, to a symmetric one; the
 * play goes on from the state that the move leads to. */
bool space_walk(struct space *s, uint32_t to, struct path *path)
{
    struct worker *h = s->worker;
    if (!read_key(s, to, h->chunk))
        return false;
    unsigned count = s->game->moves(s->table, h->state, h->moves);
    for (unsigned i = 0; i < count; i++)
        if (leads_to(s, h->moves[i], h->chunk)) {
            memcpy(h->state, h->next, s->game->state_size);
            return path_append(path, h->moves[i]);
        }
    return false;
}

bool space_path(struct space *s, uint32_t to, struct path *path)
{
    unsigned steps = 0;
    uint32_t from;
    bool done = parent_of(s, to, &from);
    for (uint32_t at = from; done && at != NO_STATE; steps++)
        done = parent_of(s, at, &at);
    uint32_t *stop = bytes(steps + 1, sizeof *stop);
    done = done && stop != NULL;
    for (unsigned i = steps + 1; done && i-- > 0;) {
        stop[i] = to;
        done = parent_of(s, to, &to);
    }
    s->game->start(s->table, s->worker->state);
    for (unsigned i = 0; done && i < steps; i++)
        done = space_walk(s, stop[i + 1], path);
    free(stop);
    return path->found = done;
}
