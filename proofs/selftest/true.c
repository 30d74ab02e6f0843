/* proof: a legal move never lets a heap grow
 * clause: heap-shrinks
 * readings: free
 * marks: heap_shrinks no-more-than-lie
 */
#include "../prove.h"
#include "toy/toy.h"

void harness(void)
{
    struct toy_table t = { 3 };
    struct toy_state s = any(struct toy_state), before = s;
    struct move m = any_move();
    if (toy_step(&t, &s, m) == LEGAL) {
        check(s.heap[0] <= before.heap[0]);
        check(s.heap[1] <= before.heap[1]);
    } else
        check_same(s, before);
}
