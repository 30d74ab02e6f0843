/* Runs a program and reads the first line that it prints. */
#include "harness/system/process.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static volatile pid_t runner;

static void hand_on(int signal)
{
    (void)signal;
    if (runner > 0)
        kill(runner, SIGTERM);
}

static void read_line(int from, char *line, size_t size)
{
    size_t used = 0;
    ssize_t n;
    while (used + 1 < size && (n = read(from, line + used, size - 1 - used)) != 0)
        used += n > 0 ? (size_t)n : 0;
    line[used] = 0;
    line[strcspn(line, "\n")] = 0;
}

/* Runs the command and waits for its exit status. If interrupted, it stops the command. Stores the
 * first line of output if there is room for it. */
int run_and_read(char *const argv[], char *line, size_t size)
{
    struct sigaction on = { .sa_handler = hand_on }, old_int, old_term;
    int status = 0, way[2] = { -1, -1 };
    fflush(stdout);
    if (line && pipe(way) != 0)
        fail(NO_TOOL, "cannot start %s", argv[0]);
    sigaction(SIGINT, &on, &old_int);
    sigaction(SIGTERM, &on, &old_term);
    runner = fork();
    if (runner == 0) {
        sigaction(SIGINT, &old_int, NULL);
        sigaction(SIGTERM, &old_term, NULL);
        if (line) {
            dup2(way[1], STDOUT_FILENO);
            close(way[0]);
            close(way[1]);
        }
        execv(argv[0], argv);
        fprintf(stderr,
                "quibble: found no %s, expected it in the checkout (QUIBBLE_ROOT names another)\n",
                argv[0]);
        _exit(NO_TOOL);
    }
    if (runner < 0)
        fail(NO_TOOL, "cannot start %s", argv[0]);
    if (line) {
        close(way[1]);
        read_line(way[0], line, size);
        close(way[0]);
    }
    while (waitpid(runner, &status, 0) < 0)
        continue;
    sigaction(SIGINT, &old_int, NULL);
    sigaction(SIGTERM, &old_term, NULL);
    if (!WIFEXITED(status))
        return NO_TOOL;
    return WEXITSTATUS(status) <= NO_TOOL ? WEXITSTATUS(status) : NO_TOOL;
}
