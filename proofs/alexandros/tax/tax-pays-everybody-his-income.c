/* proof: a tax takes one card of the mover to the discard, gives each player his income, and nobody
 *        else a point; no other card moves, nobody is asked, and the mark of the tax is set. The
 *        game is over at once exactly if somebody has more than 100 points then; else an action is
 *        over
 * clause: tax-everybody tax-others-no-card tax-marker tax-card-discarded tax-once-per-turn
 *        points-only-by-tax end-over-100 end-over-100-at-once
 * readings: standard
 * marks: tax_everybody tax_others_no_card tax_marker tax_card_discarded end_over_100
 *     end_over_100_at_once
 * checks: memory wrap
 */
#include "../taxing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION), expected;
    struct move m = any_move_of(M_TAX);
    bool more = false;
    tell_incomes();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS && s.asked == 0);
    assume(s.hand[s.mover][m.arg[0]] > 0 && s.held[s.mover] > 0);
    assume_scores_go_on(&s);
    assume(s.discard[m.arg[0]] <= COPIES);
    expected = s;
    expected.hand[s.mover][m.arg[0]]--;
    expected.held[s.mover]--;
    expected.discard[m.arg[0]]++;
    expected.taxed = 1;
    for (unsigned p = 0; p < SEATS; p++)
        if (p < t.head.players) {
            expected.score[p] = (uint8_t)(s.score[p] + income[p]);
            more = more || s.score[p] + income[p] > 100;
        }
    alexandros_tax(&t, &s, m);
    check_same(s, expected);
    check(times == 1 && followed == (more ? GAME_OVER : ACTION_DONE));
}
