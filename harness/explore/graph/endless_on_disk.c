/* Which plays never end, if states and moves do not fit into memory, or if several processes own
 * them?
 *
 * The moves are computed again, level by level, and written to files: for each shard, the moves
 * that lead to its states, by the level that they come from. Then states are removed: a state with
 * no move to a state that is left; or, where a player who wants an end chooses, a state with a move
 * to a removed one. Each pass goes from the deepest level up, so the first one does most of the
 * work; the passes end when one removes nothing. Memory holds one byte per state, in each process
 * for all states, so that each can judge the moves in its files. The processes exchange what they
 * removed. */
#define _DEFAULT_SOURCE /* fseeko */
#include "harness/explore/graph/endless.h"
#include "harness/explore/fleet.h"
#include "harness/explore/graph/graph.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/system/progress.h"
#include "rules/game.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { OWNER = 0x0f, BY_NATURE = 8, NO_MOVES = 9, MARKED = 0x40, LEFT = 0x80, AT_ONCE = 4096 };

struct disk_move {
    uint32_t from, to;
}; /* to: the index in its shard */

struct disk_trim {
    struct space *space;
    /* for each state: whose turn it is, whether it is marked, whether it is left */
    uint8_t *note[SHARDS];
    FILE *file[SHARDS];
    uint64_t moves[SHARDS]; /* moves written so far */
    /* index of the first move from each level; the last entry is the end */
    uint64_t (*begins)[SHARDS];
    /* index of the first state of each level, over all processes; the last entry is the end */
    uint32_t (*level)[SHARDS];
    uint8_t *together; /* the bytes of a level, to be exchanged with the other processes */
    uint64_t bytes;    /* bytes that are counted against the limit */
    struct disk_move disk_move[AT_ONCE];
};

static uint8_t *note_of(const struct disk_trim *t, uint32_t state)
{
    return &t->note[shard_of(state)][index_of(state)];
}

static bool is_left(const struct disk_trim *t, uint32_t state)
{
    return (*note_of(t, state) & LEFT) != 0;
}

static uint8_t owner_of(uint8_t note)
{
    uint8_t owner = note & OWNER;
    return owner == BY_NATURE ? NATURE : owner;
}

/* Without --disk the files are in the folder for temporary files. */
static void path_of(const struct disk_trim *t, unsigned shard, char path[STORE_PATH])
{
    if (t->space->folder)
        store_path(t->space->folder, "moves", shard, path);
    else
        snprintf(path, STORE_PATH, "a temporary file");
}

static void file_fails(const struct disk_trim *t, unsigned shard)
{
    int error = errno;
    char path[STORE_PATH];
    path_of(t, shard, path);
    space_disk_fails(t->space, path, error);
}

/* ---- the moves, written ---- */

static void follow(void *with, struct worker *h, uint32_t state)
{
    const struct disk_trim *t = with;
    unsigned moves = space_expand(t->space, h, state);
    uint8_t actor = moves ? h->moves[0].actor : NO_MOVES;
    *note_of(t, state) = actor == NATURE ? BY_NATURE : actor;
}

static void write_move(void *with, unsigned shard, const struct candidate *c)
{
    struct disk_trim *t = with;
    struct disk_move disk_move = { c->from, store_find(&t->space->store[shard], c->key, c->hash) };
    errno = 0;
    if (fwrite(&disk_move, sizeof disk_move, 1, t->file[shard]) != 1)
        file_fails(t, shard);
    t->moves[shard]++;
}

static void note_moves(struct disk_trim *t, unsigned level)
{
    for (unsigned i = 0; i < SHARDS; i++)
        t->begins[level][i] = t->moves[i];
}

static bool write_moves(struct disk_trim *t)
{
    struct space *s = t->space;
    for (unsigned level = 0; level < s->levels; level++) {
        note_moves(t, level);
        space_sweep(s, level);
        while (space_round(s, follow, write_move, t))
            progress("endless plays: the moves of level %u of %u", level, s->levels);
    }
    note_moves(t, s->levels);
    for (unsigned i = 0; i < SHARDS; i++)
        if (t->file[i] && fflush(t->file[i]) != 0)
            file_fails(t, i);
    return !fleet_most(interrupted || s->disk_failed || s->out_of_memory);
}

/* ---- what all processes know ---- */

