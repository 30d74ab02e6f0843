#include "harness/tests/apart.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static void act_in_child(int (*act)(const void *with), const void *with, int file,
                         const int pipes[2])
{
    int nowhere = open("/dev/null", O_RDWR);
    // NOLINTBEGIN(clang-analyzer-unix.StdCLibraryFunctions): /dev/null can be opened
    dup2(nowhere, STDIN_FILENO);
    dup2(file == STDOUT_FILENO ? pipes[1] : nowhere, STDOUT_FILENO);
    // NOLINTEND(clang-analyzer-unix.StdCLibraryFunctions)
    if (file == STDERR_FILENO)
        dup2(pipes[1], STDERR_FILENO);
    close(pipes[0]);
    int status = act(with);
    fflush(NULL);
    _exit(status);
}

int status_apart(int (*act)(const void *with), const void *with, int file, char *said, size_t room)
{
    int pipes[2], status = 0;
    size_t used = 0;
    fflush(NULL);
    if (pipe(pipes) != 0)
        return -1;
    pid_t child = fork();
    if (child == 0)
        act_in_child(act, with, file, pipes);
    close(pipes[1]);
    for (ssize_t n; used + 1 < room && (n = read(pipes[0], said + used, room - 1 - used)) > 0;)
        used += (size_t)n;
    said[used] = 0;
    close(pipes[0]);
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
