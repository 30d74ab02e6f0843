/* proof: a move of a player's is legal only in the phase that its kind belongs to, and only for who
 *        is to move, and tax only once in a turn; when the game is over none is
 * clause: move-then-actions actions-four-kinds clockwise highest-wins
 *        tax-once-per-turn
 * readings: standard
 */
#include "../after_a_turn.h"
#include "../any_verdict.h"
#include "../any_effect.h"
#include "../../../rules/alexandros/turns.c"

/* As moves.c has it: proved apart, in kinds-of-moves-can-be-said. */
uint8_t alexandros_turn_of(table_given t, state_given s)
{
    return s->phase == LEVY ? (uint8_t)(s->asked - 1) : s->mover;
}
bool alexandros_sayable(table_given t, struct move m)
{
    return m.kind < MOVE_KINDS
        && (m.kind <= M_DRAW ? m.actor == NATURE : m.actor < t->head.players);
}

static bool belongs(unsigned kind, unsigned phase)
{
    switch (kind) {
    case M_OPEN:
    case M_HAND:
    case M_JOKER:
    case M_STAY:    return phase == CARD;
    case M_GOAL:    return phase == GOAL;
    case M_CORNER:  return phase == CORNER;
    case M_WALK:    return phase == WAY;
    case M_KEEP:    return phase == JOKER_TAKE;
    case M_DECLINE: return phase == JOKER_TAKE || phase == LEVY;
    case M_COLLECT: return phase == LEVY;
    case M_PLACE:
    case M_PAY:     return phase == PLACE;
    case M_GIVE:    return phase == GIVE;
    default:        return phase == ACTION;
    }
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move();
    cards_left = any_bool();
    assume(s.phase < PHASES);
    witness(t, s, m);
    if (alexandros_refusal(&t, &s, m) != LEGAL)
        return;
    check(m.kind < MOVE_KINDS && s.phase != OVER);
    if (m.kind <= M_DRAW)
        check(m.actor == NATURE);
    else {
        check(belongs(m.kind, s.phase) && (m.kind != M_TAX || s.taxed == 0));
        check(m.actor == (s.phase == LEVY ? (uint8_t)(s.asked - 1) : s.mover)
              && m.actor < t.head.players);
    }
}
