/* The keywords of the scenario language: for this room only. */
#ifndef QUIBBLE_SCENARIO_KEYWORDS_H
#define QUIBBLE_SCENARIO_KEYWORDS_H

#include "harness/scenario/scene.h"
#include "rules/forms/words.h"

enum when { FIRST, HEAD, PLACE, BODY };
enum { MOST_PARTS = 8 }; /* words of a keyword's form */
struct keyword {
    const char *name;
    enum when when;
    unsigned fewest, most; /* how many words may follow */
    bool (*carry_out)(struct scene *s);
    const char *form;
};
const struct keyword *find_keyword(const char *name); /* or NULL */
const struct keyword *nearest_keyword(const char *name, struct nearest *near);
void allow_keywords(const struct words *in, enum when when);

#endif
