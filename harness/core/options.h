/* What the command line of any verb asks for. */
#ifndef QUIBBLE_CORE_OPTIONS_H
#define QUIBBLE_CORE_OPTIONS_H

#include "harness/core/games.h"
#include "rules/game.h"

struct rulings;
enum { MOST_REPORTS = 8 };
struct options {
    const char *verb, *game; /* game may be "all" */
    bool all_games;          /* 'all' was given; 'game' is the current one */
    const char *scope, *sheet;
    const char *reading[MAX_QUESTIONS]; /* "q-slug=X", or as_standard */
    unsigned readings;
    const char *rulings_file;
    /* the contents of that file for all games, or NULL; readings of this game are among those
     * above */
    const struct rulings *rulings;
    unsigned players; /* 0: the minimum of the game, or the number of the scope */
    uint64_t seed;
    bool seed_given, json, quiet, verbose;
    const char *const *rest; /* files and other arguments */
    unsigned rest_count;
    const char *report[MOST_REPORTS];
    unsigned reports;
    const void *own; /* options of this verb only (its engine defines them), or NULL */
};

#endif
