/* The command line. */
#ifndef QUIBBLE_CLI_OPTIONS_H
#define QUIBBLE_CLI_OPTIONS_H

#include "harness/core/options.h"

#include <stdio.h>

void read_options(int argc, char **argv, struct options *o);
void check_words(const struct options *o); /* fails on what would be ignored */
void print_options(FILE *out, const char *verb);
void print_option_names(FILE *out, const char *verb);

#endif
