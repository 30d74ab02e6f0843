/* proof: regiments come first: number, best, next best (G4 and G5 for all armies)
 * clause: regiments-compared-first more-regiments-win higher-regiment-wins next-regiment-decides
 * readings: free
 * marks: more_regiments_win higher_regiment_wins next_regiment_decides
 */
#include "../../prove.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct choice every;
    check(ordonanz_property_different_regiments_settle_it(&every));
    check(ordonanz_property_more_regiments_beat_fewer(&every));
    check(ordonanz_property_best_regiment_decides_among_equally_many(&every));
    check(ordonanz_property_next_best_regiment_decides(&every));
}
