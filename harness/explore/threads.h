/* A thread pool. */
#ifndef QUIBBLE_EXPLORE_THREADS_H
#define QUIBBLE_EXPLORE_THREADS_H

enum { MOST_THREADS = 64 };
struct thread_pool;
typedef void task_fn(void *with, unsigned number, unsigned worker);
/* threads 0: one per processor. Returns NULL if it is out of memory. */
struct thread_pool *thread_pool_open(unsigned threads);
unsigned thread_pool_size(const struct thread_pool *c);
/* returns when all tasks are done */
void thread_pool_run(struct thread_pool *c, unsigned tasks, task_fn *task, void *with);
void thread_pool_close(struct thread_pool *c);

#endif
