/* How many cards of each kind the lines of a position of Alexandros name, and how many there are. A
 * message can then say which card is one too many. */
#include "spelling.h"

enum { NOT_GIVEN = 255 };

/* A pile without a line gets the cards that are left, so it counts nothing here. */
static unsigned in_pile(const uint8_t pile[SYMBOLS], unsigned kind)
{
    return pile[0] == NOT_GIVEN ? 0 : pile[kind];
}

bool alexandros_count_pieces(const struct alexandros_table *t, const struct alexandros_state *s,
                             unsigned kind, unsigned *there, unsigned *given, struct text *name)
{
    if (kind >= SYMBOLS)
        return false;
    *given = t->copies[kind];
    *there = s->row[kind] + in_pile(s->pile, kind) + in_pile(s->discard, kind) + s->used[kind];
    for (unsigned seat = 0; seat < SEATS; seat++)
        *there += s->hand[seat][kind];
    put_char(name, alexandros_letters[kind]);
    return true;
}
