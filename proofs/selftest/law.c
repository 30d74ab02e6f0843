/* proof: two choices out of ten never add up to 17 (8 and 9 do)
 * readings: free
 */
#include "../prove.h"

law_fn selftest_property_sums;
bool selftest_property_sums(struct choice *from)
{
    uint32_t a = choose(from, 9), b = choose(from, 10);
    return a + b != 17;
}
PROVE_LAW(selftest, sums)
