/* proof: in a bid turn exactly the legal moves are offered, each once: each piece on each field
 *        where it may lie, to be done, to pass; under any reading of what bears on it
 * clause: bid-place-or-pass bid-min-one bid-one-field bid-from-own-camp merc-grey-exclusive
 * readings: standard, q-pass-without-bid A B, q-empty-pile-field A B, q-hidden-combo A B C
 * marks: merc_grey_foreign_ok bid_stacking_free
 * rules: turns.c bidding.c setup.c loans.c rounds.c windows.c knowledge.c
 * loops: MOVE_KINDS:28 MARSHAL:10 CITIES:8
 */
#include "../offered.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_state_of(&t, BID);
    struct move m = any_move();
    assume((s.passed >> s.mover & 1u) == 0);
    assume(m.kind != M_EXCHANGE); /* it needs to be known where cards are */
    witness(t, s, m);
    check(offered_rightly(&t, &s, m));
}
