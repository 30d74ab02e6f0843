/* proof: a move leaves at least one stone; that it does not is known
 * readings: free
 * expect: FAILED
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 3 };
    struct toy_state s = any(struct toy_state), before = s;
    struct move m = any_move();
    assume(before.heap[0] > 0);
    toy_step(&t, &s, m);
    check(s.heap[0] > 0);
}
