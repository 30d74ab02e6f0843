#include "toy.h"

verdict toy_step(const struct toy_table *t, struct toy_state *s, struct move m)
{
    if (m.arg[1] < 1 || m.arg[1] > t->most) {
        RULE(take_one_to_three);
        return SELFTEST_take_one_to_three;
    }
    if (m.arg[1] > s->heap[m.arg[0] & 1]) {
        RULE(no_more_than_lie);
        return SELFTEST_no_more_than_lie;
    }
    if (m.arg[1] > 250)
        RULE(never_here);
    RULE(heap_shrinks);
    s->heap[m.arg[0] & 1] -= m.arg[1];
    return LEGAL;
}

unsigned toy_sum(const struct toy_table *t, const uint8_t *many)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < t->most; i++)
        sum += many[i];
    return sum;
}
