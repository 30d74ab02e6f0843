/* Progress on a terminal (silent in a pipe), clocks, and limits of time. */
#ifndef QUIBBLE_SYSTEM_PROGRESS_H
#define QUIBBLE_SYSTEM_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

bool in_colour(FILE *f); /* is it a terminal, and NO_COLOR not set? */
void progress(const char *format, ...) __attribute__((format(printf, 1, 2)));
void progress_done(void);
double seconds_now(void);
double cpu_seconds(void);
uint64_t peak_bytes(void);
enum { BY_HAND = 1, BY_TIME };
extern volatile int interrupted; /* Ctrl-C was pressed, or the time is up: long work must end
                                    soon */
void catch_interrupt(void);
void limit_time(double seconds);    /* for everything from now on; 0: no limit */
void allow_at_most(double seconds); /* sets a limit that is no later than the one in force */
void allow_a_little_longer(void);   /* extends the limit: at least a tenth of it is left from now
                                       on */

#endif
