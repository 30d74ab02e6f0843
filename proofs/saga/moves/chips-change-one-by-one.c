/* proof: where chips are kept, a chip that is put into the supply or taken out of it is one that
 *        was there, and what is still to be put in and taken out changes by its value: fame stays
 *        what the chips say, whatever chips the sheet lists
 * clause: change-always supply-open score-chips
 * readings: standard, q-change-impossible B, q-supply-empty B
 * marks: change_always supply_open
 * rules: none
 */
#include "../any.h"
#include "../../../rules/saga/chips.c"

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t d = any_below(DENOMINATIONS);
    unsigned seat = any_below(SEATS);
    s.mover = (uint8_t)seat;
    assume(seat < t.head.players && t.chip[d] != 0);
    assume(s.phase == TURN || s.phase == PAY || s.phase == DRAW);
    assume(s.phase == PAY ? s.owes + s.gets > 0 : s.owes == 0);
    unsigned out = 0;
    for (unsigned i = 0; i < SEATS; i++)
        out += i < t.head.players ? s.chips[i][d] : 0;
    assume(out <= t.chips[d] && t.chips[d] <= CHIPS);
    /* chips make up the fame, as chips_make_up_the_fame says, and that is one byte of a state */
    unsigned worth = s.gets;
    for (unsigned i = 0; i < DENOMINATIONS; i++)
        worth += s.chips[seat][i] * (unsigned)t.chip[i];
    assume(worth <= 255u + s.owes);
    expected = s;
    int value = t.chip[d], net = s.gets - s.owes;
    if (any_bool()) {
        verdict v = refuse_put(&t, &s, d);
        if (v != LEGAL)
            return;
        put_chip(&t, &s, d);
        expected.chips[seat][d]--;
        expected.phase = PAY;
        check(s.gets - s.owes == net + value && (s.owes == 0 || s.gets == expected.gets));
        check(expected.chips[seat][d] < 255);
    } else {
        /* what refuse_take asks for first; which sums can then be made plays no part */
        assume(s.phase != TURN && s.owes == 0 && t.chip[d] <= s.gets && in_supply(&t, &s, d) != 0);
        take_chip(&t, &s, d);
        expected.chips[seat][d]++;
        expected.phase = DRAW;
        check(s.gets - s.owes == net - value && out + 1 <= t.chips[d]);
    }
    expected.gets = s.gets;
    expected.owes = s.owes;
    check_same(s, expected);
}
