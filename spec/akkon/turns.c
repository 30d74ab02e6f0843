/* This chapter states what the document says under "Spelverloop": who may act, and when. */
#include "../../rules/akkon/forms/spelling.h"
#include "shared.h"

/* ---- what the sentences name ---- */

NAMED(start)
{
    put_seat(out, s->start);
}

NAMED(mover)
{
    put_seat(out, s->mover);
}

/* The player who is asked in a window, or who holds the privilege that the move uses. */
NAMED(holder)
{
    unsigned track = s->phase == EXCHANGE || s->phase == SEARCH ? PRESTIGE
                   : s->phase == SHIFT                          ? (unsigned)GOLD
                   : s->phase == RETURN                         ? POWER
                                                                : used_by(s, m);
    unsigned used = used_by(s, m);
    track = used < TRACKS && !holds(s, m.actor, used) ? used : track;
    if (track < TRACKS && s->privilege[track] != 0)
        put_seat(out, s->privilege[track] - 1u);
    else
        put(out, "nobody");
}

NAMED(privilege)
{
    akkon_put_name(akkon_tracks, TRACKS, used_by(s, m), out);
}

NAMED(card)
{
    akkon_put_print(t, m.arg[0], out);
}

/* The city of a card. */
NAMED(pile)
{
    akkon_put_name(akkon_cities, CITIES, print_at(t, m.arg[0])->city, out);
}

/* The city that the move names. */
NAMED(city)
{
    akkon_put_name(akkon_cities, CITIES, m.arg[1], out);
}

NAMED(piece)
{
    akkon_put_name(akkon_pieces, PIECES, m.arg[0], out);
}

NAMED(returned)
{
    akkon_put_name(akkon_returned, RETURNED, m.arg[0], out);
}

/* The other player whom the move names. */
NAMED(other)
{
    put_seat(out, m.arg[1]);
}

/* The track that the move's card indicates. */
NAMED(indicated)
{
    unsigned print = is_play(m) ? m.arg[0] : s->playing - 1u;
    akkon_put_name(akkon_tracks, TRACKS, print_at(t, print)->track, out);
}

/* The track that the move names. */
NAMED(track)
{
    akkon_put_name(akkon_tracks, TRACKS, m.arg[0], out);
}

NAMED(running)
{
    akkon_put_print(t, s->playing - 1u, out);
}

NAMED(price)
{
    put_number(out, price(t, s, m.actor % SEATS, m.arg[0]));
}

NAMED(purse)
{
    put_number(out, pieces_at_hand(t, s, m.actor % SEATS));
}

NAMED(owes)
{
    put_number(out, s->owes);
}

NAMED(lender)
{
    put_seat(out, m.kind == M_GIVE ? m.actor : m.arg[1]);
}

NAMED(taker)
{
    put_seat(out, m.kind == M_GIVE ? m.arg[1] : m.arg[2]);
}

/* ---- the clauses ---- */

CLAUSE(decline_when_asked, "Privileges, Overzicht", LEGALITY, IMPLIED,
       "Only what one is asked may be declined: a privilege in its moment, a step that a card "
       "leaves to its player.")

/* A window asks its holder, and a card asks its player. The step back of a Scripture is asked for,
 * too, but cannot be declined. */
FORBIDS_TIME(decline_when_asked, nothing_is_offered, ON(M_SKIP),
             "nothing is offered that {actor} could decline")
{
    bool window = s->phase == EXCHANGE ? holds(s, m.actor, PRESTIGE)
                : s->phase == SHIFT    ? holds(s, m.actor, GOLD)
                : s->phase == RETURN   ? holds(s, m.actor, POWER)
                                       : s->phase == CLEMENS && m.actor == s->mover;
    bool card = (s->phase == PUSH || s->phase == STEPS || s->phase == FORTH || s->phase == BACK)
             && m.actor == s->mover;
    return !window && !card;
}

CLAUSE(bid_not_for_cards, "Aandacht", LEGALITY, EXPLICIT,
       "Pieces that were bid cannot be used in the card round.")

FORBIDS(bid_not_for_cards, knight_was_bid, ON(M_PAY), "a knight that was bid pays for no card")
{
    return m.arg[0] == A_BID_KNIGHT;
}

STEP_PROPERTY(bid_knights_pay_for_nothing, ON(M_PAY))
{
    return m.arg[0] != A_BID_KNIGHT;
}
