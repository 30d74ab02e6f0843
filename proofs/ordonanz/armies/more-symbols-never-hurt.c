/* proof: a symbol more on any card makes an army strictly stronger
 * clause: strength-by-multiplicity
 * readings: free
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_symbol_more_makes_an_army_stronger(&every));
}
