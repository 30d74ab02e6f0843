/* proof: who is asked for a knight of the pool, for a land to turn back or for a troop that counts is
 *        offered exactly the legal moves of that kind, each once, and to leave it; after the end no
 *        turn can be ended
 * clause: free-knight free-knight-now-or-never end-lake-troop end-at-once
 * marks: free_knight end_lake_troop end_at_once
 * rules: castle.c ending.c treasure.c lands.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 troops:27
 */
#include "offered.h"

/* Any rows at all: a troop is counted, and found, by its lowest knight. */
void harness(void)
{
    struct saga_table t = any_table();
    struct move m = any_move();
    unsigned which = any_below(4);
    if (which == 0) {
        struct saga_state s = any_state_of(&t, GIFT);
        assume(s.asked > 0);
        for (unsigned i = 0; i < DISPLAYED; i++)
            s.freed[i] = 0;            /* q-free-knight-choice A */
        witness(t, s, m);
        switch (m.kind) {
        OFFERED(M_TAKE_FREE)
        OFFERED(M_PASS)
        }
    } else if (which == 1) {
        struct saga_state s = any_state_of(&t, FLIP);
        assume(s.asked > 0 && s.about > 0 && s.about <= LANDS);
        witness(t, s, m);
        switch (m.kind) {
        OFFERED(M_FLIP)
        OFFERED(M_PASS)
        }
    } else if (which == 2) {
        struct saga_state s = any_state_of(&t, PICK);
        assume(s.asked > 0);
        witness(t, s, m);
        switch (m.kind) {
        OFFERED(M_PICK)
        OFFERED(M_PASS)
        }
    } else {
        struct saga_state s = any_state_of(&t, OVER);
        witness(t, s, m);
        check(offered_rightly(&t, &s, m, M_END));
    }
}
