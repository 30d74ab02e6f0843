/* proof: a Lance moves the indicated own marker 1 forward and a Feast 3, as far as the track goes;
 *        each may be played anywhere on the track, and nothing else changes (proved for five
 *        players)
 * clause: lance-plus-1 feast-plus-3 value-clamp
 * readings: standard
 * marks: lance_plus_1 feast_plus_3
 */
#include "../acting.h"

static void play(unsigned action, unsigned step)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, action), expected = s;
    unsigned track = t.print[0].track;
    check(akkon_refuse_action(&t, &s, 0, 0) == LEGAL);
    akkon_act(&t, &s);
    expected.value[SEAT][track] = (uint8_t)least(expected.value[SEAT][track] + step, 13);
    check(finished == 1);
    check_same(s, expected);
}

void harness(void)
{
    if (any_bool())
        play(LANCE, 1);
    else
        play(FEAST, 3);
}
