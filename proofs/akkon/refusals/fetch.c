/* proof: taking a card of a pile that is looked through: in any state it is legal exactly if
 *        nothing forbids it, and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: prestige-take prestige-top-only priv-holder-only
 * readings: any
 * marks: prestige_take prestige_top_only priv_holder_only priv_from_next_round priv_tie_nobody
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
    struct move m = any_move_said(&t, M_FETCH);
    witness(t, s, m);
    struct verdicts v = verdicts_on(&t, &s, m);
    CHECK_THE_SAME(v);
    MAY_SAY(prestige_top_only, card_is_not_in_that_pile);
}
