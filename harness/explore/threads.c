/* Work shared out among threads: each has a row of tasks, the same in each call with
 * as many, and when it is done with that takes from the rows of the others; all come
 * together before anything else is done. What a task does must not depend on who does
 * it. But it is faster if that is mostly the same one: what a shard holds is then in
 * his cache, and to have it from the cache of another takes longer than from memory.
 *
 * The next call, or the last of the others, is mostly a few microseconds away, and
 * to fall asleep and be woken takes many times as long. So whoever waits looks again
 * and again first, and lets others have the processor in between; then it sleeps.
 */
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

enum { LOOKS = 1000 }; /* before one goes to sleep: some hundred microseconds */

struct crew {
    unsigned hands; /* the caller is one of them */
    pthread_t *thread;
    unsigned started;
    pthread_mutex_t lock; /* for those who sleep */
    pthread_cond_t changed;
    task_fn *task;
    void *with;
    unsigned tasks;
    struct row {
        _Atomic unsigned next; /* tasks of it that somebody has taken */
        char apart[60];        /* a line of the cache each */
    } row[MOST_HANDS];
    _Atomic unsigned busy; /* members at work */
    _Atomic unsigned call; /* another even number each time; or: */
};
enum { DISMISSED = 1 };
struct member {
    struct crew *crew;
    unsigned hand;
};

/* Until a number is not this one any more; returns what it is then. */
static unsigned wait_for_change(struct crew *c, _Atomic unsigned *number, unsigned from)
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

static void wake(struct crew *c)
{
    pthread_mutex_lock(&c->lock);
    pthread_cond_broadcast(&c->changed);
    pthread_mutex_unlock(&c->lock);
}

static void work(struct crew *c, unsigned hand)
{
    for (unsigned i = 0; i < c->hands; i++) {
        unsigned row = (hand + i) % c->hands, number;
        unsigned first = c->tasks * row / c->hands, end = c->tasks * (row + 1) / c->hands;
        while ((number = first + atomic_fetch_add(&c->row[row].next, 1)) < end)
            c->task(c->with, number, hand);
    }
    marks_gather();
    gather_tallies();
}

static void *member(void *of)
{
    struct member me = *(struct member *)of;
    struct crew *c = me.crew;
    free(of);
    for (unsigned heard = 0; (heard = wait_for_change(c, &c->call, heard)) != DISMISSED;) {
        work(c, me.hand);
        if (atomic_fetch_sub(&c->busy, 1) == 1)
            wake(c);
    }
    forget_universe();
    return NULL;
}

static bool start_member(struct crew *c)
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
    return n < 1 ? 1 : n > MOST_HANDS ? MOST_HANDS : (unsigned)n;
}

struct crew *crew_open(unsigned hands)
{
    struct crew *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->hands = hands == 0 ? processors() : hands > MOST_HANDS ? MOST_HANDS : hands;
    c->thread = calloc(c->hands, sizeof *c->thread);
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->changed, NULL);
    while (c->thread && c->started + 1 < c->hands && start_member(c))
        ;
    c->hands = c->started + 1; /* as many as could be had */
    return c;
}

unsigned crew_hands(const struct crew *c)
{
    return c->hands;
}

/* A single task, or a single hand, needs nobody to be woken. */
void crew_do(struct crew *c, unsigned tasks, task_fn *task, void *with)
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
    for (unsigned row = 0; row < c->hands; row++)
        atomic_store(&c->row[row].next, 0);
    atomic_store(&c->busy, c->started);
    atomic_fetch_add(&c->call, 2);
    wake(c);
    work(c, 0);
    for (unsigned busy; (busy = atomic_load(&c->busy)) > 0;)
        wait_for_change(c, &c->busy, busy);
}

void crew_close(struct crew *c)
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
