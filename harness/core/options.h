/* What the command line asked for. */
#ifndef QUIBBLE_CORE_OPTIONS_H
#define QUIBBLE_CORE_OPTIONS_H

#include "harness/core/games.h"
#include "rules/game.h"

enum { MOST_REPORTS = 8 };
struct options {
    const char *verb, *game; /* game may be "all" */
    bool all_games;          /* 'all' was said; game is the one whose turn it is */
    const char *scope, *sheet;
    const char *reading[MAX_QUESTIONS]; /* "q-slug=X", or as_standard */
    unsigned readings;
    unsigned players; /* 0: the game's fewest, or the scope's */
    uint64_t seed;
    bool seed_given, json, quiet, verbose;
    const char *const *rest; /* files and the like */
    unsigned rest_count;
    /* the verbs' own */
    uint64_t plays, steps;  /* test, play */
    bool whole;             /* test: broken plays are not made small */
    uint64_t memory;        /* explore: bytes */
    unsigned seconds, jobs; /* fuzz, prove, verify */
    unsigned prove;         /* regress: seconds for each function; 0: as the effort has it */
    unsigned wait;          /* conform */
    const char *effort, *engine, *out, *only, *solver, *lang;
    bool solve, resume, compact, symmetry; /* explore */
    bool keep, check;                      /* clarify */
    const char *base, *base_lib, *accept;  /* regress */
    const char *disk;
    const char *report[MOST_REPORTS];
    unsigned reports;
};

#endif
