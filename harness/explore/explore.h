/* Every state of a table, breadth first. */
/* Findings: what the exploration met, compared with what is recorded. */
#ifndef QUIBBLE_EXPLORE_EXPLORE_H
#define QUIBBLE_EXPLORE_EXPLORE_H

#include "harness/core/battery.h"
#include "harness/core/on_record.h"
#include "harness/core/options.h"
#include "harness/explore/graph/solve.h"
#include "harness/explore/space.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

#include <stdio.h>

enum { MOST_BROKEN = 10 };
struct exploring {
    uint64_t memory;    /* bytes; 0: three quarters of the machine's */
    unsigned seconds;   /* at most; 0: as long as it takes */
    unsigned threads;   /* threads; 0: one a processor */
    bool unchecked;     /* no property is looked at */
    bool reach;         /* nor what can be forced: states and moves alone */
    bool solve;         /* who can force what? */
    bool compact;       /* fingerprints instead of keys */
    bool reduce;        /* by the game's symmetries */
    const char *folder; /* where the run is kept; NULL: in memory alone */
    bool resume;        /* go on with what is kept there */
    double every;       /* seconds after which it is kept again; 0: 30 */
    void (*kept)(void); /* called when it was kept; NULL: nobody asks */
    const char *label;  /* for the progress line; NULL: silent */
    uint64_t expected;  /* so many states, for the same line; 0: not known */
};
struct exploration {
    uint64_t representatives, finished_representatives; /* up to the game's symmetries */
    uint64_t states, transitions, finished, deadlocks, endless, on_cycles, ties, no_winner;
    uint64_t endless_kept[MAX_PLAYERS], endless_certain;
    bool solved;
    struct solution solution;
    uint64_t widest;                   /* most states in one level */
    unsigned depth;                    /* the deepest level; the start is level 0 */
    unsigned most_moves, most_chances; /* at once: a player's, nature's */
    bool layered;                      /* every move led one level deeper */
    bool endless_known;                /* what can be forced was looked at, or cannot be */
    bool cycles_known;                 /* ... and which states can come back */
    const char *endless_unknown;       /* why not, or NULL */
    bool complete;                     /* it came to its end */
    bool exact;                        /* ...and everything was visited, by whole keys */
    double omission;                   /* compact: the probability that a state was missed */
    bool checked;
    const char *stopped; /* why it is not exact, or NULL */
    bool refused;        /* nothing was done: complaint says why */
    struct complaint complaint;
    bool kept;                       /* there is a checkpoint, so it can be resumed ... */
    uint64_t kept_states;            /* ... from so many states */
    struct complaint trouble;        /* a file that could not be written or read, or "" */
    bool went_away;                  /* memory was too small: states were on disk alone */
    uint64_t fetches;                /* number of times they were reloaded */
    struct path path[FINDING_KINDS]; /* the shortest play of each kind */
    struct {
        struct broken what;
        struct path path;
    } broken[MOST_BROKEN];
    unsigned broken_count;
    verdict *dead; /* clauses that nothing exercised */
    unsigned dead_count;
    double seconds;
    uint64_t key_bytes, store_bytes;
};
bool explore_space(const struct spec *spec, const void *table, const struct exploring *how,
                   struct exploration *result); /* true: complete */
void exploration_free(struct exploration *e);

enum finding_status { KNOWN, MISSING, GONE };
struct finding {
    enum finding_kind kind;
    enum finding_status status;
    char clause[NAME_SIZE];     /* of a dead one */
    char file[FINDING_FILE];    /* where it is on record, or should be */
    char written[FINDING_FILE]; /* where the text of a missing one was put */
};
struct findings {
    struct finding *list;
    unsigned count;
};
bool judge_findings(const struct spec *spec, const void *table, const char *scope,
                    const struct exploration *e, struct findings *f, struct complaint *c);
void write_play(FILE *out, const struct spec *spec, const void *table, const struct path *path,
                const char *title, const char *expect);

/* What explore alone takes. */
struct explore_options {
    uint64_t memory; /* bytes */
    unsigned seconds, jobs;
    const char *disk, *effort, *only;
    bool solve, resume, compact, symmetry;
};
int verb_explore(const struct options *o);

#endif
