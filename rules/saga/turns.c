/* Spelverloop: whose turn it is, and what may be done in it. Every refusal goes through
 * saga_refusal, which asks the file that knows the move. */
#include "saga.h"

/* ---- who may act, when ---- */

/* The set-up has an order. Which earlier step is not done yet? */
static verdict refuse_early(const struct saga_state *s, unsigned kind)
{
    if (s->phase == SIDES && kind != M_SIDE)
        return BY(later_games_any_sides);
    if (s->phase == DEAL_SETS && kind > M_SET)
        return BY(one_set_per_player);
    if (s->phase == DISPLAY && kind > M_REDEAL)
        return BY(display_dealt_open);
    return s->phase == AGE && kind > M_YOUNGEST ? BY(youngest_starts) : LEGAL;
}

/* A player who is asked decides before anybody else acts. Out of turn a player does only what he is
 * asked: nobody recruits then, and under q-hide-reveal-time B he may only turn up knights. */
static verdict refuse_actor(const struct saga_state *s, struct move m)
{
    if (s->asked != 0 && m.actor + 1 != s->asked)
        return BY(clockwise);
    if (s->phase == ASIDE && m.kind != M_REVEAL && m.kind != M_PASS)
        return BY(clockwise);
    if (m.kind == M_RECRUIT && m.actor != s->mover)
        return BY(recruit_own_turn);
    return s->asked == 0 && m.actor != s->mover ? BY(clockwise) : LEGAL;
}

/* ---- while somebody decides ---- */

static verdict refuse_choice(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    if (m.kind == M_CONQUER)
        return saga_refuse_conquer(t, s, m.actor, m.arg[0]);
    if (m.kind != M_PASS)
        return BY(conquest_at_once);
    return READS(t, Q_conquest_optional, 'B') ? LEGAL : BY(conquest_not_optional);
}

/* After the last turn only the two powers act, each in its phase. */
static verdict refuse_at_end(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    switch (m.kind) {
    case M_PASS: return LEGAL;
    case M_ENLIST:
        return s->phase == ENLIST ? saga_refuse_enlist(t, s, m.arg[0], m.arg[1])
                                  : BY(end_treasure_add);
    case M_PICK: return s->phase == PICK ? saga_refuse_pick(t, s, m.arg[0]) : BY(end_lake_troop);
    default:     return BY(end_at_once);
    }
}

/* Allows the answers to the decision, and refuses every other move. */
static verdict refuse_decision(const struct saga_table *t, const struct saga_state *s,
                               struct move m)
{
    bool pass = m.kind == M_PASS;
    switch (s->phase) {
    case CHOOSE: return refuse_choice(t, s, m);
    case GIFT:
        if (m.kind == M_TAKE_FREE)
            return saga_refuse_take_free(t, s, m.arg[0]);
        return pass ? LEGAL : BY(free_knight_now_or_never);
    case FLIP:
        if (m.kind == M_FLIP)
            return saga_refuse_flip(t, s, m.actor, m.arg[0]);
        return pass ? LEGAL : saga_refuse_while_flipping(t, s);
    case ASIDE:  return pass ? LEGAL : saga_refuse_reveal(t, s, m.actor, m.arg[0], m.arg[1]);
    case ENLIST:
    case PICK:   return refuse_at_end(t, s, m);
    default:
        return m.kind == M_PUT_CHIP || m.kind == M_TAKE_CHIP ? saga_refuse_chip(t, s, m)
                                                             : BY(change_always);
    }
}

/* ---- in a turn ---- */

/* Under q-income-duty B income comes before any other action. Changing chips is not an action, and
 * neither is what a reading puts before income. */
static bool owes_to_collect(const struct saga_table *t, const struct saga_state *s, unsigned kind)
{
    bool may_precede = kind == M_COLLECT || kind == M_CLAIM || kind == M_PUT_CHIP
                    || kind == M_TAKE_CHIP
                    || (kind == M_TAKE_BACK && READS(t, Q_takeback_when, 'C'));
    return s->due > 0 && READS(t, Q_income_duty, 'B') && !may_precede;
}

/* A move that is never possible in this phase. */
static verdict refuse_misplaced(const struct saga_table *t, const struct saga_state *s,
                                struct move m)
{
    switch (m.kind) {
    case M_CONQUER:   return saga_refuse_conquer(t, s, m.actor, m.arg[0]);
    case M_PASS:      return s->laid ? BY(turn_actions) : BY(lay_exactly_one);
    case M_TAKE_FREE: return saga_refuse_no_gift(t, s, m.actor);
    case M_ENLIST:    return BY(end_treasure_add);
    case M_PICK:      return BY(end_lake_troop);
    default:          return LEGAL;
    }
}

static verdict refuse_end(const struct saga_state *s)
{
    if (!s->laid)
        return BY(lay_exactly_one);
    return RULE(turn_actions), RULE(recruit_optional), RULE(takeback_voluntary), LEGAL;
}

