/* proof: the sum stays inside its array (it does not: most may be 5, the array has 4)
 * readings: free
 * checks: memory
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = any(struct toy_table);
    uint8_t many[4];
    assume(t.most <= 5);
    witness_table(t);
    toy_sum(&t, many);
}
