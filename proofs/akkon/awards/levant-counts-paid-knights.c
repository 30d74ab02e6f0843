/* proof: a Levant counts the knights that one other player has paid in the cities it names,
 *        whosever they are; half of them, rounded up, is what the indicated own marker may go
 *        forward, all of it or nothing, as far as the track goes; what lies in other cities does
 *        not matter, and nothing else changes (proved for five players)
 * clause: levant-choose-opponent levant-count-on-fields levant-counts-borrowed levant-half-up
 *         levant-may-advance value-clamp
 * readings: standard
 * marks: levant_choose_opponent levant_count_on_fields levant_half_up levant_may_advance
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, LEVANT), expected;
    uint32_t chosen = any_below(SEATS), by = any_below(21);
    struct move m = { M_ADVANCE, SEAT, { (uint8_t)by } };
    unsigned track = t.print[0].track, there = 0;
    for (unsigned city = 0; city < CITIES; city++) {
        assume(s.paid[chosen][city] <= 35 && s.guests[chosen][city] == 0);
        there += (t.print[0].cities & 1u << city) != 0 ? s.paid[chosen][city] : 0u;
    }
    assume(there <= 35); /* there are no more */
    check((akkon_refuse_action(&t, &s, 0, chosen + 1) == LEGAL) == (chosen != SEAT));
    if (chosen == SEAT)
        return;
    s.target = (uint8_t)(chosen + 1);
    expected = s;
    akkon_act(&t, &s);
    check((s.phase == STEPS) == (there > 0 && expected.value[SEAT][track] < 13));
    check((finished == 0) == (s.phase == STEPS));
    if (s.phase == STEPS) {
        s.phase = STEPS;
        expected.phase = STEPS;
        bool all = 2 * by == there || 2 * by == there + 1;
        check((akkon_refuse_step(&t, &s, m) == LEGAL) == (by == 0 || all));
        if (akkon_refuse_step(&t, &s, m) != LEGAL)
            return;
        akkon_take_step(&t, &s, m);
        expected.value[SEAT][track] = (uint8_t)least(expected.value[SEAT][track] + by, 13);
    }
    check(finished == 1);
    check_same(s, expected);
}
