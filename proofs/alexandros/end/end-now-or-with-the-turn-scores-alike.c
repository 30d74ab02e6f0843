/* proof: T5. Whether more than 100 points end the game at once or with the turn (q-over-100-at-once
 *        A and B), and whether the actions are still due after red walls (q-both-triggers A and B),
 *        a tax gives the same scores; and where it ends the game in the one reading, the turn is
 *        the last one in the other. No other move of that turn changes a score:
 *        only-tax-changes-scores, conquests-change-no-score
 * clause: end-over-100-at-once end-over-100 end-red-finish-actions
 * readings: standard, q-over-100-at-once A B, q-both-triggers A B
 * marks: end_over_100_at_once
 * rules: turns.c
 */
#define REAL_TURNS
#define REAL_FINISH
#include "../taxing.h"

static bool cards_left;
bool alexandros_any_to_draw(state_given s)
{
    return cards_left;
}
void alexandros_restock(struct alexandros_state *s)
{
}

void harness(void)
{
    struct alexandros_table t = any_table(), late;
    struct alexandros_state s = any_state_in(ACTION), then;
    struct move m = any_move_of(M_TAX);
    unsigned seat = any_below(SEATS);
    tell_incomes();
    cards_left = any_bool();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS && s.ending == 0
           && (s.actions == 1 || s.actions == 2));
    assume(s.red <= RED && s.hand[s.mover][m.arg[0]] > 0 && s.held[s.mover] > 0);
    assume_scores_go_on(&s);
    late = t;
    late.head = declared_head(); /* other readings of both than t, or the same */
    late.head.players = t.head.players;
    then = s;
    alexandros_tax(&t, &s, m);
    alexandros_tax(&late, &then, m);
    check(s.score[seat] == then.score[seat] && s.carry[seat] == then.carry[seat]);
    if (s.phase != OVER || then.phase == OVER)
        return;
    check(then.phase == ACTION && then.actions == 1);
    alexandros_end_turn(&late, &then);
    check(then.phase == OVER && s.score[seat] == then.score[seat]);
}
