/* For obligations about refusals: what rules/ say of a move, and what the chapters of spec/ say,
 * of any table, and any state in which workers, heights and what is begun are as the properties
 * of states say.
 */
#ifndef SAKKARA_STATED_H
#define SAKKARA_STATED_H

#include "any.h"
#include "sakkara_properties.h"

verdict sakkara_first_forbidding(const void *t, const void *s, struct move m);

static inline struct sakkara_state stated_state(const struct sakkara_table *t)
{
    struct sakkara_state s = any(struct sakkara_state);
    assume(sakkara_property_one_player_is_the_next(t, &s));
    assume(sakkara_property_workers_are_on_the_board_once_they_entered(t, &s));
    assume(sakkara_property_workers_stand_on_different_fields(t, &s));
    assume(sakkara_property_turn_is_about_one_step(t, &s));
    assume(sakkara_property_pyramids_have_no_tile_too_many(t, &s));
    assume(sakkara_property_horse_follows_a_worker_that_was_moved(t, &s));
    assume(sakkara_property_one_worker_flies_at_a_time(t, &s));
    assume(sakkara_property_ox_stands_between_two_fields_while_it_pushes(t, &s));
    assume(sakkara_property_turn_that_ends_does_not_go_on(t, &s));
    assume(sakkara_property_movement_is_remembered_in_its_turn_only(t, &s));
    assume(sakkara_property_surplus_is_more_than_ten(t, &s));
    assume(sakkara_property_nobody_keeps_more_than_ten(t, &s));
    assume(sakkara_property_riding_remembers_only_what_is_read_so(t, &s));
    assume(s.phase != OVER || (s.winner >= 1 && s.winner <= PLAYERS));
    return s;
}

/* Of moves of one kind, which is a constant: what concerns others is pruned. */
#define STATED_TWICE_OF(a_kind) \
    if (kind == (a_kind)) { \
        m.kind = (a_kind); \
        m.actor = (a_kind) <= M_OLDEST ? NATURE : m.actor; \
        assume(sakkara_sayable(&t, m)); \
        witness(t, s, m); \
        verdict v = sakkara_refusal(&t, &s, m); \
        check(v == NOT_A_MOVE || v == sakkara_first_forbidding(&t, &s, m)); \
    }

#endif
