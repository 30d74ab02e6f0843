/* One clause, and all that is known of it. */
#ifndef QUIBBLE_CLI_ENTRY_H
#define QUIBBLE_CLI_ENTRY_H

#include "harness/core/survey.h"
#include "harness/system/json.h"

/* lists.c */
extern const char *const clause_kinds[], *const clause_statuses[];
void json_places(struct json *j, const char *key, const struct places *p);
void json_clause(struct json *j, const struct survey *s, unsigned entry);
void print_places(const char *what, const struct places *p);

/* entry.c: fails by name if there is no such clause */
void show_clause(const struct survey *s, const char *slug, bool as_json);

#endif
