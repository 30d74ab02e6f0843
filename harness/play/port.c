/* The port: a program that is compared with the rules, connected by two pipes. */
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

static const char more_than_one[] = "gave more than one answer to '%.*s': '%.*s'";

__attribute__((format(printf, 3, 4))) static void set_failure(struct port *p, enum port_state state,
                                                              const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(p->why, sizeof p->why, format, list);
    va_end(list);
    make_printable(p->why);
    p->state = state;
}

/* ---- the process ---- */

static void run_program(const struct port *p, int in, int out, int trouble)
{
    char **argv = xrealloc(NULL, p->words + 1u, sizeof *argv);
    for (unsigned i = 0; i < p->words; i++)
        argv[i] = (char *)p->command[i];
    argv[p->words] = NULL;
    setpgid(0, 0); /* a group of its own, so that stop() ends its children, too */
    signal(SIGPIPE, SIG_DFL);
    int nowhere = p->muted ? open("/dev/null", O_WRONLY) : -1;
    if (nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
    if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0)
        // NOLINTNEXTLINE(clang-analyzer-core.NonNullParamChecker): a port has a program's name
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
        fail(NO_TOOL, "cannot create a pipe: %s", strerror(errno));
}

/* Starts the program. If this is impossible the call is wrong; it is not a failure of the port. */
static void start(struct port *p)
{
    int in[2], out[2], trouble[2], why = 0;
    pipe_of(in);
    pipe_of(out);
    pipe_of(trouble);
    fflush(stdout);
    p->pid = fork();
    if (p->pid == 0)
        run_program(p, in[0], out[1], trouble[1]);
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
    p->told.used = p->told.count = 0;
}

/* Tells the program that there are no more commands. */
static void close_input(struct port *p)
{
    if (p->to >= 0)
        close(p->to);
    p->to = -1;
}

/* Stops the process. If 'how' is not NULL, waits a moment for it to end by itself, and writes
 * how it ended. */
enum { ENDING = 100 }; /* how often stop() looks, every 5 milliseconds */

static void stop(struct port *p, char *how, size_t size)
{
    int status = 0;
    bool ended = false;
    if (!p->pid)
        return;
    close_input(p);
    for (unsigned i = 0; how && !ended && i < ENDING; i++) {
        ended = waitpid(p->pid, &status, WNOHANG) == p->pid;
        if (!ended)
            poll(NULL, 0, 5); /* it has closed its output and is about to end */
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
    free(p->told.text);
    free(p->told.end);
    p->heard = NULL;
    p->told = (struct told){ 0 };
}

/* ---- commands and answers ---- */

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

/* The length of the first answer in the buffer, with its last line feed; 0: it is not complete. */
static size_t answer_size(const char *heard, size_t used)
{
    const char *line = heard, *stop;
    if (!used)
        return 0;
    bool block = begins_block(line);
    while ((stop = memchr(line, '\n', used - (size_t)(line - heard)))) {
        if (!block || is_only_word(line, (size_t)(stop - line), "end"))
            return (size_t)(stop - heard) + 1;
        line = stop + 1;
    }
    return 0;
}

static size_t whole_answer(const struct port *p)
{
    return answer_size(p->heard, p->used);
}

static void note_death(struct port *p, const char *command)
{
    char how[60];
    stop(p, how, sizeof how);
    set_failure(p, PORT_DIED, "%s when it was told '%.*s'", how, (int)strcspn(command, "\n"),
                command);
}

/* False: the output has ended. */
static bool read_more(struct port *p)
{
    if (p->room - p->used < 4096) {
        p->room = p->room ? 2 * p->room : 1 << 16;
        p->heard = xrealloc(p->heard, p->room, 1);
    }
    ssize_t got = read(p->from, p->heard + p->used, p->room - p->used - 1);
    if (got <= 0)
        return got < 0 && errno == EINTR;
    p->used += (size_t)got;
    p->heard[p->used] = 0;
    return true;
}

static bool read_some(struct port *p, const char *command)
{
    if (!read_more(p)) {
        note_death(p, command);
        return false;
    }
    if (p->used <= MOST_OF_AN_ANSWER)
        return true;
    set_failure(p, PORT_RAVES, "answered with more than %d letters to '%.60s'", MOST_OF_AN_ANSWER,
                command);
    return false;
}

/* Sends as much as fits and returns the rest. If nobody reads any more, drops it: that there is
 * no answer will be noticed. */
static const char *send_some(struct port *p, const char *rest)
{
    ssize_t sent = write(p->to, rest, strlen(rest));
    return sent > 0 ? rest + sent : sent < 0 && errno == EPIPE ? rest + strlen(rest) : rest;
}

/* Waits are short, because a signal just before poll() is noticed only after it. */
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
            set_failure(p, PORT_SILENT,
                        "did not answer '%.*s' in the %.1f seconds until the time was up",
                        (int)strcspn(command, "\n"), command, p->silent);
            return false;
        }
        if (left <= 0) {
            set_failure(p, PORT_HANGS, "did not answer '%.*s' within %u seconds",
                        (int)strcspn(command, "\n"), command, p->wait);
            return false;
        }
        if (poll(ends, *rest ? 2 : 1, next_wait(left)) <= 0)
            continue;
        if (ends[0].revents && !read_some(p, command))
            return false;
        if (*rest && ends[1].revents)
            rest = send_some(p, rest);
    }
    return true;
}

/* How much of an answer messages show: its first line, up to 60 bytes. */
static int shown_of(const char *said)
{
    size_t length = strcspn(said, "\n");
    return length < 60 ? (int)length : 60;
}

