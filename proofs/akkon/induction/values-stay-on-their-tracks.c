/* proof: whatever a card does, whatever is answered to what it asks, and Clemens' step: no value
 *        leaves its track, and by a card other than Levant none changes by more than 3 (proved for
 *        five players)
 * clause: value-clamp four-tracks-0-13 ban-within-bounds scripture-within-bounds
 * readings: standard
 * marks: value_clamp
 * loops: MOVE_KINDS:28
 */
#include "../acting.h"

static void check_values(const struct akkon_state *before, const struct akkon_state *after,
                         bool small)
{
    uint32_t seat = any_below(SEATS), track = any_below(TRACKS);
    unsigned was = before->value[seat][track], is = after->value[seat][track];
    check(is <= MOST_VALUE);
    if (small)
        check(is <= was + 3 && was <= is + 3);
}

void harness(void)
{
    struct akkon_table t = any_table();
    bool acts = any_bool();
    uint32_t action = any_below(ACTIONS);
    struct akkon_state s = any_turn(&t, action), before;
    for (unsigned city = 0; city < CITIES; city++)
        given_top[city] = any_bool() ? any_below(CARDS) : NOWHERE;
    if (acts) {
        uint32_t target = any_below(CITIES + 1);
        assume(action == MINT || target <= SEATS);
        if (action == BAN || action == LEVANT)
            assume(target > 0);
        assume(akkon_refuse_action(&t, &s, 0, target) == LEGAL);
        s.target = (uint8_t)target;
        before = s;
        akkon_act(&t, &s);
    } else {
        struct move m = any_move();
        unsigned phase = any_below(4);
        s.phase = (uint8_t)(PUSH + phase);
        assume(phase != 1 || action == LANCE || action == FEAST || action == BROTHER
               || action == LEVANT);
        assume(action != LEVANT || (s.target > 0 && s.target <= SEATS));
        assume(m.kind == M_PUSH || m.kind == M_ADVANCE || m.kind == M_RAISE || m.kind == M_LOWER
               || m.kind == M_SKIP);
        assume(m.arg[0] < (m.kind == M_PUSH ? SEATS : m.kind == M_ADVANCE ? 256 : TRACKS));
        before = s;
        assume(akkon_refuse_step(&t, &s, m) == LEGAL);
        akkon_take_step(&t, &s, m);
    }
    check_values(&before, &s, action != LEVANT);
}
