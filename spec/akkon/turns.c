/* This chapter states what the document says under "Spelverloop": who may act, and when. */
#include "shared.h"

CLAUSE(bid_not_for_cards, "Aandacht", LEGALITY, EXPLICIT, "They cannot be used in the card round.")

TALLY_PROPERTY(paying_with_a_bid_knight_is_refused)
{
    bool turn = s->phase == TURN || s->phase == PAY;
    return !turn || asked(t, s, M_PAY, s->mover, A_BID_KNIGHT, 0) == AKKON_bid_not_for_cards;
}

STEP_PROPERTY(bid_knights_pay_for_nothing)
{
    return m.kind != M_PAY || m.arg[0] != A_BID_KNIGHT;
}
