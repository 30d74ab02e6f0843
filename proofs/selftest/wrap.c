/* proof: one more than a byte is still a byte (it is not)
 * readings: free
 * checks: wrap
 */
#include "../prove.h"

void harness(void)
{
    uint8_t a = any(uint8_t);
    a = a + 1;
    check(a != 77 || a == 77);
}
