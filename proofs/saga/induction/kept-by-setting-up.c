/* proof: setting up, but for the display (kept-by-dealing), keeps every property of states, those
 *        that speak of no attack troop, and there is none; and each move brings the first turn
 *        nearer, so that it comes
 * clause: later-games-any-sides one-set-per-player youngest-starts
 * readings: standard
 * marks: later_games_any_sides one_set_per_player youngest_starts castle_set_advice
 * rules: setup.c troops.c turns.c moves.c lands.c chips.c
 * loops: CARDS:25 ROOM:27 count:26
 */
#include "../setting_up.h"

void harness(void)
{
    struct saga_table t = any_accepted_table();
    struct saga_state s, before;
    struct move m = any_move();
    unsigned seat = any_below(SEATS), i = any_below(ROOM), card = any_below(CARDS);
    switch (m.kind) {
        KEPT_BY(SIDES, M_SIDE)
        KEPT_BY(DEAL_SETS, M_SET)
        KEPT_BY(AGE, M_YOUNGEST)
    default: return;
    }
}
