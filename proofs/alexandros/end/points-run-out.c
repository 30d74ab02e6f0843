/* proof: T1, the points. A tax makes no score smaller; if it pays anybody and the game is not over
 *        then, all scores together have grown, and none is more than 100. Nothing else changes a
 *        score (only-tax-changes-scores). So a game has at most 100 taxes for each player, and one
 *        more, that pay anybody
 * clause: points-only-by-tax end-over-100 tax-everybody
 * readings: standard
 * marks: end_over_100
 */
#include "../taxing.h"

static unsigned all_scores(state_given s)
{
    return (unsigned)s->score[0] + s->score[1] + s->score[2] + s->score[3];
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION), before;
    struct move m = any_move_of(M_TAX);
    unsigned seat = any_below(SEATS);
    bool pays = false;
    tell_incomes();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS);
    assume(s.hand[s.mover][m.arg[0]] > 0 && s.held[s.mover] > 0);
    assume_scores_go_on(&s);
    for (unsigned p = 0; p < SEATS; p++)
        pays = pays || (p < t.head.players && income[p] > 0);
    before = s;
    alexandros_tax(&t, &s, m);
    check(s.score[seat] >= before.score[seat]);
    if (followed != GAME_OVER)
        check(s.score[seat] <= 100 && s.carry[seat] == 0
              && (!pays || all_scores(&s) > all_scores(&before)));
}
