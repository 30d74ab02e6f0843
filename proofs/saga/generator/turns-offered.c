/* proof: in a turn exactly the legal moves of these kinds are offered, each once: income, a knight
 *        as a new troop, a knight of the pool
 * clause: lay-exactly-one new-troop-any-time income-sum recruit-one-per-turn
 * readings: standard
 * marks: new_troop_any_time action_three_placement
 * rules: laying.c treasure.c lake.c lands.c income.c recruiting.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 cards:26 troops:8
 * unwindset: look_at_troops.0:3
 * bound: 1 knight in the row
 */
#include "../offered.h"

bool saga_can_change(const struct saga_table *t, const struct saga_state *s, unsigned owes,
                     unsigned gets)
{
    (void)t, (void)s, (void)owes, (void)gets;
    return any_bool();
}

/* The first seat stands for all. What lies in its row, or under its lands, is offered for moves of
 * other kinds. */
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any_state_of(&t, TURN);
    struct move m = any_move();
    s.asked = 0;
    s.mover = 0;
    assume(s.attack[0][1] == 0);
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_COLLECT)
        OFFERED(M_LAY)
        OFFERED(M_RECRUIT)
    default: return;
    }
}
