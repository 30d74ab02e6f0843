/* What a spec says of a kind of move: when clauses forbid it, and which properties of steps
 * concern it. */
#ifndef QUIBBLE_CORE_FORBIDS_H
#define QUIBBLE_CORE_FORBIDS_H

#include "spec/spec.h"

/* All that forbids a move here, in the order in which clauses are cited. */
enum { MOST_FORBIDDING = 256 };
struct forbidding {
    unsigned count;
    const struct indexed_forbids *by[MOST_FORBIDDING];
};
void find_forbidding(const struct spec *spec, const void *table, const void *state, struct move m,
                     struct forbidding *f);
const struct indexed_forbids *first_forbidding(const struct spec *spec, const void *table,
                                               const void *state, struct move m); /* or NULL */

/* How often each was seen when something was refused, by its place in the spec: it applied, it was
 * the one to be cited, nothing else forbade the move. Like marks: each thread for itself. Finding
 * all that forbids a move takes several times as long as finding the first, so not every move
 * counts: one of sixteen, and for a while those whose first was not yet seen to forbid alone. */
enum { MOST_FORBIDS = 512 };
struct forbids_tally {
    uint64_t applied, first, alone;
};
bool wants_tally(const struct spec *spec, const struct indexed_forbids *first);
void tally_forbids(const struct spec *spec, const struct forbidding *f);
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
void forget_kinds(void); /* frees what this thread kept */

#endif
