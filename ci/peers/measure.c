/* Runs a command for some seconds at most, and says on file descriptor 3 what it
 * took: exit status (124: out of time; 128 and more: a signal), seconds of CPU
 * time, the most memory in use at a time, in KiB, and seconds on the clock.
 *
 * Usage: measure SECONDS COMMAND... 3>FILE */
#define _DEFAULT_SOURCE /* wait4 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t child, out_of_time;

static void stop(int signal)
{
    out_of_time = signal == SIGALRM;
    kill(child, SIGKILL);
}

static double seconds(struct timeval t)
{
    return (double)t.tv_sec + (double)t.tv_usec / 1e6;
}

static double clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
    struct rusage used;
    int status;
    if (argc < 3)
        return 2;
    double began = clock_now();
    child = (sig_atomic_t)fork();
    if (child < 0)
        return 2;
    if (child == 0) {
        close(3);
        execvp(argv[2], argv + 2);
        perror(argv[2]);
        _exit(127);
    }
    signal(SIGALRM, stop);
    signal(SIGTERM, stop);
    signal(SIGINT, stop);
    alarm((unsigned)strtoul(argv[1], NULL, 10));
    while (wait4((pid_t)child, &status, 0, &used) < 0)
        ;
    int how = out_of_time         ? 124
            : WIFSIGNALED(status) ? 128 + WTERMSIG(status)
                                  : WEXITSTATUS(status);
    dprintf(3, "%d %.3f %ld %.3f\n", how, seconds(used.ru_utime) + seconds(used.ru_stime),
            used.ru_maxrss, clock_now() - began);
    return how;
}
