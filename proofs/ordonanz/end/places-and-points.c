/* proof: four players: the strongest earns three, then two, one, nothing; equal armies are
 *        placed by completion
 * clause: mark-iii-to-strongest mark-ii-to-second mark-i-to-third fourth-gets-no-mark
 *         lower-ties-by-completion places-by-same-comparison compare-all-players
 * readings: free
 * marks: mark_iii_to_strongest mark_ii_to_second mark_i_to_third fourth_gets_no_mark
 *        lower_ties_by_completion compare_all_players
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_first_of_four_earns_three(&every));
    check(ordonanz_property_four_different_armies_earn_three_two_one_nothing(&every));
    check(ordonanz_property_equal_armies_are_placed_by_completion(&every));
}
