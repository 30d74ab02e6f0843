/* Prints everything that is known about one clause. */
#ifndef QUIBBLE_CLI_ENTRY_H
#define QUIBBLE_CLI_ENTRY_H

#include "harness/core/survey.h"
#include "harness/system/json.h"

/* lists.c */
extern const char *const clause_kinds[], *const clause_statuses[];
void json_places(struct json *j, const char *key, const struct places *p);
void json_clause(struct json *j, const struct survey *s, unsigned entry);
void print_places(const char *what, const struct places *p);

/* fails with a message if there is no such clause */
void show_clause(const struct survey *s, const char *slug, bool as_json);

#endif
