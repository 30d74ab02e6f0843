/* How many cards of each kind the lines of a position of Ordonanz name, and how many there are. A
 * message can then say which card is one too many. */
#include "spelling.h"

static unsigned in_row(const uint8_t *row, unsigned room, unsigned face)
{
    unsigned n = 0;
    for (unsigned i = 0; i < room; i++)
        n += row[i] == face;
    return n;
}

bool ordonanz_count_pieces(const struct ordonanz_table *t, const struct ordonanz_state *s,
                           unsigned kind, unsigned *there, unsigned *given, struct text *name)
{
    unsigned face = kind + 1;
    if (face >= FACES)
        return false;
    *there = 0;
    *given = (unsigned)t->deck[0][face] + t->deck[1][face];
    for (unsigned seat = 0; seat < SEATS; seat++) {
        *there += in_row(s->hand[seat], HAND_ROOM, face);
        for (unsigned area = 0; area < AREAS; area++)
            *there += in_row(s->area[seat][area], CAP, face);
    }
    for (unsigned talon = 0; talon < TALONS; talon++)
        *there += s->talon[talon][face];
    ordonanz_put_face(face, name);
    return true;
}