static void share_levels(struct disk_trim *t)
{
    const struct space *s = t->space;
    for (unsigned level = 0; level < s->levels; level++)
        memcpy(t->level[level], s->level[level], sizeof *t->level);
    for (unsigned shard = 0; shard < SHARDS; shard++)
        t->level[s->levels][shard] = s->store[shard].count;
    fleet_join(t->level, ((size_t)s->levels + 1) * sizeof *t->level);
}

static uint32_t states_of(const struct disk_trim *t, unsigned level, unsigned shard)
{
    return t->level[level + 1][shard] - t->level[level][shard];
}

static uint64_t widest_level(const struct disk_trim *t)
{
    uint64_t most = 0;
    for (unsigned level = 0; level < t->space->levels; level++) {
        uint64_t wide = 0;
        for (unsigned shard = 0; shard < SHARDS; shard++)
            wide += states_of(t, level, shard);
        most = wide > most ? wide : most;
    }
    return most;
}

/* Combines what the processes noted about the states of a level, so that all have the same. */
static void share_notes(struct disk_trim *t, unsigned level)
{
    size_t size = 0;
    if (fleet_size() == 1)
        return;
    for (unsigned shard = 0; shard < SHARDS; size += states_of(t, level, shard++))
        memcpy(t->together + size, t->note[shard] + t->level[level][shard],
               states_of(t, level, shard));
    fleet_join(t->together, size);
    size = 0;
    for (unsigned shard = 0; shard < SHARDS; size += states_of(t, level, shard++))
        memcpy(t->note[shard] + t->level[level][shard], t->together + size,
               states_of(t, level, shard));
}

/* ---- opening and closing ---- */

static FILE *open_file(const struct disk_trim *t, unsigned shard)
{
    char path[STORE_PATH];
    path_of(t, shard, path);
    FILE *file = t->space->folder ? fopen(path, "w+b") : tmpfile();
    if (!file)
        file_fails(t, shard);
    return file;
}

static bool open_shard(struct disk_trim *t, unsigned shard)
{
    t->file[shard] = fleet_owns(shard) ? open_file(t, shard) : NULL;
    t->note[shard] = calloc((size_t)t->level[t->space->levels][shard] + 1, 1);
    return (t->file[shard] || !fleet_owns(shard)) && t->note[shard];
}

static bool open_notes(struct disk_trim *t)
{
    unsigned levels = t->space->levels;
    t->begins = calloc((size_t)levels + 1, sizeof *t->begins);
    t->level = calloc((size_t)levels + 1, sizeof *t->level);
    if (fleet_most(!t->begins || !t->level) || !t->begins || !t->level)
        return false;
    share_levels(t);
    bool done = fleet_size() == 1 || (t->together = malloc(widest_level(t) + 1)) != NULL;
    for (unsigned i = 0; done && i < SHARDS; i++)
        done = open_shard(t, i);
    return !fleet_most(!done);
}

struct disk_trim *trim_open(struct space *s)
{
    uint64_t states = space_count(s);
    struct disk_trim *t =
        s->account.bytes + states <= s->account.most ? calloc(1, sizeof *t) : NULL;
    if (t) {
        t->space = s;
        t->bytes = states;
        s->account.bytes += states;
    }
    bool done = !fleet_most(!t) && t && open_notes(t) && write_moves(t);
    for (unsigned level = 0; done && level < s->levels; level++)
        share_notes(t, level);
    if (done)
        return t;
    trim_close(t);
    return NULL;
}

void trim_close(struct disk_trim *t)
{
    char path[STORE_PATH];
    for (unsigned i = 0; t && i < SHARDS; i++) {
        bool closed = t->file[i] && fclose(t->file[i]) == 0;
        if (closed && t->space->folder) {
            path_of(t, i, path);
            unlink(path);
        }
        free(t->note[i]);
    }
    if (!t)
        return;
    t->space->account.bytes -= t->bytes;
    free(t->begins);
    free(t->level);
    free(t->together);
    free(t);
}

/* ---- the moves, read ---- */

typedef void disk_move_fn(const struct disk_trim *t, void *with, uint32_t from, uint32_t to);

static bool read_shard(struct disk_trim *t, unsigned level, unsigned shard, disk_move_fn *look,
                       void *with)
{
    uint64_t at = t->begins[level][shard], end = t->begins[level + 1][shard];
    bool good =
        at == end || fseeko(t->file[shard], (off_t)(at * sizeof *t->disk_move), SEEK_SET) == 0;
    while (good && at < end) {
        size_t n = end - at < AT_ONCE ? (size_t)(end - at) : AT_ONCE;
        errno = 0;
        good = fread(t->disk_move, sizeof *t->disk_move, n, t->file[shard]) == n;
        for (size_t i = 0; good && i < n; i++)
            look(t, with, t->disk_move[i].from, state_at(shard, t->disk_move[i].to));
        at += n;
    }
    if (!good)
        file_fails(t, shard);
    return good;
}

