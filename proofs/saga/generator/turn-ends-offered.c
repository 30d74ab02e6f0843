/* proof: in a turn its end is offered once when it is legal; and never what no standard
 *        reading knows: a part of the income, a new troop face down, a land to turn back
 * clause: lay-exactly-one turn-actions hide-on-attack-troop income-sum
 * readings: standard
 * marks: turn_actions
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
    any_row(&s, 0, NOWHERE);
    for (unsigned land = 0; land < LANDS; land++)
        assume(s.turned[land] <= FRESHLY); /* more under other readings only */
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_END)
        OFFERED(M_CLAIM)
        OFFERED(M_HIDE_NEW)
        OFFERED(M_FLIP)
    default: return;
    }
}
