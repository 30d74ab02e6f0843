/* proof: who carries a move out depends on nothing of the cards that others hold or that are left
 *        in the piles, and nothing else is done: no card moved, no privilege given out
 * clause: hand-count-public priv-from-next-round
 * readings: standard
 * rules: turns.c
 */
#include "../telling.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_before(), twin;
    struct move m = any_move();
    akkon_carry_out(&t, &s, m);
    twin = other_run();
    akkon_carry_out(&t, &twin, m);
    check(run[0].calls == 1);
    check_tells_nothing(&s, &twin);
    check_keeps_cards_and_privileges(&s);
}
