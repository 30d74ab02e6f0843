/* Spelverloop: who may act, and when. Every refusal goes through akkon_refusal, which asks the file
 * that knows the move. */
#include "akkon.h"

static bool sets_up(unsigned kind)
{
    return kind <= M_EXPOSE;
}

static bool lends(unsigned kind)
{
    return kind == M_BORROW || kind == M_HOME || kind == M_GIVE;
}

static bool bids(unsigned kind)
{
    return kind == M_PLACE || kind == M_DONE || kind == M_PASS;
}

static bool plays(unsigned kind)
{
    return kind == M_PLAY || kind == M_PLAY_ON || kind == M_PLAY_FOR;
}

/* A move that answers what a card asks for. Declining, M_SKIP, is not among them. */
static bool answers(unsigned kind)
{
    return kind == M_PUSH || kind == M_ADVANCE || kind == M_RAISE || kind == M_LOWER;
}

/* ---- who may act ---- */

/* Privileges do not belong to a turn. */
static bool belongs_to_a_turn(unsigned kind)
{
    return plays(kind) || answers(kind) || kind == M_PAY || kind == M_DONE || kind == M_END
        || kind == M_DISCARD;
}

static bool card_round(const struct akkon_state *s)
{
    return !akkon_before_reveal(s) && s->phase != HOME;
}

/* q-hand-limit B: any player may have too many cards, outside his own turn. */
static bool is_out_of_turn(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    bool anybody = s->phase == SURPLUS && READS(t, Q_hand_limit, 'B');
    return belongs_to_a_turn(m.kind) && card_round(s) && m.actor != s->mover && !anybody;
}

static verdict refuse_bidder(const struct akkon_state *s, struct move m)
{
    if (!bids(m.kind) || (s->phase != BID && s->phase != SHIFT))
        return LEGAL;
    if ((s->passed >> m.actor & 1u) != 0)
        return BY(pass_is_final);
    return s->phase == BID && m.actor != s->mover ? BY(bid_clockwise) : LEGAL;
}

/* q-borrow-picker: under A the borrower draws a knight blindly, under B the lender gives one.
 * Lenders are asked one after the other. */
static verdict refuse_lender(const struct akkon_table *t, const struct akkon_state *s,
                             struct move m)
{
    bool gives = READS(t, Q_borrow_picker, 'B');
    if (m.kind == (gives ? M_BORROW : M_GIVE))
        return BY(borrow_blind);
    return m.kind == M_GIVE && s->phase == BORROW && m.actor != akkon_turn_of(t, s)
             ? BY(borrow_before_bid)
             : LEGAL;
}

static verdict refuse_actor(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    verdict v;
    if (is_out_of_turn(t, s, m))
        return BY(card_clockwise);
    if ((v = akkon_refuse_holder(t, s, m)) || (v = refuse_bidder(s, m)))
        return v;
    return refuse_lender(t, s, m);
}

/* ---- a move outside of its moment, and what has to be done first ---- */

/* Each of these moves has its own phase, in which no other move is possible. */
static verdict refuse_early_set_up(const struct akkon_state *s, unsigned kind)
{
    if ((s->phase == LOT) != (kind == M_LOT))
        return BY(start_player_by_lot);
    if ((s->phase == CULL) != (kind == M_CULL))
        return BY(starters_taken_out);
    if ((s->phase == DEAL) != (kind == M_DEAL))
        return BY(starters_dealt_open);
    return (s->phase == EXPOSE) != (kind == M_EXPOSE) ? BY(eval_next_exposed) : LEGAL;
}

/* Bids belong in the bid round, cards in the card round, and a privilege may be used from the next
 * round on. */
static verdict refuse_other_half(const struct akkon_state *s, struct move m)
{
    bool bid = bids(m.kind) && !(m.kind == M_DONE && s->phase == PAY);
    bool card = plays(m.kind) || answers(m.kind) || m.kind == M_PAY || m.kind == M_END;
    if ((bid && !akkon_before_reveal(s)) || (card && akkon_before_reveal(s)))
        return BY(round_bid_then_card);
    return akkon_refuse_early_use(s, m);
}

