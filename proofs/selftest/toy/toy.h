/* A heap of stones; a move takes one to three of them. */
#ifndef TOY_H
#define TOY_H

#include "../../../rules/game.h"

enum {
    SELFTEST_take_one_to_three = FIRST_CLAUSE,
    SELFTEST_no_more_than_lie,
    SELFTEST_heap_shrinks,
    SELFTEST_never_here
};
#define NUMBER_OF(slug) SELFTEST_##slug

struct toy_table {
    uint8_t most;
};
struct toy_state {
    uint8_t heap[2];
};

verdict toy_step(const struct toy_table *t, struct toy_state *s, struct move m);
unsigned toy_sum(const struct toy_table *t, const uint8_t *many);
unsigned toy_without_body(unsigned n);

#endif
