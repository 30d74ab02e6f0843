/* proof: the order of armies is transitive
 * clause: stronger-army-gets-area
 * readings: free
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_order_of_armies_is_transitive(&every));
}
