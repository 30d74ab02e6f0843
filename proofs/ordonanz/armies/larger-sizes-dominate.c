/* proof: nothing at a smaller size outweighs a difference at a larger one
 * clause: larger-size-dominates
 * readings: free
 * marks: larger_size_dominates
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

/* q-truncated-caption B makes no difference: two regiments are stronger than one of anything. */
void harness(void)
{
    struct choice every;
    check(ordonanz_property_smaller_sizes_never_outweigh_larger(&every));
}