/* Returns the answer, which must be valid text, and only one. */
static const char *take_answer(struct port *p, const char *command)
{
    size_t size = whole_answer(p);
    for (size_t at = 0, step; at < size; at += step) {
        const char *letter = p->heard + at;
        bool in_place =
            *letter == '\n' || *letter == '\t' || (*letter == '\r' && letter[1] == '\n');
        step = utf8_letter(letter, size - at);
        if (!step || (is_control(letter, (unsigned)step) && !in_place)) {
            set_failure(p, PORT_RAVES, "answered '%.*s' with bytes that are not text (byte 0x%02x)",
                        (int)strcspn(command, "\n"), command,
                        (unsigned)(unsigned char)p->heard[at]);
            return NULL;
        }
    }
    if (size < p->used) {
        const char *more = p->heard + size;
        set_failure(p, PORT_RAVES, more_than_one, (int)strcspn(command, "\n"), command,
                    shown_of(more), more);
        return NULL;
    }
    p->heard[size - 1] = 0;
    if (size > 1 && p->heard[size - 2] == '\r')
        p->heard[size - 2] = 0;
    return p->heard;
}

static void record_command(struct told *t, const char *line)
{
    size_t length = strlen(line);
    if (t->room - t->used < length + 1) {
        t->room = 2 * t->room + length + 4096;
        t->text = xrealloc(t->text, t->room, 1);
    }
    if (t->count == t->end_room) {
        t->end_room = t->end_room ? 2 * t->end_room : 256;
        t->end = xrealloc(t->end, t->end_room, sizeof *t->end);
    }
    memcpy(t->text + t->used, line, length + 1);
    t->used += length;
    t->end[t->count++] = t->used;
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
    record_command(&p->told, line);
    bool said = exchange(p, line, line);
    const char *answer = said ? take_answer(p, line) : NULL;
    free(line);
    p->answers += answer != NULL;
    return answer;
}

/* ---- more answers than commands ---- */

/* Removes complete answers from the buffer, at most 'most'. The last one stays in the buffer if
 * there were so many. */
static unsigned remove_answers(struct port *p, unsigned most)
{
    unsigned answers = 0;
    size_t at = 0, last = 0;
    for (size_t size; answers < most && (size = answer_size(p->heard + at, p->used - at));) {
        last = at;
        at += size;
        answers++;
    }
    size_t from = answers == most ? last : at;
    memmove(p->heard, p->heard + from, p->used - from + 1);
    p->used -= from;
    return answers;
}

/* Sends this text, closes the port's input and reads up to 'most' more answers. Returns how many
 * there were; an incomplete one counts. */
static unsigned read_rest(struct port *p, const char *send, unsigned most)
{
    double patience = interrupted ? 0.5 : p->wait, until = seconds_now() + patience;
    unsigned answers = 0;
    bool open = true;
    p->used = 0;
    while (open && answers < most && seconds_now() < until && p->used < MOST_OF_AN_ANSWER) {
        if (!*send)
            close_input(p);
        struct pollfd ends[2] = { { p->from, POLLIN, 0 }, { p->to, POLLOUT, 0 } };
        if (poll(ends, *send ? 2 : 1, MILLISECONDS) <= 0)
            continue;
        if (*send && ends[1].revents)
            send = send_some(p, send);
        if (!ends[0].revents)
            continue;
        open = read_more(p);
        unsigned more = remove_answers(p, most - answers);
        answers += more;
        until = more ? seconds_now() + patience : until;
    }
    return answers + (answers < most && p->used > 0);
}

/* Sends the first 'count' commands to a new process and returns how many answers it gives, but
 * at most count + 1. An extra answer is then at the beginning of the buffer. */
static unsigned answers_to(struct port *fresh, const struct told *told, unsigned count)
{
    size_t size = told->end[count - 1];
    char *send = xrealloc(NULL, size + 1, 1);
    memcpy(send, told->text, size);
    send[size] = 0;
    start(fresh);
    unsigned answers = read_rest(fresh, send, count + 1);
    stop(fresh, NULL, 0);
    free(send);
    return answers;
}

static unsigned find_excess(const struct port *p, char *why, size_t size)
{
    const struct told *told = &p->told;
    struct port fresh;
    unsigned enough = told->count, below = 0;
    port_open(&fresh, p->command, p->words, p->wait);
    fresh.muted = true;
    if (answers_to(&fresh, told, enough) <= enough)
        below = enough - 1; /* it does not happen again: blame the last command */
    while (enough - below > 1) {
        unsigned middle = below + (enough - below) / 2;
        if (answers_to(&fresh, told, middle) > middle)
            enough = middle;
        else
            below = middle;
    }
    const char *command = told->text + (enough > 1 ? told->end[enough - 2] : 0);
    const char *more = answers_to(&fresh, told, enough) > enough ? fresh.heard : "";
    snprintf(why, size, more_than_one, (int)strcspn(command, "\n"), command, shown_of(more), more);
    make_printable(why);
    port_close(&fresh);
    return enough - 1;
}

bool port_says_too_much(struct port *p, char *why, size_t size)
{
    size_t first = p->state == PORT_RAVES ? whole_answer(p) : 0;
    bool too_much = first && p->used > first;
    bool ended = p->state == PORT_HANGS || p->state == PORT_SILENT || p->used > MOST_OF_AN_ANSWER;
    if (p->pid && !too_much && !ended)
        too_much = read_rest(p, "", 1) > 0;
    stop(p, NULL, 0);
    if (too_much)
        p->excess = find_excess(p, why, size);
    p->told.used = p->told.count = 0;
    return too_much;
}
