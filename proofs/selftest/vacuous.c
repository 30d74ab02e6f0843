/* proof: anything, of a heap with more than five and less than five stones
 * readings: free
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 3 };
    struct toy_state s = any(struct toy_state), before = s;
    struct move m = any_move();
    assume(s.heap[0] > 5);
    assume(s.heap[0] < 5);
    toy_step(&t, &s, m);
    check(s.heap[1] > before.heap[1]);
}