/* Each process reads the files that it wrote; false: one of them failed. */
static bool read_level(struct disk_trim *t, unsigned level, disk_move_fn *look, void *with)
{
    bool good = true;
    for (unsigned shard = 0; good && shard < SHARDS; shard++)
        good = !fleet_owns(shard) || read_shard(t, level, shard, look, with);
    return !fleet_most(interrupted || !good);
}

/* ---- trimming ---- */

/* The move that decides: for a player who wants an end, one to a removed state; for the others,
 * one to a state that is left. */
static void mark(const struct disk_trim *t, void *with, uint32_t from, uint32_t to)
{
    uint8_t *note = note_of(t, from);
    if (is_left(t, to) != side_has(with, owner_of(*note)))
        *note |= MARKED;
}

/* Removes states of the level; returns their number. */
static uint64_t trim_level(struct disk_trim *t, const struct side *side, unsigned level)
{
    uint64_t gone = 0;
    for (unsigned shard = 0; shard < SHARDS; shard++)
        for (uint32_t i = t->level[level][shard]; i < t->level[level + 1][shard]; i++) {
            uint8_t *note = &t->note[shard][i];
            bool marked = (*note & MARKED) != 0, stays = marked != side_has(side, owner_of(*note));
            gone += (*note & LEFT) && !stays;
            *note = (uint8_t)(*note & (stays ? OWNER | LEFT : OWNER));
        }
    return gone;
}

static void leave_all(struct disk_trim *t)
{
    for (unsigned shard = 0; shard < SHARDS; shard++)
        for (uint32_t i = 0; i < t->level[t->space->levels][shard]; i++) {
            uint8_t owner = t->note[shard][i] & OWNER;
            t->note[shard][i] = owner == NO_MOVES ? owner : (uint8_t)(owner | LEFT);
        }
}

static bool trim_all(struct disk_trim *t, const struct side *side)
{
    uint64_t gone = 1;
    struct side wants = *side;
    leave_all(t);
    for (unsigned pass = 1; gone > 0; pass++) {
        gone = 0;
        for (unsigned level = t->space->levels; level-- > 0;) {
            if (!read_level(t, level, mark, &wants))
                return false;
            share_notes(t, level);
            gone += trim_level(t, side, level);
        }
        progress("endless plays: pass %u, %llu states trimmed", pass, (unsigned long long)gone);
    }
    return true;
}

/* The nearest state is the first one of its level. */
static void count_left(const struct disk_trim *t, struct kept *kept)
{
    kept->states = 0;
    for (unsigned level = 0; level < t->space->levels; level++)
        for (unsigned shard = 0; shard < SHARDS; shard++)
            for (uint32_t i = t->level[level][shard]; i < t->level[level + 1][shard]; i++) {
                if (!(t->note[shard][i] & LEFT) || kept->states++ > 0)
                    continue;
                kept->nearest = state_at(shard, i);
                kept->level = level;
            }
}

bool trim_kept(struct disk_trim *t, const struct side *side, struct kept *kept)
{
    bool done = trim_all(t, side);
    if (done)
        count_left(t, kept);
    return done;
}

/* ---- one play that goes on ---- */

/* A state and, of its successors that are left, the one nearest to the start: level and index as
 * one number. */
struct onward {
    uint32_t from;
    uint64_t to;
};

static unsigned level_of(const struct disk_trim *t, uint32_t state)
{
    return level_among(t->level, t->space->levels, state);
}

static void choose_next(const struct disk_trim *t, void *with, uint32_t from, uint32_t to)
{
    struct onward *o = with;
    if (from != o->from || !is_left(t, to))
        return;
    uint64_t at = (uint64_t)level_of(t, to) << 32 | to;
    o->to = at < o->to ? at : o->to;
}

/* Finds a successor that is left, as near to the start as possible. */
uint32_t trim_next(struct disk_trim *t, uint32_t state)
{
    struct onward o = { state, UINT64_MAX };
    if (!read_level(t, level_of(t, state), choose_next, &o))
        return NO_STATE;
    return (uint32_t)~fleet_most(~o.to);
}
