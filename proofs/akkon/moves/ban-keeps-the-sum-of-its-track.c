/* proof: a Ban may be played just on another player who has 2 or more on its track, by who has 11
 *        or less there; his own marker goes 2 forward and that of the other 2 back, so that the sum
 *        of the track stays; nothing else changes (proved for five players)
 * clause: ban-self-plus-2 ban-other-minus-2 ban-within-bounds
 * readings: standard
 * marks: ban_self_plus_2 ban_other_minus_2 ban_within_bounds
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, BAN), expected = s;
    uint32_t victim = any_below(SEATS);
    unsigned track = t.print[0].track, own = s.value[SEAT][track], other = s.value[victim][track];
    bool may = victim != SEAT && own + 2 <= 13 && other >= 2;
    verdict v = akkon_refuse_action(&t, &s, 0, victim + 1);
    check((v == LEGAL) == may);
    if (victim == SEAT)
        check(v == AKKON_ban_other_minus_2);
    if (v != LEGAL)
        return;
    s.target = (uint8_t)(victim + 1);
    expected.target = s.target;
    akkon_act(&t, &s);
    check(finished == 1);
    check(s.value[SEAT][track] == own + 2 && s.value[victim][track] + 2 == other);
    check(s.value[SEAT][track] + s.value[victim][track] == own + other);
    expected.value[SEAT][track] = s.value[SEAT][track];
    expected.value[victim][track] = s.value[victim][track];
    check_same(s, expected);
}
