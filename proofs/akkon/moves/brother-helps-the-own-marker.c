/* proof: a Brother may be played on any other player; two knights of his are claimed; then the
 *        indicated own marker may go 1 forward, if there is room, and no further; nothing else
 *        changes (proved for five players)
 * clause: brother-borrow-2 brother-self-plus-1
 * readings: standard
 * marks: brother_borrow_2 brother_self_plus_1
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, BROTHER), expected;
    uint32_t lender = any_below(SEATS), by = any_below(21);
    struct move m = { M_ADVANCE, SEAT, { (uint8_t)by } };
    unsigned track = t.print[0].track;
    check((akkon_refuse_action(&t, &s, 0, lender + 1) == LEGAL) == (lender != SEAT));
    if (lender == SEAT)
        return;
    s.target = (uint8_t)(lender + 1);
    expected = s;
    expected.target = 0;
    akkon_act(&t, &s);
    check(claims == 1 && claim_taker == SEAT && claim_lender == lender && claim_count == 2);
    check((s.phase == STEPS) == (expected.value[SEAT][track] < 13)
          && (finished == 0) == (s.phase == STEPS));
    if (s.phase == STEPS) {
        s.phase = STEPS;
        expected.phase = STEPS;
        check((akkon_refuse_step(&t, &s, m) == LEGAL) == (by <= 1));
        if (by > 1)
            return;
        akkon_take_step(&t, &s, m);
        expected.value[SEAT][track] = (uint8_t)(expected.value[SEAT][track] + by);
    }
    check(finished == 1);
    check_same(s, expected);
}
