/* Locks that do nothing, as a page has only one thread. */
#ifndef QUIBBLE_SITE_PTHREAD_H
#define QUIBBLE_SITE_PTHREAD_H

typedef int pthread_mutex_t;
#define PTHREAD_MUTEX_INITIALIZER 0

static inline int pthread_mutex_lock(pthread_mutex_t *lock)
{
    return *lock = 0;
}

static inline int pthread_mutex_unlock(pthread_mutex_t *lock)
{
    return *lock = 0;
}

#endif
