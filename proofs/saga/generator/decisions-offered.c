/* proof: who is asked for a knight of the pool or for a land to turn back is offered exactly the
 *        legal moves of that kind, each once, and to leave it
 * clause: free-knight free-knight-now-or-never treasure-add-renewed
 * readings: standard
 * marks: free_knight
 * rules: castle.c ending.c treasure.c lands.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 troops:27
 */
#include "../offered.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct move m = any_move();
    if (any_bool()) {
        struct saga_state s = any_state_of(&t, GIFT);
        assume(s.asked > 0);
        for (unsigned i = 0; i < DISPLAYED; i++)
            s.freed[i] = 0; /* q-free-knight-choice A */
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_TAKE_FREE)
            OFFERED(M_PASS)
        }
    } else {
        struct saga_state s = any_state_of(&t, FLIP);
        assume(s.asked > 0 && s.about > 0 && s.about <= LANDS);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_FLIP)
            OFFERED(M_PASS)
        }
    }
}
