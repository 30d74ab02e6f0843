/* proof: a governor that is recalled is in the supply again, the others stay where they are, in
 *        order; where none stands nothing changes
 * clause: relieve-own relieve-one-at-a-time takeover-governors-home
 * readings: standard
 * checks: memory wrap
 */
#include "../any.h"
#include "../../../rules/alexandros/provinces.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), before = s;
    unsigned seat = any_below(SEATS), area = any_below(AREAS), other = any_below(AREAS),
             nobody = any_below(SEATS);
    assume(governors_are_in_order(&s, seat));
    bool there = stands(&s, seat, area);
    unsigned supply = alexandros_supply(&t, &s, seat);
    alexandros_recall(&s, seat, area);
    check(governors_are_in_order(&s, seat));
    check(alexandros_stands(&t, &s, seat, other)
          == (other != area && stands(&before, seat, other)));
    check(alexandros_supply(&t, &s, seat) == supply + there && supply + there <= 4);
    if (nobody != seat)
        for (unsigned i = 0; i < GOVERNORS; i++)
            check(s.governor[nobody][i] == before.governor[nobody][i]);
    for (unsigned i = 0; i < GOVERNORS; i++)
        s.governor[seat][i] = before.governor[seat][i];
    check_same(s, before);
}
