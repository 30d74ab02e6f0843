/* For obligations about the end: ending.c, with any holders of the two powers and
 * any troops, two at most for a player, or as many as MOST_TROOPS says. What is
 * linked beside leaves ending.c out.
 */
#ifndef SAGA_STAGES_H
#define SAGA_STAGES_H

#include "ledger.h"

#ifndef MOST_TROOPS
#define MOST_TROOPS 2
#endif
enum { TROOPS = MOST_TROOPS };

static struct saga_troop lying[LANDS + SEATS * TROOPS];
static uint8_t troops_of[SEATS], land_with_add[SEATS], land_with_troop[SEATS];
static unsigned turns_gone_on, resolved;

unsigned saga_troops(const struct saga_state *s, unsigned seat)
{
    (void)s;
    return troops_of[seat];
}

unsigned saga_held_at_end(const struct saga_table *t, const struct saga_state *s, unsigned seat,
                          unsigned power)
{
    (void)t, (void)s;
    return power == E_ADD ? land_with_add[seat] : land_with_troop[seat];
}

bool saga_colour_free(const struct saga_table *t, const struct saga_troop *troop, unsigned colour)
{
    (void)t;
    return !(troop->barred >> colour & 1u); /* any colours */
}

unsigned saga_value(const struct saga_troop *troop)
{
    return troop->lay_at; /* any value */
}

#ifndef ASKS_ASIDE /* lake.c is linked, too */
void saga_ask_aside(const struct saga_table *t, struct saga_state *s, unsigned after)
{
    (void)t, (void)s, (void)after;
    turns_gone_on++;
}
#endif

void saga_resolve(const struct saga_table *t, struct saga_state *s, unsigned changed)
{
    (void)t, (void)s, (void)changed;
    resolved++;
}

void saga_touch(const struct saga_table *t, struct saga_state *s, unsigned place)
{
    (void)t, (void)s, (void)place;
}

static inline struct saga_troop troop_lying_at(unsigned place)
{
    static const struct saga_troop none = { .size = 0 };
    if (is_land(place))
        return lying[place];
    return number_at(place) < troops_of[seat_at(place)]
             ? lying[LANDS + seat_at(place) * TROOPS + number_at(place)]
             : none;
}

#define saga_troop_at(s, place) troop_lying_at(place)
#include "../../rules/saga/ending.c"
#undef saga_troop_at

static inline void any_stages(const struct saga_table *t)
{
    for (unsigned i = 0; i < LANDS + SEATS * TROOPS; i++)
        lying[i] = any_troop();
    for (unsigned seat = 0; seat < SEATS; seat++) {
        troops_of[seat] = (uint8_t)any_below(TROOPS + 1);
        land_with_add[seat] = any_bool() ? NOWHERE : (uint8_t)any_below(LANDS);
        land_with_troop[seat] = any_bool() ? NOWHERE : (uint8_t)any_below(LANDS);
        assume(seat < t->head.players
               || (land_with_add[seat] == NOWHERE && land_with_troop[seat] == NOWHERE));
    }
}

#endif
