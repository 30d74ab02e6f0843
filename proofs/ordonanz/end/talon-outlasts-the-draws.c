/* proof: with 26 cards for each player less one, the duty to draw never meets an empty talon
 * readings: standard
 * rules: turns.c setup.c moves.c units.c end.c
 * solver: cadical
 * clause: must-draw empty-talon-no-draw
 * marks: must_draw
 */
#include "../course.h"

void harness(void)
{
    struct ordonanz_table t = any_table();
    assume(t.cards >= 26 * t.head.players - 1);
    struct ordonanz_state s = any_state(&t), before = s;
    struct move m = any_move_of(M_LAY);
    witness(t, before, m);
    if (ordonanz_step(&t, &s, m) == LEGAL && s.phase != OVER)
        check(before.stock[0] > 0 && s.phase == TAKE);
}
