/* proof: something of an array that CBMC reads otherwise than every compiler
 * readings: free
 */
#include "../../prove.h"

static const uint8_t ones[4] = { [0 ... 3] = 1 };

void harness(void)
{
    check(ones[2] == 1);
}
