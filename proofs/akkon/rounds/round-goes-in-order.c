/* proof: a round goes in the order of the document: loans, Barbarossa, bids, Saladin, the reveal,
 *        then the turns one after the other, each with Richard before it, its cards one by one, and
 *        too large a hand after it; who has the turn keeps it till then, it goes clockwise, and
 *        after the last one the next round begins with the left neighbour of the start player, or
 *        the game is over (proved for five players)
 * clause: round-bid-then-card card-clockwise card-one-turn-each card-read-then-act
 *         borrow-before-bid prestige-take gold-before-reveal power-before-own-turn hand-limit-5
 *         marshal-passes-left end-finish-round
 * readings: standard
 * marks: round_bid_then_card card_clockwise card_one_turn_each gold_before_reveal
 *     power_before_own_turn
 * rules: cards.c actions.c windows.c rounds.c
 */
#include "../stepping.h"

static bool in_turn(unsigned phase)
{
    return phase == TURN || (phase >= PAY && phase <= BACK);
}

/* What comes next where the same player goes on. A top is turned up first where a card was taken.
 */
static bool follows(const struct akkon_state *before, const struct akkon_state *s, unsigned kind)
{
    unsigned top_for = s->phase == EXPOSE ? s->after : (unsigned)NOWHERE;
    bool turn = s->phase == TURN, end = kind == M_END, back_done = before->target != 0;
    switch (before->phase) {
    case BORROW:   return s->phase == BORROW || s->phase == EXCHANGE || s->phase == BID;
    case EXCHANGE: return kind == M_SKIP ? s->phase == BID : top_for == BID;
    case BID:      return s->phase == SHIFT || top_for == RETURN;
    case SHIFT:    return top_for == RETURN;
    case EXPOSE:   return s->phase == before->after || (before->after == RETURN && turn);
    case RETURN:   return s->phase == TURN;
    case TURN:     return end ? s->phase == SURPLUS : in_turn(s->phase) || top_for == TURN;
    case PAY:      return (in_turn(s->phase) && s->phase != PAY) || top_for == TURN;
    case FORTH: /* its two steps, in any order */
        return back_done ? turn : s->phase == (kind == M_LOWER ? FORTH : BACK);
    case SURPLUS: return s->phase == SURPLUS;
    default:      return s->phase == TURN;
    }
}

/* The turn is over: what the next player is asked, or who begins the next round. */
static bool goes_on_clockwise(const struct akkon_state *before, const struct akkon_state *s)
{
    unsigned next = before->mover + 1u == SEATS ? 0u : before->mover + 1u;
    if (next != before->start)
        return s->mover == next && s->start == before->start
            && (s->phase == RETURN || s->phase == TURN);
    return s->mover == 1 && s->start == 1
        && s->phase == (before->ending == LAST_ROUND ? OVER : BORROW);
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct move m = any_move();
    struct akkon_state s = any_step(&t, m), before = s;
    hand = any_below(CARDS);
    assume(s.ending <= LAST_ROUND);
    assume(s.mover == s.start || s.phase >= RETURN || (s.phase == EXPOSE && s.after == TURN));
    go_on(&t, &s, m);
    if ((before.phase == TURN && m.kind == M_END) || before.phase == SURPLUS)
        check((s.phase == SURPLUS && s.mover == before.mover) || goes_on_clockwise(&before, &s));
    else
        check(follows(&before, &s, m.kind) && s.mover == before.mover && s.start == before.start);
}
