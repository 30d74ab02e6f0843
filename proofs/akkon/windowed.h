/* windows.c: the four privileges, with any hands and tops. */
#ifndef AKKON_WINDOWED_H
#define AKKON_WINDOWED_H

#include "any.h"
#include "../../rules/akkon/windows.c"

enum { SEAT = 1 }; /* all seats are alike */

static unsigned given_held, given_copies, given_top[CITIES];
static unsigned moves_made, from_hand, into_hand, entered, exposed, reveals;

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
unsigned akkon_held(table_given t, state_given s, unsigned seat)
{
    (void)t, (void)s, (void)seat;
    return given_held;
}
unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t, (void)s;
    return given_top[city];
}
unsigned akkon_copies(table_given t, state_given s, unsigned print, unsigned place)
{
    (void)t, (void)s, (void)print;
    return place == ON_TOP ? 1 : place == IN_HAND + SEAT ? given_copies : 0;
}

void akkon_put_card(table_given t, struct akkon_state *s, unsigned print, unsigned from,
                    unsigned to)
{
    (void)t, (void)s;
    moves_made++;
    if (from == IN_HAND + SEAT && to == DISCARDED)
        from_hand = print + 1;
    if (from == ON_TOP && to == IN_HAND + SEAT)
        into_hand = print + 1;
}

void akkon_expose(table_given t, struct akkon_state *s, unsigned after)
{
    (void)t, (void)s, exposed = after;
}
void akkon_enter(table_given t, struct akkon_state *s, unsigned phase)
{
    (void)t, (void)s, entered = phase;
}
void akkon_reveal(table_given t, struct akkon_state *s)
{
    (void)t, (void)s, reveals++;
}

/* Numbers do not wrap: actions.c says more of it. */
void akkon_forward(table_given t, struct akkon_state *s, unsigned seat, unsigned track, unsigned by)
{
    unsigned to = s->value[seat][track] + by;
    s->value[seat][track] = (uint8_t)(to < t->most ? to : t->most);
}

static verdict given_landing;
verdict akkon_refuse_landing(table_given t, state_given s, unsigned seat, unsigned piece,
                             unsigned city)
{
    (void)t, (void)s, (void)seat, (void)piece, (void)city;
    return given_landing;
}

unsigned akkon_pieces_of(state_given s, unsigned seat, unsigned city)
{
    (void)s, (void)seat, (void)city;
    return 0; /* asked under another reading only */
}

#endif
