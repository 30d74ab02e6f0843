/* proof: where knights may be turned up at any time, who is asked for one out of his turn is
 *        offered exactly those that are legal, each once, and to leave it
 * clause: hide-reveal-later-turn
 * readings: standard, q-hide-reveal-time B
 * marks: hide_reveal_later_turn
 * rules: lake.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 troops:33
 * unwindset: look_at_troops.0:26
 */
#include "../offered.h"

/* The first seat stands for all. */
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any_state_of(&t, ASIDE);
    struct move m = any_move();
    s.asked = 1;
    any_row(&s, ROOM, m.arg[1]);
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_REVEAL)
        OFFERED(M_PASS)
    default: return;
    }
}
