/* The command line: reads the options of all verbs and gives each verb its own. */
#ifndef QUIBBLE_CLI_OPTIONS_H
#define QUIBBLE_CLI_OPTIONS_H

#include "harness/cli/verbs.h"
#include "harness/compare/clarify.h"
#include "harness/compare/regress.h"
#include "harness/core/options.h"
#include "harness/explore/explore.h"
#include "harness/play/campaign.h"
#include "harness/play/conform.h"

#include <stdio.h>

/* The options that several verbs share, and those of a single verb, to which options.own points. */
struct call {
    struct options options;
    union {
        struct questions_options questions;
        struct words_options words;
        struct ask_options ask;
        struct play_options play;
        struct campaign_options test;
        struct conform_options conform;
        struct explore_options explore;
        struct clarify_options clarify;
        struct regress_options regress;
        struct script_options script;
    } own;
};
void read_options(int argc, char **argv, struct call *call);
void check_words(const struct options *o); /* fails if a word would be ignored */
void print_options(FILE *out, const char *verb);
void print_option_names(FILE *out, const char *verb);

#endif
