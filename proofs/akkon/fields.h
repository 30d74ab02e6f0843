/* Where knights are before the reveal, by the properties of spec/akkon/: what each move there
 * keeps. What a move goes on to (the next bid turn, the reveal) is left out: it moves no knight
 * but the reveal, after which none has a place (what-was-not-bid-becomes-stock).
 */
#ifndef AKKON_FIELDS_H
#define AKKON_FIELDS_H

#include "any.h"
#include "akkon_properties.h"

typedef const struct akkon_table *table_given;
typedef const struct akkon_state *state_given;
typedef struct akkon_state *state_changed;

static inline bool fields_are_sound(const struct akkon_table *t, const struct akkon_state *s)
{
    return akkon_property_each_knight_is_in_one_place(t, s)
        && akkon_property_mercenary_and_grey_are_never_on_one_field(t, s)
        && akkon_property_marshal_is_in_one_place(t, s);
}

static inline struct akkon_state any_fields(const struct akkon_table *t, unsigned phase)
{
    struct akkon_state s = any(struct akkon_state);
    s.phase = (uint8_t)phase;
    assume(s.start < t->head.players && s.mover < t->head.players);
    assume(fields_are_sound(t, &s));
    return s;
}

/* Some piles are used up. */
unsigned akkon_top(table_given t, state_given s, unsigned city)
{
    (void)t;
    return s->card[city] == ON_TOP ? city : NOWHERE;
}

void akkon_enter(table_given t, state_changed s, unsigned phase)
{
    (void)t, (void)s, (void)phase;
}
void akkon_reveal(table_given t, state_changed s)
{
    (void)t, (void)s;
}
unsigned akkon_pieces_of(state_given s, unsigned seat, unsigned city)
{
    (void)s, (void)seat, (void)city;
    return 0; /* asked under another reading only */
}

#endif
