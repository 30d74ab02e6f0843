/* Spelverloop: who may act, and when. Legality lives in akkon_refusal and nowhere else; it
 * asks the files that know the move.
 */
#include "akkon.h"

/* ---- who may act ---- */

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

/* Nature is asked, or a lender. */
static verdict refuse_before(const struct akkon_state *s)
{
    switch (s->phase) {
    case LOT:    return BY(start_player_by_lot);
    case CULL:   return BY(starters_taken_out);
    case DEAL:   return BY(starters_dealt_open);
    case EXPOSE: return BY(eval_next_exposed);
    case BORROW: return BY(borrow_before_bid);
    case HOME:   return BY(borrow_returns);
    default:     return LEGAL;
    }
}

static verdict refuse_actor(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    if (m.actor == akkon_turn_of(t, s))
        return LEGAL;
    if (s->phase != BID)
        return BY(card_clockwise);
    return bids(m.kind) && (s->passed >> m.actor & 1u) != 0 ? BY(pass_is_final) : BY(bid_clockwise);
}

/* ---- a move outside of its moment ---- */

static verdict refuse_misplaced(const struct akkon_table *t, const struct akkon_state *s,
                                struct move m)
{
    bool used = m.kind == M_SHIFT && READS(t, Q_gold_moment, 'B') && holds(s, s->mover, GOLD)
             && (s->spent >> GOLD & 1u) != 0;
    switch (m.kind) {
    case M_EXCHANGE:
    case M_FETCH:    return BY(prestige_take);
    case M_SHIFT:    return used ? BY(priv_once_per_round) : BY(gold_before_reveal);
    case M_RETURN:   return BY(power_before_own_turn);
    case M_DISCARD:  return BY(hand_limit_choose);
    case M_PAY:      return m.arg[0] == A_BID_KNIGHT ? BY(bid_not_for_cards) : BY(card_pay_exact);
    case M_PUSH:     return BY(plague_back_1);
    case M_ADVANCE:  return BY(levant_may_advance);
    case M_LOWER:    return BY(scripture_must_minus_1);
    case M_WITHDRAW: return BY(bid_no_withdrawal);
    case M_SKIP:     return s->phase == BID ? BY(bid_place_or_pass) : BY(card_optional);
    default:         return BY(round_bid_then_card);
    }
}

static verdict refuse_in_bid(const struct akkon_table *t, const struct akkon_state *s,
                             struct move m)
{
    if (bids(m.kind) || m.kind == M_WITHDRAW)
        return akkon_refuse_bid(t, s, m);
    return refuse_misplaced(t, s, m);
}

static verdict refuse_in_turn(const struct akkon_table *t, const struct akkon_state *s,
                              struct move m)
{
    if (plays(m.kind))
        return akkon_refuse_play(t, s, m);
    if (m.kind == M_RAISE)
        return akkon_refuse_window(t, s, m);
    return m.kind == M_END ? LEGAL : refuse_misplaced(t, s, m);
}

/* ---- while somebody is asked ---- */

/* Is this what the window is for, or the word that it is not used? */
static bool fits_window(const struct akkon_state *s, unsigned kind)
{
    switch (s->phase) {
    case EXCHANGE: return kind == M_EXCHANGE || kind == M_SKIP;
    case SEARCH:   return kind == M_FETCH;
    case SHIFT:    return kind == M_SHIFT || kind == M_SKIP;
    case RETURN:   return kind == M_RETURN || kind == M_SKIP;
    default:       return kind == M_RAISE || kind == M_SKIP;
    }
}

static verdict refuse_in_window(const struct akkon_table *t, const struct akkon_state *s,
                                struct move m)
{
    if (fits_window(s, m.kind))
        return akkon_refuse_window(t, s, m);
    switch (s->phase) {
    case EXCHANGE: return BY(prestige_take);
    case SEARCH:   return BY(prestige_top_only);
    case SHIFT:    return bids(m.kind) ? BY(bid_ends_all_passed) : BY(gold_before_reveal);
    case RETURN:   return BY(power_before_own_turn);
    default:       return BY(faith_step);
    }
}

static verdict refuse_in_payment(const struct akkon_table *t, const struct akkon_state *s,
                                 struct move m)
{
    bool enough = m.kind == M_DONE && READS(t, Q_overpay, 'B');
    return m.kind == M_PAY || enough ? akkon_refuse_pay(t, s, m) : BY(card_pay_exact);
}

static verdict refuse_in_phase(const struct akkon_table *t, const struct akkon_state *s,
                               struct move m)
{
    switch (s->phase) {
    case EXCHANGE:
    case SEARCH:
    case SHIFT:
    case RETURN:
    case CLEMENS:  return refuse_in_window(t, s, m);
    case BID:      return refuse_in_bid(t, s, m);
    case TURN:     return refuse_in_turn(t, s, m);
    case PAY:      return refuse_in_payment(t, s, m);
    case SURPLUS:
        return m.kind == M_DISCARD ? akkon_refuse_discard(t, s, m.arg[0]) : BY(hand_limit_5);
    default: return akkon_refuse_step(t, s, m);
    }
}

/* ---- every refusal ---- */

/* A move that can be said. */
verdict akkon_judge(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    verdict v;
    if (s->phase == OVER)
        return BY(end_finish_round);
    if (sets_up(m.kind))
        return akkon_refuse_setup(t, s, m);
    if (m.kind == M_BORROW || m.kind == M_HOME || (m.kind == M_GIVE && s->phase == BORROW))
        return akkon_refuse_loan(t, s, m);
    if ((v = refuse_before(s)) || (v = refuse_actor(t, s, m)))
        return v;
    if (m.kind == M_GIVE && (s->phase == BID || s->phase == TURN))
        return BY(borrow_blind);
    return refuse_in_phase(t, s, m);
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

verdict akkon_step(const struct akkon_table *t, struct akkon_state *s, struct move m)
{
    verdict refused = akkon_refusal(t, s, m);
    if (!refused) /* a refused move changes nothing */
        akkon_carry_out(t, s, m);
    return refused;
}
