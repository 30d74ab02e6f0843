/* The states of a table and the moves between them: what exploring, looking
 * for endless plays, and showing the way to a state have in common.
 *
 * Successors are not looked up one by one: their keys wait in a batch while
 * the memory in which they will be looked for is on its way.
 */
#include "quibble.h"

#include <stdlib.h>
#include <string.h>

enum { BATCH = 512 };

/* A zero before the end makes calloc of nothing a valid pointer, too. */
static void *bytes(size_t count, size_t size) { return calloc(count + 1, size); }

static bool open_batch(struct successors *b, unsigned room, size_t key_size)
{
    b->room = room;
    b->key = bytes(room, key_size);
    b->hash = bytes(room, sizeof *b->hash);
    b->from = bytes(room, sizeof *b->from);
    return b->key && b->hash && b->from;
}

/* The length of a key depends on the table only, so any state tells it. */
static size_t key_size_of(struct space *s)
{
    uint8_t *key = bytes(s->game->most_key_bytes, 1);
    size_t size = 0;
    if (key) {
        s->game->start(s->table, s->state);
        size = s->game->key(s->table, s->state, key);
    }
    free(key);
    return size;
}

bool space_open(struct space *s, const struct spec *spec, const void *table, uint64_t most_bytes)
{
    const struct game *game = spec->game;
    *s = (struct space){ .spec = spec, .game = game, .table = table };
    s->state = bytes(1, game->state_size);
    s->next = bytes(1, game->state_size);
    s->spare = bytes(1, game->state_size);
    s->moves = bytes(game->most_moves, sizeof *s->moves);
    if (!s->state || !s->next || !s->spare || !s->moves)
        return false;
    size_t key_size = key_size_of(s);
    return key_size > 0
        && open_batch(&s->ahead, BATCH + game->most_moves, game->most_key_bytes)
        && store_open(&s->store, key_size, most_bytes);
}

void space_close(struct space *s)
{
    store_close(&s->store);
    free(s->ahead.key);
    free(s->ahead.hash);
    free(s->ahead.from);
    free(s->moves);
    free(s->spare);
    free(s->next);
    free(s->state);
}

void space_unkey(const struct space *s, uint32_t index, void *state)
{
    s->game->unkey(s->table, store_key(&s->store, index), state);
}

/* Keys lie as far apart as the longest may be, so that a game whose key has
 * not the promised length is found out and not obeyed. */
void space_push(struct space *s, uint32_t from, const void *state)
{
    struct successors *b = &s->ahead;
    uint8_t *key = b->key + (size_t)b->count * s->game->most_key_bytes;
    s->game->key(s->table, state, key);
    b->hash[b->count] = store_hash(&s->store, key);
    b->from[b->count] = from;
    store_prefetch(&s->store, b->hash[b->count]);
    b->count++;
}

void space_expand(struct space *s, uint32_t index)
{
    space_unkey(s, index, s->state);
    unsigned count = s->game->moves(s->table, s->state, s->moves);
    for (unsigned i = 0; i < count; i++) {
        memcpy(s->next, s->state, s->game->state_size);
        if (s->game->step(s->table, s->next, s->moves[i]) == LEGAL)
            space_push(s, index, s->next);
    }
}

bool path_append(struct path *path, struct move m)
{
    struct move *longer = realloc(path->move, (path->moves + 1) * sizeof *longer);
    if (!longer)
        return false;
    path->move = longer;
    path->move[path->moves++] = m;
    return true;
}

static bool leads_to(struct space *s, struct move m, uint32_t to, uint8_t *key)
{
    memcpy(s->next, s->state, s->game->state_size);
    if (s->game->step(s->table, s->next, m) != LEGAL)
        return false;
    s->game->key(s->table, s->next, key);
    return memcmp(key, store_key(&s->store, to), s->store.key_size) == 0;
}

/* The first of the moves that lead from one state to the other. */
bool space_walk(struct space *s, uint32_t from, uint32_t to, struct path *path)
{
    uint8_t *key = bytes(s->game->most_key_bytes, 1);
    bool found = false;
    if (!key)
        return false;
    space_unkey(s, from, s->state);
    unsigned count = s->game->moves(s->table, s->state, s->moves);
    for (unsigned i = 0; i < count && !found; i++)
        if (leads_to(s, s->moves[i], to, key))
            found = path_append(path, s->moves[i]);
    free(key);
    return found;
}

static unsigned distance(const struct store *store, uint32_t to)
{
    unsigned steps = 0;
    for (; to != 0; to = store->parent[to])
        steps++;
    return steps;
}

bool space_path(struct space *s, uint32_t to, struct path *path)
{
    unsigned steps = distance(&s->store, to);
    uint32_t *stop = bytes(steps + 1, sizeof *stop);
    bool done = stop != NULL;
    for (unsigned i = steps + 1; done && i-- > 0; to = s->store.parent[to])
        stop[i] = to;
    for (unsigned i = 0; done && i < steps; i++)
        done = space_walk(s, stop[i], stop[i + 1], path);
    free(stop);
    return path->found = done;
}
