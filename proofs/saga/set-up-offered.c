/* proof: while the game is set up exactly the legal moves of the kinds that belong to the phase are
 *        offered, each once: sides, sets, a knight of the display in the order of the lands, the
 *        youngest; and no new troop, which stands for the moves of players
 * clause: later-games-any-sides one-set-per-player display-dealt-open display-colours-differ youngest-starts
 * marks: display_colours_differ later_games_any_sides one_set_per_player youngest_starts
 * rules: setup.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27
 */
#include "offered.h"

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
    unsigned which = any_below(4);
    t.sets = SETS;
    if (which == 0) {
        struct saga_state s = any_state_of(&t, SIDES);
        assume(s.cursor < LANDS);
        witness(t, s, m);
        switch (m.kind) {
        OFFERED(M_SIDE)
        OFFERED(M_LAY)
        }
    } else if (which == 1) {
        struct saga_state s = any_state_of(&t, DEAL_SETS);
        assume(s.cursor <= t.head.players);
        witness(t, s, m);
        switch (m.kind) {
        OFFERED(M_SET)
        OFFERED(M_LAY)
        }
    } else if (which == 2) {
        struct saga_state s = any_state_of(&t, AGE);
        witness(t, s, m);
        switch (m.kind) {
        OFFERED(M_YOUNGEST)
        OFFERED(M_LAY)
        }
    } else {
        struct saga_state s = any_state_of(&t, DISPLAY);
        assume_dealt_from_set(&t, &s);
        witness(t, s, m);
        switch (m.kind) {
        OFFERED(M_DEAL)
        OFFERED(M_REDEAL)
        }
    }
}
