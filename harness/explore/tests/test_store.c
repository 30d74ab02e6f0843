/* The sets of keys and of fingerprints, large pages, and threads. */
#include "harness/explore/tests/graph_game.h"
#include "harness/core/choice.h"
#include "harness/core/games.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/core/tables.h"
#include "harness/explore/graph/endless.h"
#include "harness/explore/explore.h"
#include "harness/explore/fingerprints.h"
#include "harness/explore/graph/graph.h"
#include "harness/explore/graph/solve.h"
#include "harness/explore/space.h"
#include "harness/explore/store.h"
#include "harness/explore/threads.h"
#include "harness/system/complain.h"
#include "harness/system/large_pages.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"
#include "rules/forms/words.h"
#include "spec/spec.h"
#include "greatest.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

SUITE_EXTERN(store_suite);

/* ---- the store ---- */
static void number_key(uint8_t *key, size_t size, uint32_t n)
{
    memset(key, 0, size);
    for (unsigned i = 0; i < 4 && i < size; i++)
        key[size - 1 - i] = (uint8_t)(n >> 8 * i);
}

TEST every_key_is_found_again(size_t size)
{
    struct store s;
    uint8_t key[LONGEST_KEY + KEY_SLACK];
    uint32_t count = size == 1 ? 256 : size == 2 ? 65536 : 100000;
    struct account account = { .most = 1u << 30 };
    ASSERT(store_open(&s, size, &account));
    for (unsigned twice = 0; twice < 2; twice++)
        for (uint32_t i = 0; i < count; i++) {
            number_key(key, size, i);
            if (!twice)
                ASSERT_EQ(NO_STATE, store_find(&s, key, store_hash(s.key_size, key)));
            ASSERT_EQ(i, store_add(&s, key, store_hash(s.key_size, key), i / 2));
            ASSERT_EQ(i, store_find(&s, key, store_hash(s.key_size, key)));
            ASSERT_MEM_EQ(key, store_key(&s, i), size);
            ASSERT_EQ(i / 2, s.parent[i]);
        }
    ASSERT_EQ(count, s.count);
    store_close(&s);
    PASS();
}

/* Hashes that are all the same make the set slow and keep it exact. (As many
 * as fit without a larger table, for which they would be worked out anew.) */
TEST only_keys_decide(void)
{
    struct store s;
    uint8_t key[5 + KEY_SLACK];
    struct account account = { .most = 1u << 20 };
    ASSERT(store_open(&s, sizeof key - KEY_SLACK, &account));
    for (uint32_t i = 0; i < 20; i++) {
        number_key(key, sizeof key - KEY_SLACK, i);
        ASSERT_EQ(i, store_add(&s, key, 42, 0));
    }
    for (uint32_t i = 0; i < 20; i++) {
        number_key(key, sizeof key - KEY_SLACK, i);
        ASSERT_EQ(i, store_find(&s, key, 42));
    }
    store_close(&s);
    PASS();
}

TEST a_full_store_says_so(void)
{
    struct store s;
    uint8_t key[8 + KEY_SLACK];
    uint32_t i = 0;
    struct account account = { .most = 200000 };
    ASSERT(store_open(&s, sizeof key - KEY_SLACK, &account));
    for (; i < 100000; i++) {
        number_key(key, sizeof key - KEY_SLACK, i);
        if (store_add(&s, key, store_hash(s.key_size, key), 0) == NO_STATE)
            break;
    }
    ASSERT(i > 1000 && i < 20000);
    ASSERT(account.bytes <= account.most);
    number_key(key, sizeof key - KEY_SLACK, 0);
    ASSERT_EQ(0, store_add(&s, key, store_hash(s.key_size, key), 0));
    store_close(&s);
    PASS();
}

/* Each piece is filled with its own number: whoever overlaps another spoils it. */
static bool holds(const uint8_t *piece, size_t size, uint8_t number)
{
    for (size_t i = 0; i < size; i += 512)
        if (piece[i] != number)
            return false;
    return piece[size - 1] == number;
}

TEST pages_are_empty_and_do_not_overlap(void)
{
    enum { PIECES = 60, ROUNDS = 400 };
    uint8_t *piece[PIECES] = { NULL };
    size_t size[PIECES] = { 0 };
    for (uint32_t round = 0, i = 0; round < ROUNDS; round++, i = (i * 7 + round + 1) % PIECES) {
        if (piece[i])
            ASSERT(holds(piece[i], size[i], (uint8_t)(i + 1)));
        pages_close(piece[i], size[i]);
        size[i] = (size_t)1 << (10 + (round * 5 + i) % 13);
        piece[i] = pages_open(size[i]);
        ASSERT(piece[i] && holds(piece[i], size[i], 0));
        memset(piece[i], (int)i + 1, size[i]);
    }
    for (uint32_t i = 0; i < PIECES; i++) {
        ASSERT(!piece[i] || holds(piece[i], size[i], (uint8_t)(i + 1)));
        pages_close(piece[i], size[i]);
    }
    PASS();
}

