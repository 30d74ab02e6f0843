/* proof: taking the warriors of combinations for single ones, too, gives the same order
 * clause: single-is-count-one
 * readings: free
 * marks: single_is_count_one
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

/* q-what-is-a-single B makes no difference. */
void harness(void)
{
    struct choice every;
    check(ordonanz_property_warriors_of_combinations_change_nothing_as_singles(&every));
}
