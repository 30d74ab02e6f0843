/* Verbs whose work is done by a script of the checkout: prove, fuzz, verify. */
#include "quibble.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Of a command in PREFIX/bin: PREFIX/share/quibble, with texts and scenarios. */
static const char *installed_data(void)
{
    static char folder[4200];
    if (folder[0])
        return folder;
    ssize_t n = readlink("/proc/self/exe", folder, 4000);
    folder[n > 0 ? n : 0] = 0;
    for (unsigned up = 0; up < 2 && strrchr(folder, '/'); up++)
        *strrchr(folder, '/') = 0;
    strcat(folder, "/share/quibble");
    if (access(folder, R_OK))
        folder[0] = 0;
    return folder[0] ? folder : NULL;
}

const char *repository_root(void)
{
    const char *root = source_root();
    return root ? root : installed_data() ? installed_data() : ".";
}

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

/* Runs the command and waits: its status. Interrupted, it stops what it began.
 * What it says first is for the caller, if there is room for it. */
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

struct call {
    char command[4200], jobs[24], seconds[24];
    char *argv[24];
    unsigned count;
};

static void add(struct call *c, const char *option, const char *value)
{
    if (!value)
        return;
    c->argv[c->count++] = (char *)option;
    if (*value)
        c->argv[c->count++] = (char *)value;
}

/* Hands on those options that were given; a script refuses what it cannot use. */
static int run_script(const char *script, const struct options *o, const char *game)
{
    struct call c = { .count = 0 };
    snprintf(c.command, sizeof c.command, "%s/%s", repository_root(), script);
    snprintf(c.jobs, sizeof c.jobs, "%u", o->jobs);
    snprintf(c.seconds, sizeof c.seconds, "%u", o->seconds);
    c.argv[c.count++] = c.command;
    add(&c, "--game", game);
    add(&c, "--jobs", o->jobs ? c.jobs : NULL);
    add(&c, "--time", o->seconds ? c.seconds : NULL);
    add(&c, "--only", o->only);
    add(&c, "--solver", o->solver);
    add(&c, "--engine", o->engine);
    add(&c, "--effort", o->effort);
    add(&c, "--json", o->json ? "" : NULL);
    add(&c, "--quiet", o->quiet ? "" : NULL);
    return run_and_read(c.argv, NULL, 0);
}

int verb_prove(const struct options *o)
{
    return run_script("proofs/run", o, o->game);
}

int verb_fuzz(const struct options *o)
{
    return run_script("fuzz/run", o, o->game);
}

int verb_verify(const struct options *o)
{
    return run_script("ci/verify", o, NULL);
}
