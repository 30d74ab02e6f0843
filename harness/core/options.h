/* What the command line asked for, of every verb. */
#ifndef QUIBBLE_CORE_OPTIONS_H
#define QUIBBLE_CORE_OPTIONS_H

#include "harness/core/games.h"
#include "rules/game.h"

struct rulings;
enum { MOST_REPORTS = 8 };
struct options {
    const char *verb, *game; /* game may be "all" */
    bool all_games;          /* 'all' was said; game is the one whose turn it is */
    const char *scope, *sheet;
    const char *reading[MAX_QUESTIONS]; /* "q-slug=X", or as_standard */
    unsigned readings;
    const char *rulings_file;
    const struct rulings *rulings; /* what that file says, of all games; or NULL. Those on the game
                                      are among the readings above. */
    unsigned players;              /* 0: the game's fewest, or the scope's */
    uint64_t seed;
    bool seed_given, json, quiet, verbose;
    const char *const *rest; /* files and the like */
    unsigned rest_count;
    const char *report[MOST_REPORTS];
    unsigned reports;
    const void *own; /* what this verb alone takes: its engine's options, or NULL */
};

#endif
