/* For the induction of the properties of states that speak of no troop: what is counted, noted,
 * held and asked. Each part of a move is taken from any state that has them: what a move does by
 * itself, each conquest that follows, going on. Between these parts somebody was asked, but is no
 * more; and the last knight may be laid though it is a turn still: two properties hold when all is
 * done, who_decides and no_turn_goes_on.
 */
#ifndef SAGA_KEEPING_H
#define SAGA_KEEPING_H

#include "any.h"
#include "saga_properties.h"

#define NOTED(name) state_fn saga_property_##name;
/* clang-format off */
#define ALL_NOTED(p) \
    p(empty_seats_have_nothing) \
    p(lands_show_the_sides_of_the_table) \
    p(lands_that_do_not_exist_have_nothing) \
    p(nobody_has_a_land_before_the_first_turn) \
    p(no_set_is_given_twice) \
    p(sets_are_those_that_the_table_gives) \
    p(sets_left_over_are_in_the_box) \
    p(nobody_has_more_than_can_be_counted) \
    p(players_begin_without_chips) \
    p(chips_are_kept_only_where_read_so) \
    p(what_was_done_is_remembered_in_the_turn_only) \
    p(income_is_due_only_while_nothing_is_done) \
    p(beginnings_are_kept_only_where_read_so) \
    p(loss_is_kept_only_where_nothing_else_tells) \
    p(lands_let_go_are_kept_only_where_read_so) \
    p(changes_are_kept_only_where_read_so) \
    p(everybody_has_a_knight_while_the_game_goes_on) \
    p(only_lands_whose_power_was_used_are_turned_over) \
    p(lands_gained_are_kept_only_where_read_so) \
    p(ties_are_kept_only_where_read_so) \
    p(knights_set_free_are_kept_only_where_read_so)
/* clang-format on */
ALL_NOTED(NOTED)
NOTED(who_decides_is_asked_about_something)
NOTED(no_turn_goes_on_after_the_last_knight)

static inline bool noted_well(const struct saga_table *t, const struct saga_state *s)
{
    bool good = true;
#define AND_NOTED(name) good = good && saga_property_##name(t, s);
    ALL_NOTED(AND_NOTED)
    return good;
}

/* When all is done. */
static inline bool done_well(const struct saga_table *t, const struct saga_state *s)
{
    return noted_well(t, s) && saga_property_who_decides_is_asked_about_something(t, s)
        && saga_property_no_turn_goes_on_after_the_last_knight(t, s);
}

/* A state in play that has them. What is counted: the knights of a hand, as a tally of spec/ tells.
 */
static inline struct saga_state any_noted_state(const struct saga_table *t, unsigned phase)
{
    struct saga_state s = any(struct saga_state);
    s.phase = (uint8_t)phase;
    assume(noted_well(t, &s));
    for (unsigned seat = 0; seat < SEATS; seat++)
        assume(s.held[seat] <= 60);
    return s;
}

/* No more of a knight than lie in that hand. */
static inline void assume_held(const struct saga_state *s, unsigned seat, unsigned card)
{
    assume(card >= CARDS || seat >= SEATS || s->hand[seat][card] <= s->held[seat]);
}

#endif
