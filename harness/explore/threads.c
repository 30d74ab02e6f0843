/* A thread pool. Each thread has a row of tasks, the same in each call with the same number of
 * tasks, and then takes tasks from the rows of the others. A call returns when all tasks are done.
 * The result of a task must not depend on its thread. But it is faster if a task mostly stays with
 * its thread: the data of a shard is then in that processor's cache, and reading it from another
 * processor's cache is slower than from memory.
 *
 * The next call, or the last task of the others, is mostly a few microseconds away; sleeping and
 * waking takes many times as long. So a thread that waits first looks repeatedly and yields the
 * processor in between; then it sleeps. */
#include "harness/explore/threads.h"
#include "harness/core/battery.h"
#include "harness/core/forbids.h"
#include "harness/core/marks.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <unistd.h>

enum { LOOKS = 1000 }; /* looks before a thread sleeps: some hundred microseconds */

struct thread_pool {
    unsigned threads; /* the caller is one of them */
    pthread_t *thread;
    unsigned started;
    pthread_mutex_t lock; /* protects the threads that sleep */
    pthread_cond_t changed;
    task_fn *task;
    void *with;
    unsigned tasks;
    struct row {
        _Atomic unsigned next; /* number of its tasks that were taken */
        char apart[60];        /* pads it to a cache line */
    } row[MOST_THREADS];
    _Atomic unsigned busy; /* threads that are working */
    _Atomic unsigned call; /* an even number, a different one for each call; or: ... */
};
enum { DISMISSED = 1 };
struct member {
    struct thread_pool *thread_pool;
    unsigned worker;
};

/* Waits until the number has changed; returns the new one. */
static unsigned wait_for_change(struct thread_pool *c, _Atomic unsigned *number, unsigned from)
{
    unsigned now = from;
    for (unsigned i = 0; i < LOOKS && (now = atomic_load(number)) == from; i++)
        sched_yield();
    if (now != from)
        return now;
    pthread_mutex_lock(&c->lock);
    while ((now = atomic_load(number)) == from)
        pthread_cond_wait(&c->changed, &c->lock);
    pthread_mutex_unlock(&c->lock);
    return now;
}

static void wake(struct thread_pool *c)
{
    pthread_mutex_lock(&c->lock);
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
}

static void work(struct thread_pool *c, unsigned worker)
{
    for (unsigned i = 0; i < c->threads; i++) {
        unsigned row = (worker + i) % c->threads, number;
        unsigned first = c->tasks * row / c->threads, end = c->tasks * (row + 1) / c->threads;
        while ((number = first + atomic_fetch_add(&c->row[row].next, 1)) < end)
            c->task(c->with, number, worker);
    }
    marks_gather();
    gather_tallies();
}

static void *member(void *of)
{
    struct member me = *(struct member *)of;
    struct thread_pool *c = me.thread_pool;
    free(of);
    for (unsigned heard = 0; (heard = wait_for_change(c, &c->call, heard)) != DISMISSED;) {
        work(c, me.worker);
        if (atomic_fetch_sub(&c->busy, 1) == 1)
            wake(c);
    }
    forget_universe();
    return NULL;
}

static bool start_member(struct thread_pool *c)
{
    struct member *me = malloc(sizeof *me);
    if (!me)
        return false;
    *me = (struct member){ c, c->started + 1 };
    bool started = pthread_create(&c->thread[c->started], NULL, member, me) == 0;
    if (!started)
        free(me);
    c->started += started;
    return started;
}

static unsigned processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > MOST_THREADS ? MOST_THREADS : (unsigned)n;
}

struct thread_pool *thread_pool_open(unsigned threads)
{
    struct thread_pool *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->threads = threads == 0 ? processors() : threads > MOST_THREADS ? MOST_THREADS : threads;
    c->thread = calloc(c->threads, sizeof *c->thread);
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->changed, NULL);
    while (c->thread && c->started + 1 < c->threads && start_member(c))
        ;
    c->threads = c->started + 1; /* as many as the system could start */
    return c;
}

unsigned thread_pool_size(const struct thread_pool *c)
{
    return c->threads;
}

/* A single task, or a single thread, needs no other thread. */
void thread_pool_run(struct thread_pool *c, unsigned tasks, task_fn *task, void *with)
{
    if (tasks <= 1 || c->started == 0) {
        for (unsigned i = 0; i < tasks; i++)
            task(with, i, 0);
        marks_gather();
        gather_tallies();
        return;
    }
    c->task = task;
    c->with = with;
    c->tasks = tasks;
    for (unsigned row = 0; row < c->threads; row++)
        atomic_store(&c->row[row].next, 0);
    atomic_store(&c->busy, c->started);
    atomic_fetch_add(&c->call, 2);
    wake(c);
    work(c, 0);
    for (unsigned busy; (busy = atomic_load(&c->busy)) > 0;)
        wait_for_change(c, &c->busy, busy);
}

void thread_pool_close(struct thread_pool *c)
{
    if (!c)
        return;
    atomic_store(&c->call, DISMISSED);
    wake(c);
    for (unsigned i = 0; i < c->started; i++)
        pthread_join(c->thread[i], NULL);
    pthread_mutex_destroy(&c->lock);
    pthread_cond_destroy(&c->changed);
    free(c->thread);
    free(c);
}
