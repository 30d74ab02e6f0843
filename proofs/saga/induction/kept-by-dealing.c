/* proof: each knight that is laid out for the display keeps every property of states, those that
 *        speak of no attack troop, and there is none; and each brings the first turn nearer, so
 *        that it comes
 * clause: display-dealt-open display-two-per-land display-first-own-colour display-colours-differ
 * readings: standard
 * marks: display_dealt_open display_two_per_land
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
        KEPT_BY(DISPLAY, M_DEAL)
    default: return;
    }
}