static verdict refuse_in_turn(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    switch (m.kind) {
    case M_COLLECT:
    case M_CLAIM:     return saga_refuse_collect(t, s, m);
    case M_LAY:       return saga_refuse_lay(t, s, m.arg[0]);
    case M_ADD:       return saga_refuse_add(t, s, m.arg[0], m.arg[1]);
    case M_HIDE:      return saga_refuse_hide(t, s, m.arg[0], m.arg[1]);
    case M_HIDE_NEW:  return saga_refuse_hide(t, s, m.arg[0], NOWHERE);
    case M_RECRUIT:   return RULE(action_three_placement), saga_refuse_recruit(t, s, m.arg[0]);
    case M_TAKE_BACK: return saga_refuse_take_back(t, s, m.arg[0], m.arg[1]);
    case M_REVEAL:    return saga_refuse_reveal(t, s, m.actor, m.arg[0], m.arg[1]);
    case M_FLIP:      return saga_refuse_flip(t, s, m.actor, m.arg[0]);
    case M_PUT_CHIP:
    case M_TAKE_CHIP: return saga_refuse_chip(t, s, m);
    default:          return refuse_end(s);
    }
}

/* ---- every refusal ---- */

/* The verdict on a move that can be said. */
verdict saga_judge(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    verdict v;
    if (s->phase == OVER)
        return BY(end_at_once);
    if ((v = refuse_early(s, m.kind)))
        return v;
    if (saga_is_chance(m.kind))
        return saga_refuse_setup(t, s, m);
    if ((v = refuse_actor(s, m)))
        return v;
    if (s->phase != TURN)
        return refuse_decision(t, s, m);
    if ((v = refuse_misplaced(t, s, m)))
        return v;
    return owes_to_collect(t, s, m.kind) ? BY(income_first) : refuse_in_turn(t, s, m);
}

verdict saga_refusal(const struct saga_table *t, const struct saga_state *s, struct move m)
{
    return saga_sayable(t, m) ? saga_judge(t, s, m) : NOT_A_MOVE;
}

/* ---- what moves do ---- */

/* The income is that of the lands which the player holds at this moment. */
void saga_begin_turn(const struct saga_table *t, struct saga_state *s, unsigned seat)
{
    s->mover = (uint8_t)seat;
    s->phase = TURN;
    s->laid = s->recruited = s->back = s->lost = s->took = s->gained = s->begun = 0;
    RULE(income_from_lands_at_turn_start),
        s->due = (uint8_t)saga_payable(t, s, saga_income(t, s, seat));
}

static void end_turn(const struct saga_table *t, struct saga_state *s)
{
    if (s->ending == PLAYED_OUT) {
        saga_close(t, s); /* after the rest of the turn, under q-after-last-card B */
        return;
    }
    saga_no_longer_fresh(s, s->mover);
    RULE(clockwise), saga_begin_turn(t, s, (s->mover + 1u) % t->head.players);
    saga_go_on(t, s);
}

static void pass(const struct saga_table *t, struct saga_state *s)
{
    unsigned seat = s->asked - 1u, land = s->about - 1u;
    switch (s->phase) {
    case CHOOSE:
        s->declined[land] = (uint8_t)(s->declined[land] | 1u << seat);
        saga_resume(t, s);
        break;
    case GIFT:  saga_take_free(t, s, NOWHERE); break;
    case FLIP:  saga_resume(t, s); break;
    case ASIDE: saga_ask_aside(t, s, seat); break;
    default:    saga_go_on(t, s);
    }
}

/* If there is no payment of chips to make first, the turn goes on. */
static void after_payment(const struct saga_table *t, struct saga_state *s)
{
    if (s->phase == TURN)
        saga_go_on(t, s);
}

static void act(const struct saga_table *t, struct saga_state *s, struct move m)
{
    switch (m.kind) {
    case M_COLLECT:
    case M_CLAIM:
        saga_collect(t, s, m);
        after_payment(t, s);
        break;
    case M_LAY:      saga_lay(t, s, m.arg[0]); break;
    case M_ADD:      saga_add(t, s, m.arg[0], m.arg[1]); break;
    case M_HIDE:     saga_hide(t, s, m.arg[0], m.arg[1]); break;
    case M_HIDE_NEW: saga_hide(t, s, m.arg[0], NOWHERE); break;
    case M_RECRUIT:
        saga_recruit(t, s, m.arg[0]);
        after_payment(t, s);
        break;
    case M_TAKE_BACK: saga_take_back(t, s, m.arg[0], m.arg[1]); break;
    case M_REVEAL:    saga_reveal(t, s, m.arg[0], m.arg[1]); break;
    case M_FLIP:      saga_flip(t, s, m.arg[0]); break;
    case M_CONQUER:   saga_conquer(t, s, m.arg[0]); break;
    case M_TAKE_FREE: saga_take_free(t, s, m.arg[0]); break;
    case M_PASS:      pass(t, s); break;
    case M_PUT_CHIP:
    case M_TAKE_CHIP: saga_move_chip(t, s, m); break;
    case M_ENLIST:    saga_enlist(t, s, m.arg[0], m.arg[1]); break;
    case M_PICK:      saga_pick(t, s, m.arg[0]); break;
    default:          end_turn(t, s); break;
    }
}

void saga_carry_out(const struct saga_table *t, struct saga_state *s, struct move m)
{
    if (saga_is_chance(m.kind))
        saga_set_up(t, s, m);
    else
        act(t, s, m);
}
