/* proof: a step forward by any number ends at 13 at the latest, a step back at 0, and no other
 *        value, nor anything else, changes
 * clause: value-clamp four-tracks-0-13
 * readings: standard
 * marks: value_clamp
 * checks: memory
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t seat = any_below(SEATS), track = any_below(TRACKS), by = any_below(256);
    assume_values(&s);
    expected = s;
    unsigned value = s.value[seat][track];
    if (any_bool()) {
        akkon_forward(&t, &s, seat, track, by);
        check(s.value[seat][track] == (value + by <= 13 ? value + by : 13u));
    } else {
        akkon_backward(&s, seat, track, by);
        check(s.value[seat][track] + by == value || (s.value[seat][track] == 0 && value < by));
    }
    check(s.value[seat][track] <= 13);
    expected.value[seat][track] = s.value[seat][track];
    check_same(s, expected);
}
