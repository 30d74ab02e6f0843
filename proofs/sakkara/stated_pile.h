/* For obligations about refusals of the moves that lay a pile down.
 */
#ifndef SAKKARA_STATED_PILE_H
#define SAKKARA_STATED_PILE_H

#include "stated.h"

/* A stated state, and what holds of a pile that is laid down: how high its parts are, which
 * tiles are picked, and where the destroyed greens lie that stay together. That no cut goes
 * through these is assumed of the lowest part only. */
static inline struct sakkara_state stated_pile(const struct sakkara_table *t)
{
    struct sakkara_state s = stated_state(t);
    unsigned size = s.part[0] % DIVIDED, destroyed = (unsigned)s.sunk + s.withered;
    assume(s.used <= TILES && (s.phase != PLACE || size <= s.used));
    assume(sakkara_property_parts_are_of_nine_at_most(t, &s));
    assume(sakkara_property_tiles_are_picked_only_where_read_so(t, &s));
    assume(sakkara_property_part_is_kept_whole_only_where_read_so(t, &s));
    assume(sakkara_property_no_more_is_destroyed_than_was_on_display(t, &s));
    assume(sakkara_property_destroyed_greens_are_where_they_are_remembered(t, &s));
    assume(s.greens == 0 || s.greens > size || s.greens + destroyed <= size + 1
           || destroyed > t->at_once);
    return s;
}

#endif
