/* The numbers of turns, cards and completions, as the document ties them together. */
#ifndef ORDONANZ_COUNTS_H
#define ORDONANZ_COUNTS_H

#include "course.h"
#include "ordonanz_properties.h"

static inline bool counts_in_step(const struct ordonanz_table *t, const struct ordonanz_state *s)
{
    return ordonanz_property_turns_go_round(t, s)
        && ordonanz_property_cards_are_received_in_turn(t, s)
        && ordonanz_property_numbers_of_cards_add_up(t, s)
        && ordonanz_property_strips_hold_the_cards_laid(t, s)
        && ordonanz_property_order_lists_those_who_completed(t, s)
        && ordonanz_property_areas_hold_four_cards_at_most(t, s);
}

#endif
