/* Converts moves and positions of one revision to another by way of words. */
#ifndef QUIBBLE_COMPARE_BETWEEN_REVISIONS_H
#define QUIBBLE_COMPARE_BETWEEN_REVISIONS_H

#include "spec/spec.h"

struct converter;
struct converter *converter_open(const struct spec *one, const void *table,
                                 const struct spec *other, const void *its);
void converter_close(struct converter *t);

/* Converts a move into the bytes of side 'to'; false if it cannot be written there. */
bool converter_move(struct converter *t, unsigned to, struct move m, struct move *same);
/* Converts a position into the bytes of side 'to'; false if it cannot be set up there. */
bool converter_position(struct converter *t, unsigned to, const void *state, void *same);
/* Are the positions equal? Lines that the other side cannot read are left out. */
bool converter_same(struct converter *t, const void *one, const void *other);
bool converter_same_facts(struct converter *t, const void *one, const void *other);
/* The first words of the lines that were left out, as a list. */
const char *converter_unread(const struct converter *t);

#endif
