/* proof: armies compare equal only if they show the same; comparison is antisymmetric
 * clause: first-complete-breaks-equality
 * readings: free
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_only_equal_armies_are_equal(&every));
}
