/* proof: a true one, but it says nothing of a clause that it names
 * readings: free
 * marks: heap_shrinks never_here
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 3 };
    struct toy_state s = any(struct toy_state), before = s;
    struct move m = any_move();
    toy_step(&t, &s, m);
    check(s.heap[0] <= before.heap[0]);
}
