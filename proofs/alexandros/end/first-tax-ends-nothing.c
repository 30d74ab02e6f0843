/* proof: where there are at most 100 plain areas, the first tax that pays anybody ends no game:
 *        nobody gets more than there are (incomes-share-the-plain-areas)
 * clause: end-over-100 tax-sum
 * readings: standard
 * checks: memory wrap
 */
#include "../taxing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION);
    struct move m = any_move_of(M_TAX);
    tell_incomes();
    assume(s.mover < t.head.players && m.arg[0] < SYMBOLS && s.hand[s.mover][m.arg[0]] > 0
           && s.held[s.mover] > 0);
    assume(s.discard[m.arg[0]] <= COPIES && t.plains <= 100);
    for (unsigned p = 0; p < SEATS; p++)
        assume(s.score[p] == 0 && s.carry[p] == 0 && income[p] <= t.plains);
    alexandros_tax(&t, &s, m);
    check(followed == ACTION_DONE && times == 1);
}
