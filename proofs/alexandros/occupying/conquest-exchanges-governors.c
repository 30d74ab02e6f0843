/* proof: a take-over to the end of its payment, with any further governors: the loser's governors
 *        of that province are home, no others; the new ones stand where they were placed; nobody
 *        else's have moved
 * clause: takeover-all-governors takeover-governors-home takeover-then-occupy takeover-one-action
 * readings: standard
 * marks: takeover_governors_home takeover_then_occupy occupy_extra_governors occupy_pay_rest
 * rules: provinces.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=5
 *     ALEXANDROS_INNER=4 ALEXANDROS_COAST=9
 * unwind: 10
 * loops: due:7
 */
#include "../conquest.h"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_action(&t), before = s;
    unsigned area = any_below(AREAS), loser = any_below(SEATS);
    assume(loser < t.head.players && loser != s.mover
           && governors_there(&s, s.province[area], loser) > 0);
    unsigned set = conquered(&t, &s, area);
    if (set == 0)
        return;
    unsigned other = any_below(AREAS), seat = any_below(SEATS);
    bool inside = before.province[other] == before.province[area];
    check(stands(&s, loser, other) == (!inside && stands(&before, loser, other)));
    check(stands(&s, before.mover, other)
          == ((set >> other & 1u) != 0 || stands(&before, before.mover, other)));
    if (seat != loser && seat != before.mover)
        check(stands(&s, seat, other) == stands(&before, seat, other));
    check(s.province[other] == before.province[other]);
}
