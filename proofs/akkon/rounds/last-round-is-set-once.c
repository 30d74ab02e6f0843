/* proof: when a pile is used up the running round is the last, whoever took the card; loans for a
 *        round that will not be are forgotten; a second pile changes nothing
 * clause: end-pile-used-up end-once
 * readings: standard
 * marks: end_pile_used_up end_once
 */
#include "../ending_round.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    assume(s.ending <= LAST_ROUND && s.phase < OVER);
    expected = s;
    akkon_pile_used_up(&t, &s);
    check(s.ending == LAST_ROUND);
    if (expected.ending == NOT_YET)
        for (unsigned a = 0; a < SEATS; a++)
            for (unsigned b = 0; b < SEATS; b++)
                expected.claim[a][b] = 0;
    expected.ending = LAST_ROUND;
    check_same(s, expected);
}
