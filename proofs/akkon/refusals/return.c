/* proof: returning a piece that was bid: in any state it is legal exactly if nothing forbids it,
 *        and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: power-before-own-turn power-return-one priv-holder-only
 * readings: any
 * marks: power_before_own_turn power_return_one priv_holder_only priv_tie_nobody
 *        priv_from_next_round
 * rules: turns.c moves.c material.c setup.c bidding.c paying.c cards.c actions.c loans.c
 *        windows.c rounds.c knowledge.c knights.c
 * loops: first_card:13 first_of:25 CARDS:73 cards:73 print:40 copies:13 AKKON_QUESTIONS:65
 *        SOURCES:9 PIECES:10 MARSHAL:10 PHASES:22 MOST:10 ACTIONS:10
 * bound: 1 sheet
 */
#include "../verdicts.h"

/* Richard is asked when there is something to return: windows_are_those_of_holders. The marshal is
 * noted as such only where he may be returned: reveal-remembers-three-things. */
static bool returnable_is_sound(const struct akkon_table *t, const struct akkon_state *s)
{
    bool marshal = (s->returnable >> THE_BID_MARSHAL & 1u) != 0;
    return (s->phase != RETURN || s->returnable != 0)
        && (!marshal || READS(t, Q_power_marshal, 'A'));
}

void harness(void)
{
    struct akkon_table t = assumed_table();
    struct akkon_state s = any_sound_state(&t);
    struct move m = any_move_said(&t, M_RETURN);
    assume(returnable_is_sound(&t, &s));
    witness(t, s, m);
    struct verdicts v = verdicts_on(&t, &s, m);
    CHECK_THE_SAME(v);
    MAY_SAY(power_return_one, piece_was_not_bid);
    MAY_SAY(power_return_one, chaplain_is_named);
    MAY_SAY(power_return_one, marshal_is_not_returned);
    MAY_SAY(power_return_one, city_of_the_knight_is_not_said);
    MAY_SAY(power_return_one, no_knight_lies_there);
}
