/* A progress line on a terminal (none in a pipe), clocks, Ctrl-C, and time limits. */
#define _DEFAULT_SOURCE /* setitimer */
#include "harness/system/progress.h"
#include "rules/forms/words.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static bool shown;
static double shown_at;

bool in_colour(FILE *f)
{
    const char *never = getenv("NO_COLOR"), *terminal = getenv("TERM");
    bool dumb = terminal && same_word(terminal, "dumb");
    return !(never && *never) && !dumb && isatty(fileno(f));
}

void progress(const char *format, ...)
{
    static int terminal = -1;
    if (terminal < 0)
        terminal = isatty(STDERR_FILENO);
    double now = terminal ? seconds_now() : 0;
    if (!terminal || (shown && now - shown_at < 0.1))
        return;
    va_list list;
    va_start(list, format);
    fputs("\r\033[K", stderr);
    vfprintf(stderr, format, list);
    va_end(list);
    fflush(stderr);
    shown = true;
    shown_at = now;
}

void progress_done(void)
{
    if (shown)
        fputs("\r\033[K", stderr);
    shown = false;
}

double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double used(const struct rusage *u)
{
    return (double)(u->ru_utime.tv_sec + u->ru_stime.tv_sec)
         + (double)(u->ru_utime.tv_usec + u->ru_stime.tv_usec) / 1e6;
}

/* The time of this process and of the tools that it ran and waited for. */
double cpu_seconds(void)
{
    struct rusage own, tools;
    getrusage(RUSAGE_SELF, &own);
    getrusage(RUSAGE_CHILDREN, &tools);
    return used(&own) + used(&tools);
}

uint64_t peak_bytes(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return (uint64_t)u.ru_maxrss * 1024;
}

volatile int interrupted;

static void on_interrupt(int signal_number)
{
    (void)signal_number;
    interrupted = BY_HAND;
}

/* The first Ctrl-C asks the program to stop, the second one kills it. */
void catch_interrupt(void)
{
    struct sigaction act = { .sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND };
    sigemptyset(&act.sa_mask);
    sigaction(SIGINT, &act, NULL);
}

/* ---- a limit of time ---- */

static double limit; /* seconds; 0: none */

static void on_alarm(int signal_number)
{
    (void)signal_number;
    if (!interrupted)
        interrupted = BY_TIME;
}

/* Uses at least the smallest step of the clock, because 0 would mean no alarm. */
static void set_alarm(double seconds)
{
    struct itimerval timer = {
        .it_value = { (time_t)seconds, (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6) }
    };
    if (seconds > 0 && timer.it_value.tv_sec == 0 && timer.it_value.tv_usec == 0)
        timer.it_value.tv_usec = 1;
    setitimer(ITIMER_REAL, &timer, NULL);
}

static double time_left(void)
{
    struct itimerval timer;
    getitimer(ITIMER_REAL, &timer);
    return (double)timer.it_value.tv_sec + (double)timer.it_value.tv_usec / 1e6;
}

void limit_time(double seconds)
{
    struct sigaction act = { .sa_handler = on_alarm, .sa_flags = (int)SA_RESTART };
    sigemptyset(&act.sa_mask);
    sigaction(SIGALRM, &act, NULL);
    limit = seconds;
    set_alarm(seconds);
    if (interrupted == BY_TIME)
        interrupted = 0;
}

/* A play that was found just before the end still has to be shrunk. */
void allow_a_little_longer(void)
{
    if (limit <= 0 || time_left() >= limit / 10)
        return;
    set_alarm(limit / 10);
    if (interrupted == BY_TIME)
        interrupted = 0;
}

void allow_at_most(double seconds)
{
    if (limit <= 0 || time_left() > seconds)
        limit_time(seconds);
}
