/* proof: a move is legal only in the phases to which its kind belongs, and only for who is asked or
 *        has the turn, or for nature; after the end none is; whatever the moves themselves are
 *        refused for
 * clause: round-bid-then-card bid-clockwise card-clockwise prestige-take power-before-own-turn
 *         gold-before-reveal hand-limit-only-then bid-no-withdrawal bid-place-or-pass
 *         start-player-by-lot starters-taken-out starters-dealt-open eval-next-exposed
 *         borrow-before-bid priv-holder-only decline-when-asked
 * readings: standard
 * rules: turns.c moves.c knowledge.c rounds.c
 */
#define akkon_refuse_step unused_refuse_step
#define akkon_refuse_holder unused_refuse_holder
#define akkon_refuse_early_use unused_refuse_early_use
#include "../any_verdict.h"
#undef akkon_refuse_step
#undef akkon_refuse_holder
#undef akkon_refuse_early_use

/* As steps-answer-what-a-card-asks proves it. */
static bool answers(unsigned kind, unsigned phase)
{
    switch (kind) {
    case M_PUSH:    return phase == PUSH;
    case M_ADVANCE: return phase == STEPS;
    case M_RAISE:   return phase == FORTH;
    case M_LOWER:   return phase == FORTH || phase == BACK;
    default:        return kind == M_SKIP && (phase == PUSH || phase == STEPS || phase == FORTH);
    }
}

verdict akkon_refuse_step(const struct akkon_table *t, const struct akkon_state *s, struct move m)
{
    (void)t;
    return answers(m.kind, s->phase) ? any(verdict) : NOT_A_MOVE;
}

static bool belongs(unsigned kind, unsigned phase)
{
    switch (kind) {
    case M_LOT:      return phase == LOT;
    case M_CULL:     return phase == CULL;
    case M_DEAL:     return phase == DEAL;
    case M_EXPOSE:   return phase == EXPOSE;
    case M_HOME:     return phase == HOME;
    case M_BORROW:
    case M_GIVE:     return phase == BORROW;
    case M_EXCHANGE: return phase == EXCHANGE || phase == BID; /* there windows.c refuses it */
    case M_FETCH:    return phase == SEARCH;
    case M_PLACE:
    case M_PASS:     return phase == BID;
    case M_WITHDRAW: return false;
    case M_DONE:     return phase == BID || phase == PAY;
    case M_SHIFT:    return phase == SHIFT;
    case M_RETURN:   return phase == RETURN;
    case M_PLAY:
    case M_PLAY_ON:
    case M_PLAY_FOR:
    case M_END:      return phase == TURN;
    case M_PAY:      return phase == PAY;
    case M_PUSH:
    case M_ADVANCE:
    case M_LOWER:    return answers(kind, phase);
    case M_RAISE:    return phase == TURN || phase == CLEMENS || answers(kind, phase);
    case M_SKIP:
        return phase == EXCHANGE || phase == SHIFT || phase == RETURN || phase == CLEMENS
            || answers(kind, phase);
    default: return phase == SURPLUS && kind == M_DISCARD;
    }
}

static unsigned asked(const struct akkon_state *s)
{
    switch (s->phase) {
    case EXCHANGE:
    case SEARCH:   return s->privilege[PRESTIGE] - 1u;
    case SHIFT:    return s->privilege[GOLD] - 1u;
    case RETURN:   return s->privilege[POWER] - 1u;
    default:       return s->mover;
    }
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state);
    struct move m = any_move();
    assume(s.phase < PHASES);
    assume(asked(&s) <= UINT8_MAX); /* a window has its holder */
    witness(t, s, m);
    if (akkon_refusal(&t, &s, m) != LEGAL)
        return;
    check(m.kind < MOVE_KINDS && belongs(m.kind, s.phase));
    if (m.kind <= M_HOME)
        check(m.actor == NATURE);
    else if (m.kind != M_GIVE && !(m.kind == M_EXCHANGE && s.phase == BID))
        check(m.actor == asked(&s) && m.actor < t.head.players);
    check(s.phase != OVER);
}
