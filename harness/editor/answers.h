/* Answers an editor's questions about a scenario. */
#ifndef QUIBBLE_EDITOR_ANSWERS_H
#define QUIBBLE_EDITOR_ANSWERS_H

#include "harness/editor/documents.h"
#include "harness/system/json.h"

/* A place of the cursor. */
struct cursor {
    unsigned line, column;
};

/* Each writes one member. */
void answer_diagnostics(struct json *j, const char *key, const struct document *d);
void answer_completion(struct json *j, const char *key, const struct document *d, struct cursor at);
void answer_hover(struct json *j, const char *key, const struct document *d, struct cursor at);
void answer_definition(struct json *j, const char *key, const struct document *d, struct cursor at);
void answer_run(struct json *j, const char *key, const struct document *d);

#endif
