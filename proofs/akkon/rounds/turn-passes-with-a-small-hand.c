/* proof: when a turn is over nobody goes on who has more than five cards: he is asked for one after
 *        the other; and who has five or less is not asked
 * clause: hand-limit-5 hand-limit-only-then
 * readings: standard
 * marks: hand_limit_5
 */
#include "../ending_round.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), before;
    given_held = any_below(CARDS + 1);
    assume(s.mover < t.head.players && s.start < t.head.players);
    assume(s.phase == TURN || s.phase == SURPLUS);
    s.playing = 0;
    assume(left_of(&t, s.mover) != s.start); /* else the round ends: round-ends-with-the-check */
    before = s;
    akkon_enter(&t, &s, SURPLUS);
    check((s.phase == SURPLUS && s.mover == before.mover) == (given_held > HAND_LIMIT));
    check(s.mover == before.mover || s.mover == left_of(&t, before.mover));
    if (given_held <= HAND_LIMIT)
        check(s.mover == left_of(&t, before.mover) && (s.phase == RETURN || s.phase == TURN));
}
