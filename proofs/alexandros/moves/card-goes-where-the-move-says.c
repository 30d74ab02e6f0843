/* proof: an open card goes into the hand, and is replaced when the goal is chosen; a card of the
 *        hand goes to the discard, and the row stays; with a joker, or staying, no card moves. No
 *        other card does, and nothing else changes: between open card and exception lie two cards
 * clause: open-card-into-hand exception-discard exception-no-card exception-rarely
 *        goal-symbol-matches no-goal-no-move joker-no-free-area
 * readings: standard
 * marks: open_card_into_hand exception_discard exception_no_card no_goal_no_move
 * checks: memory wrap
 * loops: CHOICES:13 count:2
 */
#include "../choosing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(CARD), expected;
    struct move m = any_move();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS);
    assume(m.kind == M_OPEN || m.kind == M_HAND || m.kind == M_JOKER || m.kind == M_STAY);
    assume(s.goal == 0 && s.card == 0 && s.joker == 0 && s.replace == 0 && s.barred == 0);
    for (unsigned k = 0; k <= SYMBOLS; k++)
        t.count[k] = 1; /* these are gone through to name the clause only */
    assume_few_cards(&s);
    tell_anything();
    if (alexandros_refuse_card(&t, &s, m) != LEGAL)
        return;
    expected = s;
    if (m.kind == M_OPEN) {
        expected.row[m.arg[0]]--;
        expected.hand[s.mover][m.arg[0]]++;
        expected.held[s.mover]++;
        expected.replace = 1;
    } else if (m.kind == M_HAND) {
        assume(s.held[s.mover] > 0);
        expected.hand[s.mover][m.arg[0]]--;
        expected.held[s.mover]--;
        expected.discard[m.arg[0]]++;
    } else if (m.kind == M_JOKER) {
        expected.joker = ROW_JOKER;
    }
    expected.card = m.kind == M_OPEN || m.kind == M_HAND ? (uint8_t)(m.arg[0] + 1) : 0;
    expected.phase = m.kind == M_STAY ? ACTION : GOAL;
    alexandros_choose_card(&t, &s, m);
    check_same(s, expected);
    check(times == 0);
}