static uint64_t any_hash(uint64_t i)
{
    return store_hash(sizeof i, (const uint8_t *)&i);
}

/* ---- threads ---- */
enum { MOST_TASKS = 70, CALLS = 300, LONG_BREAK = 100 };

struct tally {
    unsigned done[MOST_TASKS], threads;
    _Atomic bool strange;
};

static void count_task(void *with, unsigned number, unsigned worker)
{
    struct tally *t = with;
    if (number >= MOST_TASKS || worker >= t->threads)
        t->strange = true;
    else
        t->done[number]++;
    for (volatile unsigned i = 0; i < 500; i++)
        ; /* so long that the others come in time */
}

/* Now and then nothing comes for so long that all have fallen asleep. */
TEST every_task_is_done_once(unsigned threads)
{
    struct thread_pool *thread_pool = thread_pool_open(threads);
    ASSERT(thread_pool);
    for (unsigned call = 0; call < CALLS; call++) {
        struct tally t = { .threads = threads };
        unsigned tasks = call % (MOST_TASKS + 1);
        if (call % LONG_BREAK == 0)
            nanosleep(&(struct timespec){ .tv_nsec = 20000000 }, NULL);
        thread_pool_run(thread_pool, tasks, count_task, &t);
        ASSERT(!t.strange);
        for (unsigned i = 0; i < MOST_TASKS; i++)
            ASSERT_EQ(i < tasks, t.done[i]);
    }
    thread_pool_close(thread_pool);
    PASS();
}

TEST fingerprints_are_found_again_in_nine_bytes(void)
{
    struct account account = { .most = 1u << 30 };
    struct sketch s;
    ASSERT(sketch_open(&s, &account));
    for (uint64_t i = 0; i < 200000; i++) {
        ASSERT_EQ(SEEN_NEW, sketch_add(&s, any_hash(i)));
        ASSERT_EQ(SEEN_BEFORE, sketch_add(&s, any_hash(i / 2)));
        ASSERT(i < 60000 || account.bytes <= 9 * (i + 1) + 4096u * 7 + 64);
    }
    for (uint64_t i = 0; i < 200000; i++)
        ASSERT_EQ(SEEN_BEFORE, sketch_add(&s, any_hash(i)));
    ASSERT_EQ(200000, s.count);
    account.most = account.bytes;
    enum seen seen = SEEN_NEW;
    for (uint64_t i = 200000; i < 300000 && seen == SEEN_NEW; i++)
        seen = sketch_add(&s, any_hash(i));
    ASSERT_EQ(SEEN_FULL, seen);
    sketch_close(&s);
    ASSERT_EQ(0, account.bytes);
    PASS();
}

/* Values at both ends, and many that want the same place. */
TEST fingerprints_may_crowd(void)
{
    struct account account = { .most = 1u << 30 };
    struct sketch s;
    ASSERT(sketch_open(&s, &account));
    for (uint64_t i = 1; i <= 2000; i++) {
        ASSERT_EQ(SEEN_NEW, sketch_add(&s, UINT64_MAX - 16 * i));
        ASSERT_EQ(SEEN_NEW, sketch_add(&s, 16 * i));
        ASSERT_EQ(SEEN_BEFORE, sketch_add(&s, UINT64_MAX - 16 * i));
    }
    sketch_close(&s);
    PASS();
}

TEST a_missed_state_is_as_likely_as_is_said(void)
{
    ASSERT(sketch_omission(1000) < 1.1e-13 && sketch_omission(1000) > 1.0e-13); /* 10^6 / 2^63 */
    ASSERT(sketch_omission(100000000) < 1.1e-3);
    PASS();
}

SUITE(store_suite)
{
    static const size_t size[] = { 1, 2, 5, 8, 11, 16, LONGEST_KEY };
    for (unsigned i = 0; i < sizeof size / sizeof size[0]; i++)
        RUN_TEST1(every_key_is_found_again, size[i]);
    RUN_TEST(only_keys_decide);
    RUN_TEST(a_full_store_says_so);
    RUN_TEST(pages_are_empty_and_do_not_overlap);
    for (unsigned threads = 1; threads <= 8; threads++)
        RUN_TEST1(every_task_is_done_once, threads);
    RUN_TEST(fingerprints_are_found_again_in_nine_bytes);
    RUN_TEST(fingerprints_may_crowd);
    RUN_TEST(a_missed_state_is_as_likely_as_is_said);
}
