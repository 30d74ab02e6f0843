/* A program that is held against the rules, at the other end of two pipes. */
#include "harness/play/port.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/lines.h"
#include "harness/system/memory.h"
#include "harness/system/progress.h"
#include "harness/system/status.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_OF_AN_ANSWER = 1 << 20 };

__attribute__((format(printf, 3, 4))) static void blame(struct port *p, enum port_state state,
                                                        const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(p->why, sizeof p->why, format, list);
    va_end(list);
    make_printable(p->why);
    p->state = state;
}

/* ---- its process ---- */

static void become(const struct port *p, int in, int out, int trouble)
{
    char **argv = xrealloc(NULL, p->words + 1u, sizeof *argv);
    for (unsigned i = 0; i < p->words; i++)
        argv[i] = (char *)p->command[i];
    argv[p->words] = NULL;
    setpgid(0, 0); /* what it starts ends with it */
    signal(SIGPIPE, SIG_DFL);
    int nowhere = p->muted ? open("/dev/null", O_WRONLY) : -1;
    if (nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0)
        execvp(argv[0], argv);
    int why = errno;
    if (write(trouble, &why, sizeof why) < 0)
        _exit(NO_TOOL);
    _exit(WRONG_CALL);
}

static void pipe_of(int ends[2])
{
    if (pipe(ends) || fcntl(ends[0], F_SETFD, FD_CLOEXEC) < 0
        || fcntl(ends[1], F_SETFD, FD_CLOEXEC) < 0)
        fail(NO_TOOL, "found no pipe: %s", strerror(errno));
}

/* A program that is not there is a wrong call, not a port that dies. */
static void start(struct port *p)
{
    int in[2], out[2], trouble[2], why = 0;
    pipe_of(in);
    pipe_of(out);
    pipe_of(trouble);
    fflush(stdout);
    p->pid = fork();
    if (p->pid == 0)
        become(p, in[0], out[1], trouble[1]);
    close(in[0]);
    close(out[1]);
    close(trouble[1]);
    if (p->pid < 0)
        fail(NO_TOOL, "cannot start %s: %s", p->command[0], strerror(errno));
    ssize_t got = read(trouble[0], &why, sizeof why);
    close(trouble[0]);
    if (got == sizeof why) {
        waitpid(p->pid, NULL, 0);
        fail(WRONG_CALL,
             "found '%s', which cannot be run (%s), expected a program that speaks the line "
             "protocol",
             p->command[0], strerror(why));
    }
    p->to = in[1];
    p->from = out[0];
    fcntl(p->to, F_SETFL, O_NONBLOCK);
    p->used = 0;
    p->state = PORT_WELL;
    p->starts++;
}

/* Its end, and how it came, if that is told. */
static void stop(struct port *p, char *how, size_t size)
{
    int status = 0;
    bool ended = false;
    if (!p->pid)
        return;
    close(p->to);
    for (unsigned i = 0; how && !ended && i < 20; i++) {
        ended = waitpid(p->pid, &status, WNOHANG) == p->pid;
        if (!ended)
            poll(NULL, 0, 5); /* who closed its output is about to end */
    }
    kill(-p->pid, SIGKILL);
    while (!ended && waitpid(p->pid, NULL, 0) < 0 && errno == EINTR)
        continue;
    close(p->from);
    p->pid = 0;
    if (how && !ended)
        snprintf(how, size, "closed its output");
    else if (how && WIFSIGNALED(status))
        snprintf(how, size, "was ended by signal %d", WTERMSIG(status));
    else if (how)
        snprintf(how, size, "ended with status %d", WEXITSTATUS(status));
}

void port_open(struct port *p, const char *const *command, unsigned words, unsigned wait)
{
    *p = (struct port){ .command = command, .words = words, .wait = wait };
    signal(SIGPIPE, SIG_IGN);
}

void port_close(struct port *p)
{
    stop(p, NULL, 0);
    free(p->heard);
    p->heard = NULL;
}

/* ---- talking ---- */

static bool begins_block(const char *answer)
{
    static const char *const names[] = { "moves", "played", "position", "sketch",
                                         "view",  "facts",  "result" };
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        char after = answer[length < strlen(answer) ? length : strlen(answer)];
        if (!strncmp(answer, names[i], length) && (after == '\n' || after == '\r' || after == ' '))
            return true;
    }
    return false;
}

