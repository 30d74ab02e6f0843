/* proof: whenever Scripture asks for the step back, whether at once or after the one forward was
 *        made or not, some own value can go back; unless that step is made first (proved for five
 *        players)
 * clause: scripture-must-minus-1 scripture-within-bounds
 * readings: standard
 * marks: scripture_may_plus_1
 */
#include "../acting.h"

static bool some_step_back(const struct akkon_table *t, const struct akkon_state *s)
{
    bool some = false;
    for (unsigned track = 0; track < TRACKS; track++) {
        struct move lower = { M_LOWER, SEAT, { (uint8_t)track } };
        some = some || akkon_refuse_step(t, s, lower) == LEGAL;
    }
    return some;
}

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, SCRIPTURE);
    struct move m = any_move();
    s.target = 0;
    if (any_bool()) {
        akkon_act(&t, &s);
        check(s.phase == FORTH || some_step_back(&t, &s));
    } else {
        s.phase = FORTH;
        assume(m.arg[0] < TRACKS && akkon_refuse_step(&t, &s, m) == LEGAL);
        akkon_take_step(&t, &s, m);
        if (m.kind == M_LOWER)
            check(s.phase == FORTH && s.target == m.arg[0] + 1u);
        else
            check(s.phase == BACK && some_step_back(&t, &s));
    }
}
