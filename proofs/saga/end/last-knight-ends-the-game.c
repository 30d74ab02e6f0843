/* proof: the game nears its end exactly when the knight that was laid was the last of its player's
 *        hand, and nothing else changes by that
 * clause: end-on-last-card
 * readings: standard
 * marks: end_on_last_card
 * rules: ending.c
 */
#include "../any.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected = s;
    assume(s.mover < t.head.players);
    expected.ending = s.held[s.mover] == 0 ? PLAYED_OUT : s.ending;
    saga_after_play(&t, &s);
    check_same(s, expected);
}
