/* Work shared out among threads. */
#ifndef QUIBBLE_EXPLORE_THREADS_H
#define QUIBBLE_EXPLORE_THREADS_H

enum { MOST_HANDS = 64 };
struct crew;
typedef void task_fn(void *with, unsigned number, unsigned hand);
struct crew *crew_open(unsigned hands); /* 0: one a processor; NULL: no memory */
unsigned crew_hands(const struct crew *c);
/* returns when all are done */
void crew_do(struct crew *c, unsigned tasks, task_fn *task, void *with);
void crew_close(struct crew *c);

#endif
