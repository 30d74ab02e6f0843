/* proof: while a card asks whose marker goes back, how far the own goes forward, or which goes
 *        forward or back, one answer is always legal; where Scripture asks for the step back there
 *        is no way around it (proved for five players)
 * clause: card-read-then-act plague-back-1 scripture-must-minus-1 levant-may-advance
 *     brother-self-plus-1
 * readings: standard
 * marks: scripture_must_minus_1
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    uint32_t asks = PUSH + any_below(BACK - PUSH + 1);
    struct akkon_state s = any_turn(&t, any_below(ACTIONS));
    struct move m = any_move();
    unsigned action = t.print[0].action;
    s.phase = (uint8_t)asks;
    s.target = (uint8_t)(1 + OTHER);
    if (asks == FORTH || asks == BACK) {
        s.target = (uint8_t)(asks == FORTH ? any_below(TRACKS + 1) : 0); /* one went back already */
        assume(action == SCRIPTURE);
    } else {
        assume(asks == PUSH ? action == PLAGUE : action == BROTHER || action == LEVANT);
    }
    assume(m.arg[0] < TRACKS);
    bool answer = asks == PUSH  ? m.kind == M_PUSH
                : asks == STEPS ? m.kind == M_ADVANCE
                : asks == FORTH ? m.kind == M_RAISE || m.kind == M_LOWER
                                : m.kind == M_LOWER;
    assume(answer || m.kind == M_SKIP); /* others are refused before: moves-have-their-phase */
    verdict v = akkon_refuse_step(&t, &s, m);
    if (v == LEGAL)
        check(asks != BACK || m.kind == M_LOWER);
    struct move skip = { M_SKIP, SEAT, { 0 } };
    struct move raise = { M_RAISE, SEAT, { GOLD } };
    if (asks == PUSH)
        check(akkon_refuse_step(&t, &s, skip) == LEGAL);
    if (asks == STEPS)
        check(akkon_refuse_step(&t, &s, skip) == LEGAL);
    if (asks == FORTH && s.value[SEAT][GOLD] < 13)
        check(akkon_refuse_step(&t, &s, skip) == LEGAL
              || akkon_refuse_step(&t, &s, raise) == LEGAL);
}
