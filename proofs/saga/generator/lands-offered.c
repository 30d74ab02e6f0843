/* proof: in a turn exactly the knights are offered, each once, that may lie under an own land
 * clause: treasure-add-as-play treasure-add-once treasure-add-colours
 * readings: standard
 * marks: treasure_add_as_play treasure_add_once
 * rules: laying.c treasure.c lake.c lands.c income.c recruiting.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 cards:26 troops:8
 * unwindset: look_at_troops.0:2 offer_plays.1:2
 */
#include "../offered.h"

/* The first seat stands for all; what lies in its row is offered for moves of other kinds. */
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any_state_of(&t, TURN);
    struct move m = any_move();
    s.asked = 0;
    s.mover = 0;
    any_row(&s, 0, m.arg[1]);
    assume(is_land(m.arg[1]));
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_ADD)
    default: return;
    }
}
