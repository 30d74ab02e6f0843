/* proof: a move is legal only in the phases to which its kind belongs, and only for who is asked
 *        or, if nobody is, has the turn; after the end none is
 * clause: clockwise end-at-once conquest-at-once recruit-own-turn free-knight-now-or-never
 * readings: standard
 * rules: turns.c moves.c
 */
#include "../any.h"
#include "../any_verdict.h"

static bool belongs(unsigned kind, unsigned phase)
{
    switch (kind) {
    case M_SIDE:
    case M_SET:
    case M_DEAL:
    case M_REDEAL:
    case M_YOUNGEST:  return phase != OVER;                    /* setup.c says in which */
    case M_CONQUER:   return phase == CHOOSE || phase == TURN; /* conquest.c refuses it in a turn */
    case M_TAKE_FREE: return phase == GIFT;
    case M_ENLIST:    return phase == ENLIST;
    case M_PICK:      return phase == PICK;
    case M_PASS:
        return phase == GIFT || phase == FLIP || phase == ASIDE || phase == ENLIST || phase == PICK;
    case M_REVEAL:    return phase == TURN || phase == ASIDE;
    case M_FLIP:      return phase == TURN || phase == FLIP;
    case M_PUT_CHIP:
    case M_TAKE_CHIP: return phase == TURN || phase == PAY || phase == DRAW;
    default:          return phase == TURN;
    }
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    struct move m = any_move();
    assume(s.phase < PHASES);
    witness(t, s, m);
    if (saga_refusal(&t, &s, m) != LEGAL)
        return;
    check(m.kind < MOVE_KINDS && belongs(m.kind, s.phase));
    if (m.kind > M_YOUNGEST)
        check(m.actor == (s.asked != 0 ? s.asked - 1 : s.mover) && m.actor < t.head.players);
    else
        check(m.actor == NATURE);
}
