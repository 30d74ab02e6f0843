/* proof: other areas and other players' cards do not matter; equal armies go by completion
 * clause: no-combining-across-areas no-combining-across-players first-complete-breaks-equality
 *         compare-same-number
 * readings: free
 * marks: no_combining_across_areas no_combining_across_players first_complete_breaks_equality
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_other_areas_do_not_matter(&every));
    check(ordonanz_property_third_players_do_not_matter(&every));
    check(ordonanz_property_earlier_completion_breaks_equality(&every));
}
