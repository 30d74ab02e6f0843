/* The verbs of this room: they return the exit status. */
#ifndef QUIBBLE_CLI_VERBS_H
#define QUIBBLE_CLI_VERBS_H

#include "harness/core/options.h"

struct words_options {
    bool html; /* as a page for a browser */
};
struct questions_options {
    const char *lang; /* NULL: the option was not given */
};
struct ask_options {
    const char *lang;  /* NULL: the option was not given */
    bool all_readings; /* try each question, one at a time */
    bool pairs;        /* with all_readings: also each pair of questions */
};
struct play_options {
    uint64_t plays, steps; /* plays: how many at random; 0: play by hand */
    const char *out, *lang;
};
/* Options of prove, fuzz and verify; each of them takes some. */
struct script_options {
    unsigned jobs, seconds;
    const char *only, *solver, *engine, *effort;
};

int verb_games(const struct options *o);
int verb_clauses(const struct options *o);
int verb_questions(const struct options *o);
int verb_scopes(const struct options *o);
int verb_words(const struct options *o);
int verb_ask(const struct options *o);
int verb_play(const struct options *o);
int verb_serve(const struct options *o);
int verb_prove(const struct options *o);
int verb_replay(const struct options *o);
int verb_fuzz(const struct options *o);
int verb_verify(const struct options *o);

#endif
