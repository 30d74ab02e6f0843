/* proof: while the display is dealt exactly the knights are offered that may be dealt, under any
 *        land, each once, and never to deal again
 * clause: display-dealt-open display-from-one-set display-colours-differ display-first-own-colour
 *         display-deal-may-stick
 * readings: standard
 * marks: display_colours_differ display_first_own_colour
 * rules: setup.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27
 */
#include "../offered.h"

/* What lies under the lands is of the set: of no knight more than it has. */
static void assume_dealt_from_set(const struct saga_table *t, const struct saga_state *s)
{
    unsigned set = s->set_of[t->head.players];
    assume(set >= 1 && set <= SETS);
    for (unsigned land = 0; land < LANDS; land++) {
        assume(s->defence[land][0] <= CARDS && s->defence[land][1] <= CARDS);
        assume(s->defence[land][0] != 0 || s->defence[land][1] == 0);
    }
    for (unsigned card = 0; card < CARDS; card++) {
        unsigned n = 0;
        for (unsigned land = 0; land < LANDS; land++)
            n += (unsigned)(s->defence[land][0] == card + 1) + (s->defence[land][1] == card + 1);
        assume(n <= t->set[set - 1][card]);
    }
}

void harness(void)
{
    struct saga_table t = any_table();
    struct move m = any_move();
    struct saga_state s = any_state_of(&t, DISPLAY);
    t.sets = SETS;
    assume_dealt_from_set(&t, &s);
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_DEAL)
        OFFERED(M_REDEAL)
    default: return;
    }
}
