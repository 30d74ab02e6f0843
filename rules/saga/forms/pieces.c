/* How many knights of each kind the lines of a position of Saga name, and how many there are. A
 * message can then say which knight is one too many. */
#include "spelling.h"

static unsigned in_row(const uint8_t *knight, unsigned count, unsigned card)
{
    unsigned n = 0;
    for (unsigned i = 0; i < count; i++)
        n += (knight[i] & KNIGHT) == card + 1;
    return n;
}

bool saga_count_pieces(const struct saga_table *t, const struct saga_state *s, unsigned kind,
                       unsigned *there, unsigned *given, struct text *name)
{
    if (kind >= CARDS)
        return false;
    *given = 0;
    *there = s->pool[kind];
    for (unsigned set = 0; set < SETS; set++)
        *given += t->set[set][kind];
    for (unsigned seat = 0; seat < SEATS; seat++)
        *there += s->hand[seat][kind] + in_row(s->attack[seat], ROOM, kind);
    for (unsigned land = 0; land < LANDS; land++)
        *there += in_row(s->defence[land], COLOURS, kind);
    saga_put_knight(kind, name);
    return true;
}
