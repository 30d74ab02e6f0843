/* A session: reads commands and answers each (PROTOCOL.md). */
#ifndef QUIBBLE_CLI_SERVE_H
#define QUIBBLE_CLI_SERVE_H

#include "harness/scenario/scene.h"
#include "harness/system/complain.h"
#include "spec/spec.h"

#include <stdio.h>

struct session {
    struct scene *scene;
    FILE *out;  /* answers */
    char *room; /* to write answers in */
    struct complaint why;
    unsigned before;   /* moves made before this command */
    uint64_t commands; /* how many came in */
    bool over;
};
bool session_open(struct session *s, const struct spec *spec, const void *table, FILE *out);
void session_close(struct session *s);
void session_take(struct session *s, const char *text, size_t size); /* answers one command */
void serve(struct session *s, int from);                             /* until its end, or 'quit' */

#endif
