/* proof: a governor that is posted stands there, the others stay where they are, in rising order,
 *        and the supply is one less
 * clause: occupy-from-supply occupy-one-per-area governors-four-each
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
    assume(governors_are_in_order(&s, seat) && s.governor[seat][GOVERNORS - 1] == 0
           && !stands(&s, seat, area));
    unsigned supply = alexandros_supply(&t, &s, seat);
    alexandros_post(&s, seat, area);
    check(governors_are_in_order(&s, seat));
    check(alexandros_stands(&t, &s, seat, other)
          == (other == area || stands(&before, seat, other)));
    check(supply >= 1 && supply <= 4 && alexandros_supply(&t, &s, seat) == supply - 1);
    if (nobody != seat)
        for (unsigned i = 0; i < GOVERNORS; i++)
            check(s.governor[nobody][i] == before.governor[nobody][i]);
    for (unsigned i = 0; i < GOVERNORS; i++)
        s.governor[seat][i] = before.governor[seat][i];
    check_same(s, before);
}
