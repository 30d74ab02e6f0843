/* Rulings: how a publisher or a group of players decided open questions. A file has one ruling a
 * line, "GAME q-slug=B DATE SOURCE"; corpus/README.md describes it. */
#ifndef QUIBBLE_SCENARIO_RULINGS_H
#define QUIBBLE_SCENARIO_RULINGS_H

#include "harness/system/complain.h"
#include "rules/game.h"
#include "spec/spec.h"

#include <stddef.h>

struct ruling {
    const char *game;            /* its name */
    unsigned question;           /* index in the game's spec */
    char setting[NAME_SIZE + 4]; /* "q-slug=B" */
    char letter;
    char date[11]; /* "2026-03-01" */
    char *source;  /* the rest of the line */
    unsigned line;
};
struct rulings {
    char *file; /* its name, for messages */
    struct ruling *list;
    unsigned count;
};

/* Both return false after a complaint; call rulings_close in any case. */
bool rulings_open(struct rulings *r, const char *path, struct complaint *c);
bool rulings_read(struct rulings *r, const char *text, size_t size, const char *file,
                  struct complaint *c);
void rulings_close(struct rulings *r);
/* Is the first line a ruling? Otherwise a message must not quote the file. */
bool has_rulings(const char *text, size_t size);
bool rulings_apply(const struct rulings *r, const struct spec *spec, void *table,
                   struct complaint *c);
/* The ruling on that question of that game; NULL if there is none. */
const struct ruling *ruling_on(const struct rulings *r, const struct spec *spec, unsigned question);
unsigned rulings_of(const struct rulings *r, const struct spec *spec);

#endif