/* Is this player asked whether he wants to do something? */
static bool is_asked(const struct akkon_state *s, unsigned seat)
{
    switch (s->phase) {
    case EXCHANGE: return holds(s, seat, PRESTIGE);
    case SHIFT:    return holds(s, seat, GOLD);
    case RETURN:   return holds(s, seat, POWER);
    case PUSH:
    case STEPS:
    case FORTH:
    case BACK:
    case CLEMENS:  return seat == s->mover;
    default:       return false;
    }
}

static verdict refuse_to_decline(const struct akkon_state *s, struct move m)
{
    if (m.kind != M_SKIP || is_asked(s, m.actor))
        return LEGAL;
    return s->phase == BID && m.actor == s->mover ? BY(bid_place_or_pass) : BY(decline_when_asked);
}

/* A move that the card being played asks for. */
static bool is_answer(const struct akkon_state *s, struct move m)
{
    switch (s->phase) {
    case PUSH:  return m.kind == M_PUSH;
    case STEPS: return m.kind == M_ADVANCE;
    case FORTH: return m.kind == M_RAISE || m.kind == M_LOWER;
    case BACK:  return m.kind == M_LOWER;
    default:    return false;
    }
}

static verdict refuse_within_a_card(const struct akkon_state *s, struct move m)
{
    bool runs = s->phase >= PUSH && s->phase <= BACK;
    bool clemens = m.kind == M_RAISE && s->phase != PAY && !runs;
    if (answers(m.kind) ? !clemens && !is_answer(s, m) : runs && m.kind != M_SKIP)
        return BY(card_read_then_act);
    if (s->phase == SURPLUS && !(m.kind == M_DISCARD && m.actor == s->mover))
        return BY(hand_limit_5);
    return m.kind == M_DISCARD && s->phase != SURPLUS ? BY(hand_limit_choose) : LEGAL;
}

static verdict refuse_beside_payment(const struct akkon_state *s, struct move m)
{
    if (s->phase == PAY)
        return m.kind == M_PAY || m.kind == M_DONE ? LEGAL : BY(card_cost_on_city);
    return m.kind == M_PAY && m.arg[0] != A_BID_KNIGHT ? BY(card_cost_on_city) : LEGAL;
}

static verdict refuse_beside_loans(const struct akkon_state *s, unsigned kind)
{
    if ((s->phase == BORROW) != (kind == M_BORROW || kind == M_GIVE))
        return BY(borrow_before_bid);
    return (s->phase == HOME) != (kind == M_HOME) ? BY(borrow_returns) : LEGAL;
}

/* At the start of the bid round nobody has bid. A holder of prestige with a card to give was asked
 * before it. */
static bool bid_round_has_begun(const struct akkon_table *t, const struct akkon_state *s)
{
    return s->phase != BID || s->mover != s->start || s->passed != 0 || s->field != 0
        || akkon_anybody_has_bid(t, s) || akkon_window(t, s, EXCHANGE);
}

static verdict refuse_late_prestige(const struct akkon_table *t, const struct akkon_state *s,
                                    unsigned kind)
{
    bool late = kind == M_EXCHANGE && s->phase != EXCHANGE && bid_round_has_begun(t, s);
    bool other = s->phase == EXCHANGE && kind != M_EXCHANGE && kind != M_SKIP;
    return late || other || (s->phase == SEARCH) != (kind == M_FETCH) ? BY(prestige_take) : LEGAL;
}

static verdict refuse_late_power(const struct akkon_state *s, unsigned kind)
{
    bool asked = s->phase == RETURN;
    bool fits = asked ? kind == M_RETURN || kind == M_SKIP : kind != M_RETURN;
    return fits ? LEGAL : BY(power_before_own_turn);
}

static verdict refuse_late_gold(const struct akkon_state *s, unsigned kind)
{
    bool asked = s->phase == SHIFT;
    bool fits = asked ? kind == M_SHIFT || kind == M_SKIP : kind != M_SHIFT;
    return fits ? LEGAL : BY(gold_before_reveal);
}

