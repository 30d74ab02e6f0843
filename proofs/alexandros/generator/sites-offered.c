/* proof: exactly the provinces that may be occupied are offered, from each area with a symbol,
 *        each once: none is left out because it would cost more than cards and governors are there
 * clause: occupy-unoccupied occupy-pay-rest
 * readings: standard
 * rules: provinces.c
 * bound: 5 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=5 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../sites.h"

void harness(void)
{
    sites_are_offered(M_OCCUPY);
}
