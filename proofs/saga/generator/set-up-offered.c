/* proof: while the game is set up exactly the legal moves of the kinds that belong to the phase are
 *        offered, each once: sides, sets, the youngest; and no new troop, which stands for the
 *        moves of players
 * clause: later-games-any-sides one-set-per-player youngest-starts
 * readings: standard
 * marks: later_games_any_sides one_set_per_player youngest_starts
 * rules: setup.c
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27
 */
#include "../offered.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct move m = any_move();
    unsigned which = any_below(3);
    t.sets = SETS;
    if (which == 0) {
        struct saga_state s = any_state_of(&t, SIDES);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_SIDE)
            OFFERED(M_LAY)
        }
    } else if (which == 1) {
        struct saga_state s = any_state_of(&t, DEAL_SETS);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_SET)
            OFFERED(M_LAY)
        }
    } else {
        struct saga_state s = any_state_of(&t, AGE);
        witness(t, s, m);
        switch (m.kind) {
            OFFERED(M_YOUNGEST)
            OFFERED(M_LAY)
        }
    }
}