static verdict refuse_late_faith(const struct akkon_table *t, const struct akkon_state *s,
                                 unsigned kind)
{
    bool other = s->phase == CLEMENS && kind != M_RAISE && kind != M_SKIP;
    bool early = s->phase == TURN && kind == M_RAISE && !READS(t, Q_faith_moment, 'A');
    return other || early ? BY(faith_step) : LEGAL;
}

static verdict refuse_beside_privileges(const struct akkon_table *t, const struct akkon_state *s,
                                        unsigned kind)
{
    verdict v;
    if (kind == M_SHIFT && (s->spent >> GOLD & 1u) != 0)
        return BY(priv_once_per_round);
    if ((v = refuse_late_prestige(t, s, kind)) || (v = refuse_late_power(s, kind))
        || (v = refuse_late_gold(s, kind)))
        return v;
    return refuse_late_faith(t, s, kind);
}

/* In the order of the document's sections. */
static verdict refuse_now(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    verdict v;
    if ((v = refuse_early_set_up(s, m.kind)) || (v = refuse_other_half(s, m))
        || (v = refuse_to_decline(s, m)) || (v = refuse_within_a_card(s, m))
        || (v = refuse_beside_payment(s, m)) || (v = refuse_beside_loans(s, m.kind)))
        return v;
    return refuse_beside_privileges(t, s, m.kind);
}

/* ---- what is wrong with it ---- */

static verdict refuse_as_it_is(const struct akkon_table *t, const struct akkon_state *s,
                               struct move m)
{
    bool pays = m.kind == M_PAY || (m.kind == M_DONE && s->phase == PAY);
    if (sets_up(m.kind))
        return akkon_refuse_setup(t, s, m);
    if (lends(m.kind))
        return akkon_refuse_loan(t, s, m);
    if (m.kind == M_PAY && m.arg[0] == A_BID_KNIGHT)
        return BY(bid_not_for_cards);
    if (pays)
        return akkon_refuse_pay(t, s, m);
    if (bids(m.kind))
        return akkon_refuse_bid(t, s, m);
    if (plays(m.kind))
        return akkon_refuse_play(t, s, m);
    if (m.kind == M_DISCARD)
        return akkon_refuse_discard(t, s, m.arg[0]);
    if (s->phase >= PUSH && s->phase <= BACK)
        return akkon_refuse_step(t, s, m);
    return m.kind == M_END ? LEGAL : akkon_refuse_window(t, s, m);
}

/* ---- every refusal ---- */

/* The verdict on a move that can be said. */
verdict akkon_judge(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    verdict v;
    if (s->phase == OVER)
        return BY(end_finish_round);
    if (m.kind == M_WITHDRAW)
        return BY(bid_no_withdrawal);
    if ((v = refuse_actor(t, s, m)) || (v = refuse_now(t, s, m)))
        return v;
    return refuse_as_it_is(t, s, m);
}

verdict akkon_refusal(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    return akkon_sayable(t, m) ? akkon_judge(t, s, m) : NOT_A_MOVE;
}

/* ---- what moves do ---- */

static void act(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    switch (s->phase) {
    case EXCHANGE:
    case SEARCH:
    case SHIFT:
    case RETURN:
    case CLEMENS:  akkon_use_window(t, s, m); break;
    case BID:      akkon_bid(t, s, m); break;
    case PAY:      akkon_pay(t, s, m); break;
    case SURPLUS:  akkon_discard(t, s, m.arg[0]); break;
    case TURN:
        if (m.kind == M_RAISE)
            akkon_use_window(t, s, m);
        else if (m.kind == M_END)
            akkon_end_turn(t, s);
        else
            akkon_play(t, s, m);
        break;
    default: akkon_take_step(t, s, m); break;
    }
}

void akkon_carry_out(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    if (sets_up(m.kind))
        akkon_set_up(t, s, m);
    else if (lends(m.kind))
        akkon_lend(t, s, m);
    else
        act(t, s, m);
}
