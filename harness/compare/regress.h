/* differences.c finds the differences, regress_report.c prints them. */
#ifndef QUIBBLE_COMPARE_REGRESS_H
#define QUIBBLE_COMPARE_REGRESS_H

#include "harness/compare/base.h"
#include "harness/compare/twins.h"
#include "harness/compare/witness.h"
#include "harness/core/marks.h"
#include "harness/core/options.h"
#include "spec/spec.h"

#include <stdio.h>

/* One kind of difference: by what a player meets, and by clause. */
struct change {
    enum contrast_kind kind;
    unsigned allowed;           /* OTHER_MOVES: 0 newly legal, 1 newly refused */
    char clause[NAME_SIZE * 3]; /* "" until it is known */
    bool certain; /* the clause refused the move, or one of its changed lines was exercised */
    uint8_t always[MOST_MARKS]; /* clauses exercised each time; used if nothing better is known */
    uint64_t times;             /* number of moves and positions with this difference */
    unsigned seen_in;           /* the last search that offered a scenario */
    struct witness best;
    char *text[2];                 /* as scenarios: now, and under the base */
    bool expectations_hold, holds; /* expectations_hold: in both scenarios; holds: the first also
                                      satisfies all properties */
    char *reason;                  /* of an accepted change, or NULL */
};
struct visited { /* the result for one scope */
    const struct scope *scope;
    enum search_end end; /* NO_DIFFERENCE: every state was visited */
    uint64_t states;
    char refused[200]; /* why the base has no such table */
};
struct regression {
    const struct spec *spec;
    struct base base;
    const char *only_scope;
    uint64_t most_states, memory, plays, steps, seed;
    unsigned threads;
    struct change *change;
    unsigned changes;
    struct visited *visited;
    unsigned scopes;
    unsigned scenarios, unread, plays_done;
    unsigned seeds; /* the number of fuzz seeds played */
    uint64_t scenario_states, play_states, seed_states;
    uint8_t exercised[MOST_MARKS];
    char unread_words[300]; /* lines of positions that one side cannot read */
    unsigned looks;
    double seconds;
};
/* differences.c */
void drop_scenario(struct change *c);
void work_out_all(struct regression *r);
void *copy_of(const void *bytes, size_t size);
/* regress_report.c */
const char *change_name(const struct change *c); /* "newly legal" */
const char *clause_named(const struct regression *r, const struct change *c, char *room,
                         size_t size);
bool is_different(const struct regression *r); /* is there a difference that was not accepted? */
void print_regression(FILE *out, const struct regression *r);
void regression_as_json(FILE *out, const struct regression *r);

/* The options that only regress has. */
struct regress_options {
    uint64_t plays, steps;       /* 0: as --effort says */
    unsigned jobs, prove;        /* seconds for each function; 0: as --effort says */
    const char *base, *base_lib; /* exactly one of them is set */
    const char *accept, *only, *effort, *out;
};
int verb_regress(const struct options *o);

#endif
