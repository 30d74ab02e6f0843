/* proof: one of the two checks stands where no path leads
 * readings: free
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 3 };
    struct toy_state s = any(struct toy_state), before = s;
    struct move m = any_move();
    verdict v = toy_step(&t, &s, m);
    check(s.heap[0] <= before.heap[0]);
    if (v == LEGAL && m.arg[1] > 3)
        check(s.heap[0] == 99);
}
