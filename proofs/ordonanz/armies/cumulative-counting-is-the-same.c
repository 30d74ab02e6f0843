/* proof: counting regiments as detachments and companies too gives the same order
 * clause: one-combination-per-symbol
 * readings: free
 * marks: one_combination_per_symbol
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

/* q-exact-or-cumulative B makes no difference. */
void harness(void)
{
    struct choice every;
    check(ordonanz_property_counting_smaller_sizes_too_changes_nothing(&every));
}
