/* Changes inputs in ways that fuzzers do not know: leaves moves out, repeats or exchanges them, or
 * takes them from another play. The result is a play again, without the moves that became illegal.
 * So the other moves stay, while a changed byte would turn them into different ones.
 *
 * libFuzzer calls it for every input; it mostly leaves the change to libFuzzer's own mutators,
 * which cost nothing. AFL++ loads it as a library and calls it besides its own mutators. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

enum { ONE_IN = 8 }; /* one of so many changes by libFuzzer is a change of moves */

static struct line ours, theirs;

/* ---- changes of a line ---- */

static void delete_item(struct line *l, struct choice *from)
{
    unsigned at = choose(from, l->count), most = l->count - at,
             n = 1 + choose(from, most < 8 ? most : 8);
    memmove(&l->item[at], &l->item[at + n], (l->count - at - n) * sizeof l->item[0]);
    l->count -= n;
}

static void insert(struct line *l, unsigned at, const struct item *item, unsigned n)
{
    n = l->count + n > MOST_ITEMS ? MOST_ITEMS - l->count : n;
    memmove(&l->item[at + n], &l->item[at], (l->count - at) * sizeof l->item[0]);
    memcpy(&l->item[at], item, n * sizeof l->item[0]);
    l->count += n;
}

static void duplicate_item(struct line *l, struct choice *from)
{
    struct item run[8];
    unsigned at = choose(from, l->count), most = l->count - at,
             n = 1 + choose(from, most < 8 ? most : 8);
    memcpy(run, &l->item[at], n * sizeof run[0]);
    insert(l, choose(from, l->count + 1), run, n);
}

static void swap_items(struct line *l, struct choice *from)
{
    struct item *a = &l->item[choose(from, l->count)], *b = &l->item[choose(from, l->count)],
                kept = *a;
    *a = *b;
    *b = kept;
}

/* Appends the rest of another play of this game, from a random place. 'with' is not NULL. */
static void splice(struct line *l, const struct line *with, struct choice *from)
{
    // NOLINTNEXTLINE(clang-analyzer-core.NullDereference): change() splices only if there is one
    unsigned at = choose(from, l->count + 1), begin = choose(from, with->count);
    if (choose(from, 2))
        l->count = at;
    insert(l, at, &with->item[begin], with->count - begin);
}

static void change(struct line *l, const struct line *with, struct choice *from)
{
    for (unsigned n = 1 + choose(from, 3); n > 0 && l->count > 0; n--)
        switch (choose(from, with ? 4 : 3)) {
        case 0: delete_item(l, from); break;
        case 1: duplicate_item(l, from); break;
        case 2: swap_items(l, from); break;
        case 3: splice(l, with, from); break;
        }
}

size_t change_moves(const uint8_t *data, size_t size, const uint8_t *more, size_t more_size,
                    uint64_t seed, uint8_t *out, size_t most)
{
    static struct bytes b;
    struct choice from;
    choice_from_seed(&from, seed);
    if (!read_line(data, size, &ours))
        return 0;
    bool with = more && read_line(more, more_size, &theirs) && theirs.spec == ours.spec;
    change(&ours, with ? &theirs : NULL, &from);
    write_line(&ours, &b);
    if (b.count > most)
        return 0;
    memcpy(out, b.at, b.count);
    return b.count;
}

/* ---- libFuzzer ---- */

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size, const uint8_t *more,
                                 size_t more_size, uint8_t *out, size_t most, unsigned seed);

#ifndef QUIBBLE_MUTATOR_ALONE
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    size_t n = seed % ONE_IN == 0 ? change_moves(data, size, NULL, 0, seed, data, most) : 0;
    return n > 0 ? n : LLVMFuzzerMutate(data, size, most);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size, const uint8_t *more,
                                 size_t more_size, uint8_t *out, size_t most, unsigned seed)
{
    return seed % ONE_IN == 0 ? change_moves(data, size, more, more_size, seed, out, most) : 0;
}
#endif

/* ---- AFL++ ---- */

void *afl_custom_init(void *afl, unsigned seed);
size_t afl_custom_fuzz(void *mine, uint8_t *data, size_t size, uint8_t **out, uint8_t *more,
                       size_t more_size, size_t most);
void afl_custom_deinit(void *mine);

struct mutator {
    uint64_t seed;
    uint8_t out[MOST_INPUT];
};

void *afl_custom_init(void *afl, unsigned seed)
{
    struct mutator *m = calloc(1, sizeof *m);
    (void)afl;
    if (m)
        m->seed = (uint64_t)seed << 32;
    return m;
}

size_t afl_custom_fuzz(void *mine, uint8_t *data, size_t size, uint8_t **out, uint8_t *more,
                       size_t more_size, size_t most)
{
    struct mutator *m = mine;
    size_t n = change_moves(data, size, more, more_size, m->seed++, m->out,
                            most < MOST_INPUT ? most : MOST_INPUT);
    *out = n > 0 ? m->out : data;
    return n > 0 ? n : size;
}

void afl_custom_deinit(void *mine)
{
    free(mine);
}
