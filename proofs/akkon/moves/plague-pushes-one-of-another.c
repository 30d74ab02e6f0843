/* proof: a Plague may be played on any other player, wherever the markers stand; one knight of his
 *        is claimed; then the indicated marker of one other player, the same or not, goes 1 back
 *        unless it stands on 0, or of nobody; nothing else changes (proved for five players)
 * clause: plague-borrow-1 plague-back-1 plague-targets-free plague-at-0-ok
 * readings: standard
 * marks: plague_borrow_1 plague_back_1 plague_targets_free plague_at_0_ok
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, PLAGUE), expected;
    uint32_t lender = any_below(SEATS), pushed = any_below(SEATS);
    struct move m = { M_PUSH, SEAT, { (uint8_t)pushed } };
    unsigned track = t.print[0].track;
    check((akkon_refuse_action(&t, &s, 0, lender + 1) == LEGAL) == (lender != SEAT));
    if (lender == SEAT)
        return;
    s.target = (uint8_t)(lender + 1);
    expected = s;
    expected.target = 0;
    akkon_act(&t, &s);
    check(s.phase == PUSH && finished == 0);
    check(claims == 1 && claim_taker == SEAT && claim_lender == lender && claim_count == 1);
    s.phase = PUSH;
    expected.phase = PUSH;
    if (any_bool()) {
        m = (struct move){ M_SKIP, SEAT, { 0 } };
        check(akkon_refuse_step(&t, &s, m) == LEGAL);
    } else {
        check((akkon_refuse_step(&t, &s, m) == LEGAL) == (pushed != SEAT));
        if (pushed == SEAT)
            return;
        if (expected.value[pushed][track] > 0)
            expected.value[pushed][track]--;
    }
    akkon_take_step(&t, &s, m);
    check(finished == 1);
    check_same(s, expected);
}
