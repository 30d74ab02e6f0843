/* build/quibble-forced with QUIBBLE_BREAKS=FILE: each time that the rules refuse a move they are
 * asked again, and the line that refused it says LEGAL, as far as its function goes. What the
 * broken rules then say must disagree with the FORBIDS of spec/, and which of these notices is
 * counted. At the end of the process each break and each FORBIDS that noticed it is added to FILE:
 *
 *   GAME rules/FILE.c:LINE CLAUSE KIND PHASE ARGUMENT FORBIDS TIMES ALONE ACCEPTED
 *
 * A break is of one line for moves of one kind in one phase with one first argument; ci/forbids,
 * which reads this, puts breaks together to larger ones. If the same clause refuses then by another
 * line, all lines of the clause are broken, and 'rules:0' stands for them. The FORBIDS that is the
 * first to forbid the move notices, and it is alone if without it spec/ would agree with the broken
 * rules; ACCEPTED counts the positions in which nothing else forbids the move, so that it is alone,
 * too, if the rules accept the move at that line. Broken rules that crash or do not end are noticed
 * so, and no FORBIDS is alone. */
#include "harness/core/games.h"
#include "harness/system/complain.h"
#include "harness/system/status.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <ucontext.h>

struct line {         /* of rules/ that refuses moves */
    const char *file; /* NULL: every one of the clause */
    unsigned line;
    verdict clause;
};

static _Thread_local struct line last[256]; /* of each clause: where it refused last */
static _Thread_local struct line broken_line;

verdict refused_at(const char *file, unsigned line, verdict clause)
{
    bool out = clause == broken_line.clause
            && (!broken_line.file || (file == broken_line.file && line == broken_line.line));
    if (out)
        return LEGAL;
    last[clause % 256] = (struct line){ file, line, clause };
    return clause;
}

enum { CRASHED = NOT_A_MOVE }; /* of no move that a clause forbids */
static _Thread_local volatile bool asking;
static _Thread_local sigjmp_buf before;

static void crash(int signal_number)
{
    if (asking)
        siglongjmp(before, 1);
    if (signal_number == SIGVTALRM)
        return;
    sigaction(signal_number, &(struct sigaction){ .sa_handler = SIG_DFL }, NULL);
    raise(signal_number);
}

/* ---- what noticed which break ---- */

struct noticed {
    const struct spec *spec;
    struct line broken;
    unsigned kind, phase, argument;
    const struct indexed_forbids *by;
    unsigned long times, alone, accepted;
};

enum { MOST_NOTICED = 1 << 18 };
static struct noticed noticed[MOST_NOTICED];
static const char *path;

static bool same(const struct noticed *a, const struct noticed *b)
{
    return a->spec == b->spec && a->broken.file == b->broken.file
        && a->broken.line == b->broken.line && a->broken.clause == b->broken.clause
        && a->kind == b->kind && a->phase == b->phase && a->argument == b->argument
        && a->by == b->by;
}

