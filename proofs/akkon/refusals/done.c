/* proof: laying or paying no more: in any state it is legal exactly if nothing forbids it, and
 *        refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: bid-min-one card-pay-exact bid-clockwise pass-is-final round-bid-then-card
 * readings: any
 * marks: bid_min_one card_pay_exact bid_clockwise pass_is_final round_bid_then_card
 * rules: turns.c moves.c material.c setup.c bidding.c paying.c cards.c actions.c loans.c
 *        windows.c rounds.c knowledge.c knights.c
 * loops: first_card:13 first_of:25 CARDS:73 cards:73 print:40 copies:13 AKKON_QUESTIONS:65
 *        SOURCES:9 PIECES:10 MARSHAL:10 PHASES:22 MOST:10 ACTIONS:10
 * bound: 1 sheet
 */
#include "../verdicts.h"

void harness(void)
{
    struct akkon_table t = assumed_table();
    struct akkon_state s = any_sound_state(&t);
    struct move m = any_move_said(&t, M_DONE);
    assume(something_is_owed_or_more_is_free(&t, &s));
    witness(t, s, m);
    struct verdicts v = verdicts_on(&t, &s, m);
    CHECK_THE_SAME(v);
    MAY_SAY(bid_min_one, nothing_is_laid);
    MAY_SAY(card_pay_exact, more_is_owed);
}
