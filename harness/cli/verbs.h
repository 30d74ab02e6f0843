/* The verbs of this room: they return the exit status. */
#ifndef QUIBBLE_CLI_VERBS_H
#define QUIBBLE_CLI_VERBS_H

#include "harness/core/options.h"

int verb_games(const struct options *o);
int verb_clauses(const struct options *o);
int verb_questions(const struct options *o);
int verb_scopes(const struct options *o);
int verb_ask(const struct options *o);
int verb_play(const struct options *o);
int verb_serve(const struct options *o);
int verb_prove(const struct options *o);
int verb_replay(const struct options *o);
int verb_fuzz(const struct options *o);
int verb_verify(const struct options *o);

#endif