/* How long the answer is that was heard, with its last line feed; 0: not whole yet. */
static size_t whole_answer(const struct port *p)
{
    const char *line = p->heard, *stop;
    if (!p->used)
        return 0;
    bool block = begins_block(line);
    while ((stop = memchr(line, '\n', p->used - (size_t)(line - p->heard)))) {
        if (!block || is_only_word(line, (size_t)(stop - line), "end"))
            return (size_t)(stop - p->heard) + 1;
        line = stop + 1;
    }
    return 0;
}

static void died(struct port *p, const char *command)
{
    char how[60];
    stop(p, how, sizeof how);
    blame(p, PORT_DIED, "%s when it was told '%.*s'", how, (int)strcspn(command, "\n"), command);
}

static bool hear(struct port *p, const char *command)
{
    if (p->room - p->used < 4096) {
        p->room = p->room ? 2 * p->room : 1 << 16;
        p->heard = xrealloc(p->heard, p->room, 1);
    }
    ssize_t got = read(p->from, p->heard + p->used, p->room - p->used - 1);
    if (got < 0 && errno == EINTR)
        return true;
    if (got <= 0) {
        died(p, command);
        return false;
    }
    p->used += (size_t)got;
    p->heard[p->used] = 0;
    if (p->used <= MOST_OF_AN_ANSWER)
        return true;
    blame(p, PORT_RAVES, "said more than %d letters to '%.60s'", MOST_OF_AN_ANSWER, command);
    return false;
}

/* Sends what is left, or what fits; a reader that is gone shows in what it says. */
static const char *send_some(struct port *p, const char *rest)
{
    ssize_t sent = write(p->to, rest, strlen(rest));
    return sent > 0 ? rest + sent : sent < 0 && errno == EPIPE ? rest + strlen(rest) : rest;
}

/* Short waits: an alarm just before one of them would else be noticed after it. */
enum { MILLISECONDS = 100 };

static int next_wait(double left)
{
    return left * 1000 < MILLISECONDS ? (int)(left * 1000) + 1 : MILLISECONDS;
}

static bool exchange(struct port *p, const char *command, const char *line)
{
    double began = seconds_now(), until = began + p->wait;
    const char *rest = line;
    while (*rest || !whole_answer(p)) {
        struct pollfd ends[2] = { { p->from, POLLIN, 0 }, { p->to, POLLOUT, 0 } };
        double left = until - seconds_now();
        if (interrupted) {
            p->silent = seconds_now() - began;
            blame(p, PORT_SILENT, "did not answer '%.*s' in the %.1f seconds until the time was up",
                  (int)strcspn(command, "\n"), command, p->silent);
            return false;
        }
        if (left <= 0) {
            blame(p, PORT_HANGS, "did not answer '%.*s' within %u seconds",
                  (int)strcspn(command, "\n"), command, p->wait);
            return false;
        }
        if (poll(ends, *rest ? 2 : 1, next_wait(left)) <= 0)
            continue;
        if (ends[0].revents && !hear(p, command))
            return false;
        if (*rest && ends[1].revents)
            rest = send_some(p, rest);
    }
    return true;
}

/* What it says must be text of ours, and one answer. */
static const char *take_answer(struct port *p, const char *command)
{
    size_t size = whole_answer(p);
    for (size_t at = 0, step; at < size; at += step) {
        const char *letter = p->heard + at;
        bool in_place =
            *letter == '\n' || *letter == '\t' || (*letter == '\r' && letter[1] == '\n');
        step = utf8_letter(letter, size - at);
        if (!step || (is_control(letter, (unsigned)step) && !in_place)) {
            blame(p, PORT_RAVES, "answered '%.*s' with bytes that are not text (byte 0x%02x)",
                  (int)strcspn(command, "\n"), command, (unsigned)(unsigned char)p->heard[at]);
            return NULL;
        }
    }
    if (size < p->used) {
        blame(p, PORT_RAVES, "gave more than one answer to '%.*s': '%.60s'",
              (int)strcspn(command, "\n"), command, p->heard + size);
        return NULL;
    }
    p->heard[size - 1] = 0;
    if (size > 1 && p->heard[size - 2] == '\r')
        p->heard[size - 2] = 0;
    return p->heard;
}

const char *port_ask(struct port *p, const char *command)
{
    size_t length = strlen(command);
    char *line = xrealloc(NULL, length + 2, 1);
    snprintf(line, length + 2, "%s\n", command);
    if (p->state != PORT_WELL)
        stop(p, NULL, 0);
    if (!p->pid)
        start(p);
    p->used = 0;
    p->commands++;
    bool said = exchange(p, line, line);
    const char *answer = said ? take_answer(p, line) : NULL;
    free(line);
    p->answers += answer != NULL;
    return answer;
}
