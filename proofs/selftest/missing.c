/* proof: something of a function that nobody wrote
 * readings: free
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    check(toy_without_body(3) == 3 || toy_without_body(3) != 3);
}
