/* proof: in a turn exactly the legal moves are offered, each once: each card of the hand that can
 *        be paid, alone, on each player or for each top that it may be played on, a step by faith,
 *        the end
 * clause: card-needs-stock card-read-then-act ban-within-bounds plague-targets-free mint-take-top
 * readings: standard
 * marks: card_needs_stock
 * rules: turns.c cards.c paying.c actions.c windows.c setup.c loans.c rounds.c bidding.c
 *     knowledge.c
 * loops: MOVE_KINDS:28 THE_MARSHAL:9
 * bound: 4 prints
 */
#include "../offered.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_state_of(&t, TURN);
    struct move m = any_move();
    assume(t.prints <= 4);
    for (unsigned print = 0; print < 4; print++)
        assume(t.print[print].action < ACTIONS && t.print[print].track < TRACKS
               && t.print[print].city < CITIES);
    assume_stock(&t, &s);
    witness(t, s, m);
    check(offered_rightly(&t, &s, m));
}
