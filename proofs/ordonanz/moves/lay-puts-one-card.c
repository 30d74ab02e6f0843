/* proof: laying puts one card of the face named on the area named, and no card there or elsewhere
 *        comes or goes: for any player, area and face looked at
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: card-in-exactly-one-area placed-cards-stay own-strip-only
 * marks: card_in_exactly_one_area
 */
#include "../course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    uint32_t p = any_below(SEATS), i = any_below(AREAS), face = 1 + any_below(FACES - 1);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) != LEGAL)
        return;
    bool laid = face == m.arg[0], there = laid && p == m.actor && i == m.arg[1];
    check(copies(s.area[p][i], CAP, face) == copies(before.area[p][i], CAP, face) + there);
}
