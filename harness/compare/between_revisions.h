/* Two revisions of one game understand each other through words. */
#ifndef QUIBBLE_COMPARE_BETWEEN_REVISIONS_H
#define QUIBBLE_COMPARE_BETWEEN_REVISIONS_H

#include "spec/spec.h"

struct tongues;
struct tongues *tongues_open(const struct spec *one, const void *table, const struct spec *other,
                             const void *its);
void tongues_close(struct tongues *t);

/* The same move in the bytes of side 'to'; false: it cannot be said there. */
bool tongues_move(struct tongues *t, unsigned to, struct move m, struct move *same);
/* The same position in the bytes of side 'to'; false: it cannot be set up there. */
bool tongues_position(struct tongues *t, unsigned to, const void *state, void *same);
/* Do both say the same? Lines that the other side cannot read at all are left out. */
bool tongues_alike(struct tongues *t, const void *one, const void *other);
bool tongues_facts_alike(struct tongues *t, const void *one, const void *other);
/* The first words of the lines that were left out, a list. */
const char *tongues_unread(const struct tongues *t);

#endif
