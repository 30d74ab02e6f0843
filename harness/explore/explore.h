/* Every state of a table, breadth first. */
/* Findings: results of the exploration, compared with those on record. */
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
    uint64_t memory;    /* in bytes; 0: three quarters of the machine's memory */
    unsigned seconds;   /* at most; 0: as long as it takes */
    unsigned threads;   /* number of threads; 0: one for each processor */
    bool unchecked;     /* checks no properties */
    bool reach;         /* does not examine what can be forced: states and moves only */
    bool solve;         /* computes who can force what */
    bool compact;       /* fingerprints instead of keys */
    bool reduce;        /* merges states that are symmetric */
    const char *folder; /* folder in which the run is saved; NULL: in memory only */
    bool resume;        /* resumes the run in the folder */
    double every;       /* seconds between two checkpoints; 0: 30 */
    void (*kept)(void); /* called after each checkpoint; NULL: nothing is called */
    const char *label;  /* for the progress line; NULL: silent */
    uint64_t expected;  /* number of states, for the progress line; 0: unknown */
};
struct exploration {
    uint64_t representatives, finished_representatives; /* of them, one for each set of symmetric
                                                           states */
    uint64_t states, transitions, finished, deadlocks, endless, on_cycles, ties, no_winner;
    uint64_t endless_kept[MAX_PLAYERS], endless_certain;
    bool solved;
    struct solution solution;
    uint64_t widest;                   /* most states in one level */
    unsigned depth;                    /* the deepest level; the start is level 0 */
    unsigned most_moves, most_chances; /* the most moves in one state: of a player, of nature */
    bool layered;                      /* every move led one level deeper */
    bool endless_known;                /* it was computed which states a player can keep from
                                          ending */
    bool cycles_known;                 /* it was computed which states can recur */
    const char *endless_unknown;       /* why that is unknown, or NULL */
    bool complete;                     /* the search came to its end */
    bool exact;                        /* ... and every state was visited, by full keys */
    double omission;                   /* compact: the probability that a state was missed */
    bool checked;
    const char *stopped; /* why the search is not exact, or NULL */
    bool refused;        /* the search did not start: complaint says why */
    struct complaint complaint;
    bool kept;                       /* there is a checkpoint, so the run can be resumed ... */
    uint64_t kept_states;            /* ... from so many states */
    struct complaint trouble;        /* a file that could not be written or read, or "" */
    bool went_away;                  /* memory was too small: states were on disk only */
    uint64_t fetches;                /* number of times they were reloaded */
    struct path path[FINDING_KINDS]; /* the shortest play of each kind */
    struct {
        struct broken what;
        struct path path;
    } broken[MOST_BROKEN];
    unsigned broken_count;
    verdict *dead; /* clauses that no move exercised */
    unsigned dead_count;
    double seconds;
    uint64_t key_bytes, store_bytes;
};
bool explore_space(const struct spec *spec, const void *table, const struct exploring *how,
                   struct exploration *result); /* true: complete */
void exploration_free(struct exploration *e);

enum finding_status {
    KNOWN,
    MISSING,
    GONE,
    AS_BEFORE, /* without the further readings it is found as well */
    ADDED      /* it is found under them only */
};
struct finding {
    enum finding_kind kind;
    enum finding_status status;
    char clause[NAME_SIZE];     /* the clause, if it is dead */
    char file[FINDING_FILE];    /* the file that records it, or should */
    char written[FINDING_FILE]; /* the file with the text of a missing record */
};
struct findings {
    struct finding *list;
    unsigned count;
};
/* The exploration of the same scope without further readings. */
struct basis {
    const struct exploration *e;
    const void *table;
};
/* With a basis only a deadlock needs a record: other kinds are AS_BEFORE or ADDED. */
bool judge_findings(const struct spec *spec, const void *table, const char *scope,
                    const struct exploration *e, const struct basis *basis, struct findings *f,
                    struct complaint *c);
void write_play(FILE *out, const struct spec *spec, const void *table, const struct path *path,
                const char *title, const char *expect);

/* The options that only explore has. */
struct explore_options {
    uint64_t memory; /* bytes */
    unsigned seconds, jobs;
    const char *disk, *effort, *only;
    bool solve, resume, compact, symmetry;
};
int verb_explore(const struct options *o);

#endif
