/* proof: a head that would weaken its proof
 * flags: --no-unwinding-assertions
 * readings: free
 */
#include "../../prove.h"

void harness(void)
{
    check(1);
}
