/* proof: paying for a card: in any state it is legal exactly if nothing forbids it, and refused
 *        by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: card-cost-on-city card-pay-from-stock marshal-used-as-knight bid-not-for-cards
 * readings: any
 * marks: card_cost_on_city card_pay_from_stock marshal_used_as_knight bid_not_for_cards
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
    struct move m = any_move_said(&t, M_PAY);
    witness(t, s, m);
    struct verdicts v = verdicts_on(&t, &s, m);
    CHECK_THE_SAME(v);
    MAY_SAY(marshal_used_as_knight, marshal_does_not_pay);
    MAY_SAY(bid_not_for_cards, knight_was_bid);
    MAY_SAY(card_pay_from_stock, piece_is_not_at_hand);
}
