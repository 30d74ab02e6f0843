/* proof: the deal, the lot and each card that nature turns up keep every property of states
 * clause: deal-one-hidden two-open-cards random-start-player open-card-replaced refill-to-two
 * readings: standard
 * marks: deal_one_hidden two_open_cards random_start_player open_card_replaced refill_to_two
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../kept.h"

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    switch (moment(s, m)) {
        ON_ITS_TURN(DEAL, M_DEAL)
        ON_ITS_TURN(LOT, M_LOT)
        ON_ITS_TURN(DRAW, M_DRAW)
        ON_ITS_TURN(LAY_OPEN, M_UNCOVER)
        ON_ITS_TURN(REVEAL, M_UNCOVER)
        ON_ITS_TURN(REFILL, M_UNCOVER)
    default: return false;
    }
}
