/* proof: the sum stays inside its array
 * readings: free
 * checks: memory wrap
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = any(struct toy_table);
    uint8_t many[4];
    assume(t.most <= 4);
    toy_sum(&t, many);
}
