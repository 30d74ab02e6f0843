/* 2b. Een land veroveren: who stands before which land, with what value. A front is formed for each
 * land: the attack troops of all players that aim at it. */
#include "saga.h"

/* May this troop take part? At a weakened land every player's troop may. */
bool saga_takes_part(const struct saga_table *t, const struct saga_state *s, unsigned land,
                     unsigned place)
{
    if (READS(t, Q_conquest_trigger, 'A') || weakened(s, land))
        return RULE(conquest_any_player), true;
    if (READS(t, Q_conquest_trigger, 'C'))
        return seat_at(place) == s->mover && s->laid;
    return READS(t, Q_troops_added, 'B') || s->changed == place + 1;
}

/* Under q-highest-and-owner B the holder's troops always take part, but only defend. */
static bool shields(const struct saga_table *t, const struct saga_state *s, unsigned land,
                    unsigned seat)
{
    return READS(t, Q_highest_and_owner, 'B') && owns(s, seat, land);
}

static void join_front(const struct saga_table *t, const struct saga_state *s,
                       struct saga_front *front, unsigned land, unsigned place, int value)
{
    unsigned seat = seat_at(place);
    if (!shields(t, s, land, seat) && !saga_takes_part(t, s, land, place))
        return;
    if (s->changed == place + 1)
        front->fresh = (uint8_t)(front->fresh | 1u << seat);
    if (READS(t, Q_troops_added, 'B') && front->value[seat] != NO_TROOP) {
        front->value[seat] += value;
    } else if (value > front->value[seat]) {
        RULE(conquest_per_troop), front->value[seat] = value;
        front->place[seat] = (uint8_t)place;
    }
}

static bool ends_troop(const uint8_t row[ROOM], unsigned at)
{
    return at + 1 == ROOM || row[at + 1] == 0 || (row[at + 1] & FIRST) != 0;
}

/* Adds each attack troop of one player to the front of the land at which it aims. */
static void form_up(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                    struct saga_front front[LANDS])
{
    const uint8_t *row = s->attack[seat];
    unsigned land = NOWHERE, number = 0, value = 0;
    for (unsigned at = 0; at < ROOM && row[at] != 0; at++) {
        if ((row[at] & FIRST) != 0) {
            struct saga_troop lowest = { .card = { (uint8_t)(row[at] & ~(unsigned)FIRST) },
                                         .size = 1,
                                         .aim = s->aim[seat][at] };
            land = saga_aim(t, &lowest);
            value = 0;
        }
        value += (row[at] & DOWN) != 0 ? 0u : value_of((row[at] & KNIGHT) - 1u);
        if (!ends_troop(row, at))
            continue;
        if (land != NOWHERE)
            join_front(t, s, &front[land], land, place_of(seat, number), (int)value);
        number++;
    }
}

void saga_form_fronts(const struct saga_table *t, const struct saga_state *s,
                      struct saga_front front[LANDS])
{
    for (unsigned land = 0; land < LANDS; land++) {
        front[land].fresh = 0;
        for (unsigned seat = 0; seat < SEATS; seat++)
            front[land].value[seat] = NO_TROOP;
    }
    for (unsigned seat = 0; seat < t->head.players; seat++)
        form_up(t, s, seat, front);
}
