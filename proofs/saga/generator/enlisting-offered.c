/* proof: who may add a knight after the end is offered exactly the knights and places that are
 *        legal, each once, and to leave it
 * clause: end-treasure-add end-treasure-colours
 * readings: standard
 * marks: end_treasure_add end_treasure_colours
 * rules: castle.c ending.c treasure.c lands.c
 * bound: 4 troops of each player
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 troops:6 players:5
 */
#include "../offered.h"

/* The first seat stands for all. */
void harness(void)
{
    struct saga_table t = any_table();
    struct move m = any_move();
    struct saga_state s = any_state_of(&t, ENLIST);
    any_rows(4, m.arg[1]);
    s.asked = 1;
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_ENLIST)
        OFFERED(M_PASS)
    default: return;
    }
}
