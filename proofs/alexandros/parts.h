/* The properties of states by what they see, so that a proof need not know the others: where
 * governors stand, in which provinces; walls and provinces; whose turn it is, cards, and what is
 * kept in mind. That these are all, and that the first two see no more, is
 * properties-see-their-part.
 */
#ifndef ALEXANDROS_PARTS_H
#define ALEXANDROS_PARTS_H

#include "any.h"
#include "alexandros_properties.h"

/* A property a line. */
/* clang-format off */
#define OF_GOVERNORS(each) \
    each(nobody_has_more_governors_than_four) \
    each(governors_stand_in_order) \
    each(each_province_has_one_lord) \
    each(governors_stand_on_symbols) \
    each(area_has_one_governor)

#define OF_THE_LAND(each) \
    each(walls_stand_on_inner_lines_only) \
    each(provinces_are_named_by_their_lowest_area) \
    each(neighbours_without_a_wall_belong_together) \
    each(walls_stand_between_provinces)

#define OF_THE_TURN(each) \
    each(empty_seats_have_nothing) \
    each(governors_begin_in_the_supply) \
    each(no_wall_is_laid_in_setting_up) \
    each(nobody_has_a_point_at_first) \
    each(alexandros_waits_on_the_start_point) \
    each(everybody_is_dealt_one_card) \
    each(all_other_cards_are_the_pile) \
    each(row_has_two_cards_at_most) \
    each(a_goal_is_looked_for_with_a_card_or_a_joker) \
    each(corners_of_the_goal_are_other_points) \
    each(replacement_is_due_until_it_comes) \
    each(a_card_can_be_drawn_when_one_is_turned_up) \
    each(row_is_full_before_the_way) \
    each(nothing_is_laid_but_on_a_way) \
    each(he_is_not_there_yet) \
    each(walls_without_need_are_told_apart) \
    each(red_walls_lie_only_when_black_ones_do_not_suffice) \
    each(nobody_moves_him_after_red_walls) \
    each(taking_is_barred_by_a_reading_only) \
    each(two_actions_are_left_until_one_is_over) \
    each(row_is_filled_up_between_actions_by_a_reading_only) \
    each(refills_are_kept_in_mind_for_one_reading) \
    each(row_has_a_gap_when_it_is_filled_up) \
    each(pile_is_shuffled_as_soon_as_it_is_needed) \
    each(row_is_short_only_without_cards) \
    each(a_governor_stands_where_a_province_is_paid) \
    each(nothing_is_kept_of_the_move_but_walls) \
    each(somebody_loses_only_while_he_is_taken_over) \
    each(removed_governors_are_kept_in_mind_for_one_reading) \
    each(half_is_given_card_by_card) \
    each(conqueror_has_a_choice) \
    each(nothing_is_given_between_two_players) \
    each(scores_fit_on_the_track) \
    each(nobody_is_asked_at_a_tax_but_by_a_reading) \
    each(tax_takes_an_action) \
    each(nobody_has_more_than_100_while_the_game_goes_on) \
    each(scores_end_soon_after_100) \
    each(end_is_kept_in_mind_for_two_readings) \
    each(nothing_is_kept_in_mind_when_it_is_over) \
    each(single_cards_are_jokers_by_a_reading_only)
/* clang-format on */

#define DECLARED(name) state_fn alexandros_property_##name;
#define HOLDS(name) &&alexandros_property_##name(t, s)

OF_GOVERNORS(DECLARED)
OF_THE_LAND(DECLARED)
OF_THE_TURN(DECLARED)

static inline bool governors_are_right(table_given t, state_given s)
{
    return true OF_GOVERNORS(HOLDS);
}

static inline bool land_is_right(table_given t, state_given s)
{
    return true OF_THE_LAND(HOLDS);
}

/* An occupation comes to its end: what was used is of the loser's governors, what is due of the
 * province. */
static inline bool payment_is_right(table_given t, state_given s)
{
    bool good = total_of(s->used) <= 2u * GOVERNORS && (s->victim == 0 || total_of(s->used) >= 2);
    for (unsigned k = 0; k < SYMBOLS; k++)
        good = good && s->price[k] <= t->count[k];
    return good;
}

/* What the properties leave open: it does not show in these phases, or tallies have it. */
static inline bool goes_on_soundly(table_given t, state_given s)
{
    bool good =
        s->black <= t->black && s->red <= t->red && (s->replace == 0 || total_of(s->row) < ROW);
    switch (s->phase) {
    case CARD:       return good && s->goal == 0 && s->joker == NO_JOKER;
    case REVEAL:     return good && (s->goal != 0 ? s->red == t->red : s->joker == NO_JOKER);
    case GOAL:       return good && s->joker <= ROW_JOKER;
    case CORNER:     return good && s->goal != 0;
    case WAY:        return good && s->laid <= s->black + s->red;
    case JOKER_TAKE: return good && s->goal == 0;
    case REFILL:     return good && s->red == t->red;
    case PLACE:      return good && payment_is_right(t, s);
    case GIVE:
        return good && total_of(s->used) <= 2u * GOVERNORS + t->areas
            && 2u * s->due <= total_of(s->used) + 1;
    default: return good;
    }
}

static inline bool turn_is_right(table_given t, state_given s)
{
    return true OF_THE_TURN(HOLDS) && goes_on_soundly(t, s);
}

#endif
