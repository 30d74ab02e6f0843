/* proof: what cards show, and how sizes and ranks of combinations are ordered, for all cards
 * clause: five-symbols rank-order card-is-symbol-set symbols-match-across-cards company-is-two
 *         detachment-is-three regiment-is-four strength-by-multiplicity
 *         several-combinations-per-army card-in-several-combinations single-is-count-one
 * readings: free
 * marks: five_symbols rank_order card_is_symbol_set card_in_several_combinations company_is_two
 *        detachment_is_three regiment_is_four strength_by_multiplicity single_is_count_one
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_every_symbol_counts(&every));
    check(ordonanz_property_higher_symbol_beats_lower(&every));
    check(ordonanz_property_card_adds_each_symbol_once(&every));
    check(ordonanz_property_shared_symbol_beats_any_singles(&every));
    check(ordonanz_property_two_equal_symbols_outsize_singles(&every));
    check(ordonanz_property_three_equal_symbols_outsize_companies(&every));
    check(ordonanz_property_four_equal_symbols_outsize_detachments(&every));
    check(ordonanz_property_more_equal_symbols_are_stronger(&every));
    check(ordonanz_property_two_companies_beat_the_best_one(&every));
    check(ordonanz_property_four_equal_cards_make_a_regiment_of_each_symbol(&every));
    check(ordonanz_property_one_warrior_more_is_stronger(&every));
}
