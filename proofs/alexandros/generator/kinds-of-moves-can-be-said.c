/* proof: a move can be said exactly if its kind exists, nature makes nature's and a seat that plays
 *        all others, each argument means a seat, a symbol, an area, a point that there is, and what
 *        means nothing is 0; who is to move is nature where chance decides, else whose turn it is
 * clause: move-then-actions clockwise players-two-to-four
 * readings: standard
 */
#include "../any.h"

verdict alexandros_judge(table_given t, state_given s, struct move m)
{
    return any(verdict);
}
unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return any(unsigned);
}
#include "../../../rules/alexandros/forms/moves.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move();
    unsigned first = 1, second = 1;
    switch (m.kind) {
    case M_LOT:       first = t.head.players; break;
    case M_GOAL:
    case M_OCCUPY:
    case M_TAKE_OVER:
    case M_REMOVE:
    case M_PLACE:
    case M_RELIEVE:   first = t.areas; break;
    case M_CORNER:    first = t.points; break;
    case M_WALK:      first = t.points, second = 2; break;
    case M_COLLECT:   first = 6; break;
    case M_JOKER:
    case M_STAY:
    case M_DECLINE:
    case M_TAKE_PILE:
    case M_PAY:
    case M_FILL:
    case M_END:       break;
    default:          first = 5;
    }
    bool expected = m.kind <= M_END
                 && (m.kind < M_OPEN ? m.actor == NATURE : m.actor < t.head.players)
                 && m.arg[0] < first && m.arg[1] < second && m.arg[2] == 0 && m.arg[3] == 0
                 && m.arg[4] == 0 && m.arg[5] == 0;
    check(alexandros_sayable(&t, m) == expected);
    assume(s.phase < PHASES && s.mover < t.head.players && s.asked >= 1
           && s.asked <= t.head.players);
    bool chance = s.phase == DEAL || s.phase == LAY_OPEN || s.phase == LOT || s.phase == REVEAL
               || s.phase == DRAW || s.phase == REFILL || s.phase == OVER;
    check(alexandros_turn_of(&t, &s)
          == (chance            ? NATURE
              : s.phase == LEVY ? s.asked - 1
                                : s.mover));
}
