/* proof: whichever card another player draws, an onlooker sees the same
 * clause: hand-is-private talon-is-hidden draw-is-blind
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c knowledge.c
 * unwindset: alike_to.2:33,ordonanz_view.2:33
 * marks: talon_is_hidden hand_is_private
 */
#include "../alike.h"
#include "ordonanz_properties.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state a, b, seen_a, seen_b;
    struct move m = any_move_of(M_DRAW), other = m;
    uint32_t onlooker = any_below(SEATS);
    assume(onlooker < t.head.players && onlooker != m.arg[0]);
    other.arg[1] = (uint8_t)any_below(FACES);
    a = any_state(&t);
    alike_to(onlooker, &a, &b);
    assume(ordonanz_every_state_property(&t, &b));
    witness(t, a, m);
    if (ordonanz_step(&t, &a, m) != LEGAL || ordonanz_step(&t, &b, other) != LEGAL)
        return;
    ordonanz_view(&t, &a, onlooker, &seen_a);
    ordonanz_view(&t, &b, onlooker, &seen_b);
    check_same(seen_a, seen_b);
}
