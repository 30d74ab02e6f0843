/* How many tiles of each kind the lines of a position of Sakkara name, and how many there are. A
 * message can then say which tile is one too many. */
#include "spelling.h"

static unsigned in_row(const uint8_t *tile, unsigned count, unsigned kind)
{
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++)
        n += tile[i] == kind + 1;
    return n;
}

bool sakkara_count_pieces(const struct sakkara_table *t, const struct sakkara_state *s,
                          unsigned kind, unsigned *there, unsigned *given, struct text *name)
{
    if (kind >= KINDS)
        return false;
    *given = t->copies[kind];
    *there = s->bag[kind] == DERIVE ? 0 : s->bag[kind];
    *there += s->aside[kind] + in_row(s->pile, s->used < TILES ? s->used : TILES, kind);
    for (unsigned field = 0; field < FIELDS; field++)
        *there += in_row(s->tile[field], TALL, kind);
    for (unsigned seat = 0; seat < PLAYERS; seat++) {
        *there += (unsigned)s->holder[seat][kind] + s->built[seat][kind];
        *there += kind == SHIP ? s->ship[seat] : kind == GRAIN ? s->grain[seat] : 0u;
    }
    put(name, sakkara_kind_names[kind]);
    return true;
}
