/* proof: a borrowed knight comes home: in any state it is legal exactly if nothing forbids it,
 *        and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: borrow-returns
 * readings: any
 * marks: borrow_returns borrow_before_bid
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
    struct move m = any_move_said(&t, M_HOME);
    witness(t, s, m);
    struct verdicts v = verdicts_on(&t, &s, m);
    CHECK_THE_SAME(v);
    MAY_SAY(borrow_returns, knight_stays);
}
