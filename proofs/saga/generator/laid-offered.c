/* proof: in a turn exactly the knights are offered, each once, that may be taken back, or turned up
 * clause: takeback-own-cards takeback-every-turn hide-reveal-later-turn
 * readings: standard
 * marks: takeback_own_cards hide_reveal_later_turn
 * rules: corn.c lake.c lands.c income.c
 * bound: 3 knights in the row
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 cards:26 troops:11
 * unwindset: look_at_troops.0:4 offer_plays.1:4
 */
#include "../offered.h"

/* The first seat stands for all. Defences lie open (q-hide-forced A). */
void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any_state_of(&t, TURN);
    struct move m = any_move();
    s.asked = 0;
    s.mover = 0;
    any_row(&s, 3, m.arg[1]);
    for (unsigned i = 0; i < COLOURS; i++)
        assume(!is_land(m.arg[1]) || (probe_troop.card[i] & DOWN) == 0);
    witness(t, s, m);
    switch (m.kind) {
        OFFERED(M_TAKE_BACK)
        OFFERED(M_REVEAL)
    default: return;
    }
}
