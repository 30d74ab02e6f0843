/* proof: 2^61 - 1 is no product of two numbers below 2^32 (true, and out of reach)
 * readings: free
 */
#include "../prove.h"

void harness(void)
{
    uint64_t a = any(uint32_t), b = any(uint32_t);
    assume(a > 1 && b > 1 && a <= b);
    check(a * b != 2305843009213693951u);
}
