/* proof: single warriors decide only among equal combinations, by rank, and one more wins
 * clause: singles-after-combinations singles-by-rank extra-single-wins
 * readings: free
 * marks: singles_after_combinations singles_by_rank extra_single_wins
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_singles_count_only_among_equal_combinations(&every));
    check(ordonanz_property_equal_combinations_leave_it_to_the_singles(&every));
    check(ordonanz_property_best_differing_single_decides(&every));
    check(ordonanz_property_further_single_wins(&every));
}
