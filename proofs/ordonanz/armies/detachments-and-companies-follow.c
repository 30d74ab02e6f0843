/* proof: detachments, then companies, by the same principle (G6 for all armies)
 * clause: detachments-after-regiments detachment-ranks companies-after-detachments company-ranks
 * readings: free
 * marks: detachments_after_regiments detachment_ranks companies_after_detachments company_ranks
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_more_detachments_beat_fewer(&every));
    check(ordonanz_property_ranks_decide_among_detachments(&every));
    check(ordonanz_property_more_companies_beat_fewer(&every));
    check(ordonanz_property_ranks_decide_among_companies(&every));
}
