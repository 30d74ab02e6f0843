/* Any table of the full game, under the readings that an obligation declares.
 *
 * What the sheet says - prints, their costs, tracks and cities, how many copies
 * there are - is anything at all, more than set-up accepts: of the pictures that
 * would tell nothing is left. Where an obligation needs a part of it sound, it
 * says so. A state is any bytes, of which an obligation assumes what it needs.
 */
#ifndef AKKON_ANY_H
#define AKKON_ANY_H

#include "../prove.h"
#include "../../rules/akkon/akkon.h"

static inline struct akkon_table any_table(void)
{
    struct akkon_table t = any(struct akkon_table);
    t.head = declared_head();
    t.head.players = (uint8_t)(2 + any_below(SEATS - 1));
    t.short_game = 0;
    t.cities = CITIES;
    t.tracks = TRACKS;
    t.most = MOST_VALUE;
    t.from = START_VALUE;
    t.knights = (1 << KNIGHTS) - 1;
    t.marshal = 1;
    t.privileges = (1 << TRACKS) - 1;
    t.starters = STARTERS;
    return t;
}

/* Values are on their tracks. */
static inline void assume_values(const struct akkon_state *s)
{
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned track = 0; track < TRACKS; track++)
            assume(s->value[seat][track] <= MOST_VALUE);
}

#endif
