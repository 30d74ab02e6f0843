/* proof: no heap grows in three moves
 * readings: free
 * bound: 3 moves
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 3 };
    struct toy_state s = any(struct toy_state), before = s;
    for (unsigned i = 0; i < 3; i++)
        toy_step(&t, &s, any_move());
    check(s.heap[0] <= before.heap[0]);
}
