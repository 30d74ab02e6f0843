/* What a spec says about a kind of move: the FORBIDS and the properties of steps that concern
 * it. */
#ifndef QUIBBLE_CORE_FORBIDS_H
#define QUIBBLE_CORE_FORBIDS_H

#include "spec/spec.h"

/* The first FORBIDS that applies, in the order of citing, or NULL. */
const struct indexed_forbids *first_forbidding(const struct spec *spec, const void *table,
                                               const void *state, struct move m);

/* By index in the spec: how often each was the first, and whether it was ever the only one that
 * forbade a move. Counted per thread, like marks. */
enum { MOST_FORBIDS = 512 };
struct forbids_tally {
    uint64_t cited;
    bool alone;
};
const struct indexed_forbids *tally_first_forbidding(const struct spec *spec, const void *table,
                                                     const void *state, struct move m);
struct forbids_tally forbids_tally_of(unsigned index);
struct json;
void json_forbids(struct json *j, const struct spec *spec); /* "forbids": one object each */
void gather_tallies(void);
void reset_tallies(void);

/* The properties of steps that concern a kind of move. */
struct concerned {
    unsigned count;
    const struct indexed_property *const *property;
};
struct concerned concerned_by(const struct spec *spec, unsigned kind);
void forget_kinds(void); /* frees what this thread has cached */

#endif
