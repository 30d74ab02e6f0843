/* proof: a Siege may always be played: the indicated own marker goes 2 forward and the other
 *        indicated own marker 1 back, each as far as its track goes; nothing else changes (proved
 *        for five players)
 * clause: siege-plus-2-minus-1 siege-back-at-0-ok value-clamp
 * readings: standard
 * marks: siege_plus_2_minus_1 siege_back_at_0_ok
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, SIEGE), expected = s;
    unsigned track = t.print[0].track, other = t.print[0].other;
    assume(track != other);
    check(akkon_refuse_action(&t, &s, 0, 0) == LEGAL);
    akkon_act(&t, &s);
    check(finished == 1);
    expected.value[SEAT][track] = (uint8_t)least(expected.value[SEAT][track] + 2, 13);
    if (expected.value[SEAT][other] > 0)
        expected.value[SEAT][other]--;
    check_same(s, expected);
}
