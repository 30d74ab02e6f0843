/* proof: income that is due may be taken, once and whole, and changes nothing but fame; none is
 *        taken in parts, and fame never wraps; a second time it is refused as taken, not as lost
 * clause: income-sum income-if-remembered fame-open
 * readings: standard
 * marks: income_sum income_if_remembered
 * rules: income.c chips.c
 * checks: memory wrap
 */
#include "../income.h"

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    struct move m = { M_COLLECT, s.mover, { 0 } }, part = { M_CLAIM, s.mover, { any(uint8_t) } };
    assume(s.mover < t.head.players && s.phase == TURN && income_is_kept_well(&s));
    check(saga_refuse_collect(&t, &s, part) != LEGAL);
    check((saga_refuse_collect(&t, &s, m) == LEGAL) == (s.due > 0));
    if (s.due == 0)
        return;
    expected = s;
    expected.fame[s.mover] =
        (uint8_t)(s.fame[s.mover] + s.due > 255 ? 255 : s.fame[s.mover] + s.due);
    expected.due = expected.begun = 0;
    expected.took = 1;
    saga_collect(&t, &s, m);
    check_same(s, expected);
    check(saga_refuse_collect(&t, &s, m) == SAGA_income_sum);
    check(income_is_kept_well(&s));
}
