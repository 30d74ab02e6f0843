/* proof: a move leaves at least one stone (it does not)
 * readings: free
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 3 };
    struct toy_state s = any(struct toy_state), before = s;
    struct move m = any_move();
    assume(before.heap[0] == 2 && before.heap[1] == 7 && m.kind == 0xab);
    witness(t, s, m);
    toy_step(&t, &s, m);
    check(s.heap[0] > 0);
}
