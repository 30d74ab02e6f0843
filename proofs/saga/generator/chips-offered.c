/* proof: where chips are kept, exactly the chips are offered, each once, that may be put into the
 *        supply or taken out of it, in a turn and while something is paid
 * clause: change-always
 * readings: standard, q-change-impossible B
 * rules: castle.c ending.c treasure.c lands.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 troops:27
 */
#include "../offered.h"

verdict saga_refuse_chip(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    (void)t, (void)s, (void)m;
    return any(verdict);
}

void harness(void)
{
    struct saga_table t = any_table();
    struct move m = any_move();
    for (unsigned d = 1; d < DENOMINATIONS; d++)
        assume(t.chip[d - 1] != 0 || t.chip[d] == 0); /* set-up accepts no gaps */
    if (any_bool()) {
        struct saga_state s = any_state_of(&t, PAY);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_PUT_CHIP)
            OFFERED(M_TAKE_CHIP)
        }
    } else {
        struct saga_state s = any_state_of(&t, DRAW);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_PUT_CHIP)
            OFFERED(M_TAKE_CHIP)
        }
    }
}
