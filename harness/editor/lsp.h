/* quibble lsp: scenarios in an editor. */
#ifndef QUIBBLE_EDITOR_LSP_H
#define QUIBBLE_EDITOR_LSP_H

#include "harness/core/options.h"

#include <stdio.h>

/* Answers until 'exit' or the end of the input; returns the exit status. */
int lsp_serve(FILE *in, FILE *out);
int verb_lsp(const struct options *o);

#endif
