/* Work shared out among threads: each takes the next task that nobody has
 * taken, and all come together before anything else is done. What a task does
 * must not depend on who does it. */
#include "quibble.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

struct crew {
    unsigned hands;                   /* the caller is one of them */
    pthread_t *thread;
    unsigned started;
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    task_fn *task;
    void *with;
    unsigned tasks, next, idle, call;
    bool dismissed;
};
struct member { struct crew *crew; unsigned hand; };

static void work(struct crew *c, unsigned hand)
{
    for (;;) {
        pthread_mutex_lock(&c->lock);
        unsigned number = c->next++;
        pthread_mutex_unlock(&c->lock);
        if (number >= c->tasks)
            break;
        c->task(c->with, number, hand);
    }
    marks_gather();
}

static void *member(void *of)
{
    struct member me = *(struct member *)of;
    struct crew *c = me.crew;
    free(of);
    unsigned heard = 0;
    pthread_mutex_lock(&c->lock);
    for (;;) {
        while (c->call == heard && !c->dismissed)
            pthread_cond_wait(&c->begin, &c->lock);
        if (c->dismissed)
            break;
        heard = c->call;
        pthread_mutex_unlock(&c->lock);
        work(c, me.hand);
        pthread_mutex_lock(&c->lock);
        if (++c->idle == c->started)
            pthread_cond_signal(&c->end);
    }
    pthread_mutex_unlock(&c->lock);
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
    pthread_cond_init(&c->begin, NULL);
    pthread_cond_init(&c->end, NULL);
    while (c->thread && c->started + 1 < c->hands && start_member(c))
        ;
    c->hands = c->started + 1;        /* as many as could be had */
    return c;
}

unsigned crew_hands(const struct crew *c) { return c->hands; }

/* A single task, or a single hand, needs nobody to be woken. */
void crew_do(struct crew *c, unsigned tasks, task_fn *task, void *with)
{
    if (tasks <= 1 || c->started == 0) {
        for (unsigned i = 0; i < tasks; i++)
            task(with, i, 0);
        marks_gather();
        return;
    }
    pthread_mutex_lock(&c->lock);
    c->task = task;
    c->with = with;
    c->tasks = tasks;
    c->next = c->idle = 0;
    c->call++;
    pthread_cond_broadcast(&c->begin);
    pthread_mutex_unlock(&c->lock);
    work(c, 0);
    pthread_mutex_lock(&c->lock);
    while (c->idle < c->started)
        pthread_cond_wait(&c->end, &c->lock);
    pthread_mutex_unlock(&c->lock);
}

void crew_close(struct crew *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    c->dismissed = true;
    pthread_cond_broadcast(&c->begin);
    pthread_mutex_unlock(&c->lock);
    for (unsigned i = 0; i < c->started; i++)
        pthread_join(c->thread[i], NULL);
    pthread_mutex_destroy(&c->lock);
    pthread_cond_destroy(&c->begin);
    pthread_cond_destroy(&c->end);
    free(c->thread);
    free(c);
}
