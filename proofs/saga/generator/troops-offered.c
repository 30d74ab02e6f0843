/* proof: in a turn exactly the knights are offered, each once, that may lie on an own troop, open
 *        or face down
 * clause: reinforce-one-troop colour-once hide-as-play hide-colours
 * readings: standard
 * marks: hide_as_play colour_once
 * rules: laying.c treasure.c lake.c lands.c income.c recruiting.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 cards:26 troops:9
 * unwindset: look_at_troops.0:3 offer_plays.1:3
 * bound: 2 knights in the row
 */
#include "../offered.h"

/* The first seat stands for all. */
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any_state_of(&t, TURN);
    struct move m = any_move();
    s.asked = 0;
    s.mover = 0;
    any_row(&s, 2, m.arg[1]);
    assume(!is_land(m.arg[1]));
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_ADD)
        OFFERED(M_HIDE)
    default: return;
    }
}
