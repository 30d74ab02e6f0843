/* Prints the result of ask --all-readings: which answers depend on an open question. */
#ifndef QUIBBLE_CLI_DEPENDS_H
#define QUIBBLE_CLI_DEPENDS_H

#include "harness/cli/explain.h"
#include "harness/scenario/depending.h"
#include "harness/system/json.h"

/* 'shown': the name of the file in messages. */
void print_dependence(const struct dependence *d, const struct explainer *v, const char *shown,
                      bool quiet);
/* Writes the same as an object "all_readings". */
void json_dependence(struct json *j, const struct dependence *d, const struct explainer *v);

#endif
