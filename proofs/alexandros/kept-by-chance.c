/* proof: the deal, the lot and each card that nature turns up keep every property of states
 * clause: deal-one-hidden two-open-cards random-start-player open-card-replaced refill-to-two
 * marks: deal_one_hidden two_open_cards random_start_player open_card_replaced refill_to_two
 * rules: turns.c setup.c moving.c taking.c tax.c moves.c
 * spec: yes
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4 ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "induction.h"

void harness(void)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = sound_state(&t), before = s;
    struct move m = any_move();
    witness(t, before, m);
    switch (moment(&s, m)) {
    PLAYED(DEAL, M_DEAL)
    PLAYED(LOT, M_LOT)
    PLAYED(DRAW, M_DRAW)
    PLAYED(LAY_OPEN, M_UNCOVER)
    PLAYED(REVEAL, M_UNCOVER)
    PLAYED(REFILL, M_UNCOVER)
    default:
        return;
    }
    check(alexandros_every_state_property(&t, &s));
}
