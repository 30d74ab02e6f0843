/* proof: the loop runs seven times, the bound is six
 * readings: free
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 7 };
    uint8_t many[8];
    check(toy_sum(&t, many) <= 7 * 255);
}
