/* proof: nothing is false after a loop without end
 * readings: free
 */
#include "../prove.h"

void harness(void)
{
    for (;;)
        ;
    check(0);
}
