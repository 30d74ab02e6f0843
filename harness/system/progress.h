/* Progress on a terminal (silent in a pipe), clocks, and limits of time. */
#ifndef QUIBBLE_SYSTEM_PROGRESS_H
#define QUIBBLE_SYSTEM_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

bool in_colour(FILE *f); /* a terminal, and NO_COLOR not set */
void progress(const char *format, ...) __attribute__((format(printf, 1, 2)));
void progress_done(void);
double seconds_now(void);
double cpu_seconds(void);
uint64_t peak_bytes(void);
enum { BY_HAND = 1, BY_TIME };
extern volatile int interrupted; /* Ctrl-C was pressed, or the time is up: whatever takes long
                                    ends soon */
void catch_interrupt(void);
void limit_time(double seconds);    /* of all that is done from now on; 0: no limit (any more) */
void allow_at_most(double seconds); /* no longer than that, and no longer than the limit */
void allow_a_little_longer(void);   /* than the limit: a tenth of it at least is left from now on */

#endif
