/* proof: the loop runs seven times, and its bound follows its line
 * readings: free
 * loops: nothing:2 most:8
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 7 };
    uint8_t many[8];
    check(toy_sum(&t, many) <= 7 * 255);
}
