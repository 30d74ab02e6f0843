/* For obligations about refusals: what rules/ say of a move, and what the chapters of spec/ say,
 * of any table and any state that the properties of states allow.
 */
#ifndef ORDONANZ_STATED_H
#define ORDONANZ_STATED_H

#include "course.h"

static inline void check_stated_twice(unsigned kind)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t);
    struct move m = any_move_of(kind);
    assume(ordonanz_sayable(&t, m));
    witness(t, s, m);
    check(ordonanz_refusal(&t, &s, m) == ordonanz_first_forbidding(&t, &s, m));
}

#endif
