/* proof: a turn begins with what the lands of its player bring, each by the side that shows, and
 *        with nothing done; that sum fits its byte
 * clause: income-from-lands-at-turn-start income-sum income-one income-gold-more turn-actions
 * readings: standard
 * marks: income_from_lands_at_turn_start income_sum income_one income_gold_more
 * rules: lands.c chips.c turns.c
 * checks: memory wrap
 */
#include "../any.h"

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t seat = any_below(SEATS);
    unsigned sum = 0;
    assume(seat < t.head.players);
    assume_lands_are_sound(&t, &s);
    for (unsigned land = 0; land < LANDS; land++) {
        /* as set-up has it */
        assume(t.income[land][CROWN] <= 40 && t.income[land][PLAIN] <= 40);
        sum += s.holder[land] == seat + 1 ? t.income[land][s.side[land] == PLAIN ? 1 : 0] : 0;
    }
    expected = s;
    expected.mover = (uint8_t)seat;
    expected.phase = TURN;
    expected.laid = expected.recruited = expected.back = expected.lost = expected.took =
        expected.gained = expected.begun = 0;
    expected.due = (uint8_t)sum;
    check(saga_income(&t, &s, seat) == sum && sum <= 255);
    saga_begin_turn(&t, &s, seat);
    check_same(s, expected);
}
