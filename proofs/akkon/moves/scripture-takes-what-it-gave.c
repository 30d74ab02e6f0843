/* proof: a Scripture may always be played; then one own marker below 13 may go 1 forward, and one
 *        own marker above 0 must go 1 back, the same or another, in any order: with both steps the
 *        sum of one's own values stays, with the one back it falls by 1; the step back can always
 *        be made, and nothing else changes (proved for five players)
 * clause: scripture-may-plus-1 scripture-must-minus-1 scripture-within-bounds
 * readings: standard
 * marks: scripture_may_plus_1 scripture_must_minus_1 scripture_within_bounds
 */
#include "../acting.h"

static unsigned sum_of(const struct akkon_state *s)
{
    return s->value[SEAT][0] + s->value[SEAT][1] + s->value[SEAT][2] + s->value[SEAT][3];
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, SCRIPTURE), expected;
    uint32_t up = any_below(TRACKS), down = any_below(TRACKS);
    struct move raise = { M_RAISE, SEAT, { (uint8_t)up } },
                lower = { M_LOWER, SEAT, { (uint8_t)down } };
    struct move skip = { M_SKIP, SEAT, { 0 } };
    s.target = 0;
    bool room = false;
    for (unsigned i = 0; i < TRACKS; i++)
        room = room || s.value[SEAT][i] < 13;
    unsigned sum = sum_of(&s), raised = 0;
    check(akkon_refuse_action(&t, &s, 0, 0) == LEGAL);
    expected = s;
    akkon_act(&t, &s);
    check(s.phase == (room ? FORTH : BACK) && finished == 0);
    bool back_first = any_bool();
    if (s.phase == FORTH && back_first) {
        check((akkon_refuse_step(&t, &s, lower) == LEGAL) == (s.value[SEAT][down] > 0));
        if (akkon_refuse_step(&t, &s, lower) != LEGAL)
            return;
        akkon_take_step(&t, &s, lower);
        expected.value[SEAT][down]--;
        check(s.phase == FORTH && finished == 0);
        s.phase = FORTH;
        check(akkon_refuse_step(&t, &s, lower) == AKKON_scripture_must_minus_1);
        check(akkon_refuse_step(&t, &s, skip) == LEGAL);
        /* on one track the step forward counts first */
        check((akkon_refuse_step(&t, &s, raise) == LEGAL)
              == (s.value[SEAT][up] + (up == down) < 13));
        struct move m = any_bool() ? raise : skip;
        if (akkon_refuse_step(&t, &s, m) != LEGAL)
            return;
        akkon_take_step(&t, &s, m);
        expected.value[SEAT][up] = (uint8_t)(expected.value[SEAT][up] + (m.kind == M_RAISE));
        check(finished == 1 && sum_of(&s) + 1 == sum + (m.kind == M_RAISE));
        expected.phase = FORTH;
        expected.target = s.target;
        check_same(s, expected);
        return;
    }
    if (s.phase == FORTH) {
        s.phase = FORTH;
        check((akkon_refuse_step(&t, &s, skip) == LEGAL) == (sum > 0));
        check((akkon_refuse_step(&t, &s, raise) == LEGAL) == (s.value[SEAT][up] < 13));
        raised = any_bool();
        struct move m = raised ? raise : skip;
        if (akkon_refuse_step(&t, &s, m) != LEGAL)
            return;
        akkon_take_step(&t, &s, m);
        if (raised)
            expected.value[SEAT][up]++;
        check(s.phase == BACK && finished == 0);
    }
    s.phase = BACK;
    check(sum_of(&s) > 0); /* so some marker can go back */
    check(akkon_refuse_step(&t, &s, skip) == AKKON_scripture_must_minus_1);
    check((akkon_refuse_step(&t, &s, lower) == LEGAL) == (s.value[SEAT][down] > 0));
    if (akkon_refuse_step(&t, &s, lower) != LEGAL)
        return;
    akkon_take_step(&t, &s, lower);
    expected.value[SEAT][down]--;
    check(finished == 1 && sum_of(&s) + 1 == sum + raised);
    expected.phase = BACK;
    check_same(s, expected);
}