static void count(struct noticed n, bool alone, bool accepted)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    unsigned at = n.broken.line * 641 + n.broken.clause * 67 + n.kind * 31 + n.phase * 1021
                + n.argument * 4099 + (unsigned)((uintptr_t)n.by >> 4);
    pthread_mutex_lock(&lock);
    for (unsigned tried = 0;; at++, tried++) {
        struct noticed *is = &noticed[at % MOST_NOTICED];
        if (tried == MOST_NOTICED)
            fail(WRONG_CALL, "found more than %u breaks and FORBIDS, expected fewer", tried);
        if (!is->times)
            *is = n;
        if (same(is, &n)) {
            is->times++;
            is->alone += alone;
            is->accepted += accepted;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
}

static const struct spec *spec_of(const struct game *g)
{
    for (unsigned i = 0; i < all_games_count; i++)
        if (all_games[i]->game == g)
            return all_games[i];
    return NULL;
}

/* From the place 'at' on, the next FORBIDS that forbids the move; NULL: none does. */
static const struct indexed_forbids *next_forbidding(const struct spec *spec, unsigned at,
                                                     const void *table, const void *state,
                                                     struct move m)
{
    for (; at < spec->forbids_count; at++)
        if (spec->forbids[at].applies(table, state, m))
            return &spec->forbids[at];
    return NULL;
}

/* How long broken rules may take. */
static void limit_time(long microseconds)
{
    struct timeval t = { 0, microseconds };
    setitimer(ITIMER_VIRTUAL, &(struct itimerval){ t, t }, NULL);
}

/* ---- the rules with a broken line ---- */

/* Where another line relied on it they may crash, not end, or write behind an array: they are asked
 * on a stack of their own. */
typedef verdict refusal_fn(const void *table, const void *state, struct move m);
static _Thread_local struct {
    refusal_fn *rules;
    const void *table, *state;
    struct move m;
    verdict answer;
} asked;
static _Thread_local ucontext_t here, there;
static _Thread_local char stack[1 << 18];

static void ask(void)
{
    asked.answer = asked.rules(asked.table, asked.state, asked.m);
}

static verdict ask_broken(struct line out, refusal_fn *rules, const void *table, const void *state,
                          struct move m)
{
    asked.rules = rules;
    asked.table = table;
    asked.state = state;
    asked.m = m;
    asked.answer = CRASHED;
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = sizeof stack;
    there.uc_link = &here;
    makecontext(&there, ask, 0);
    broken_line = out;
    if (!sigsetjmp(before, 1)) {
        limit_time(4000);
        asking = true;
        swapcontext(&here, &there);
    }
    asking = false;
    limit_time(0);
    broken_line = (struct line){ NULL, 0, 0 };
    return asked.answer;
}

verdict refusal_and_breaks(const struct game *g, refusal_fn *rules, const void *table,
                           const void *state, unsigned phase, struct move m)
{
    verdict v = rules(table, state, m);
    if (!path || v < FIRST_CLAUSE)
        return v;
    const struct spec *spec = spec_of(g);
    struct line broken = last[v % 256];
    const struct indexed_forbids *first = spec ? next_forbidding(spec, 0, table, state, m) : NULL;
    if (!first || first->clause != v || broken.clause != v)
        return v; /* what holds of the rules as they are is not this check's */
    verdict then = ask_broken(broken, rules, table, state, m);
    if (then == v) {
        broken = (struct line){ NULL, 0, v };
        then = ask_broken(broken, rules, table, state, m);
    }
    if (then == v)
        return v;
    const struct indexed_forbids *second =
        next_forbidding(spec, (unsigned)(first - spec->forbids) + 1, table, state, m);
    verdict expected = second ? second->clause : LEGAL;
    count((struct noticed){ spec, broken, m.kind, phase, m.arg[0], first, 0, 0, 0 },
          then == expected, !second);
    return v;
}

static void write_noticed(void)
{
    FILE *out = fopen(path, "a");
    if (!out)
        fail(WRONG_CALL, "found that QUIBBLE_BREAKS='%s' cannot be written to", path);
    for (unsigned i = 0; i < MOST_NOTICED; i++) {
        const struct noticed *n = &noticed[i];
        if (n->times)
            fprintf(out, "%s %s:%u %s %u %u %u %s %lu %lu %lu\n", n->spec->game->name,
                    n->broken.file ? n->broken.file : "rules", n->broken.line,
                    slug_of(n->spec, n->broken.clause), n->kind, n->phase, n->argument, n->by->name,
                    n->times, n->alone, n->accepted);
    }
    fclose(out);
}

__attribute__((constructor)) static void begin(void)
{
    path = getenv("QUIBBLE_BREAKS");
    if (!path || !*path) {
        path = NULL;
        return;
    }
    struct sigaction on = { .sa_handler = crash };
    sigaction(SIGSEGV, &on, NULL);
    sigaction(SIGFPE, &on, NULL);
    sigaction(SIGVTALRM, &on, NULL);
    atexit(write_noticed);
}
