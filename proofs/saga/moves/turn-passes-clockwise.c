/* proof: a turn ends if a knight was laid in it, and goes to the next player; what lies face down
 *        may be turned up from then on; nothing else changes but what belongs to a turn
 * clause: clockwise lay-exactly-one turn-actions hide-reveal-later-turn
 * readings: standard
 * marks: clockwise hide_reveal_later_turn turn_actions
 * rules: none
 * sources: rules/saga/troops.c
 */
#include "../any.h"
#include "../../../rules/saga/turns.c"

unsigned saga_income(const struct saga_table *t, const struct saga_state *s, unsigned seat)
{
    (void)t, (void)s;
    return seat + 10;
}
unsigned saga_payable(const struct saga_table *t, const struct saga_state *s, unsigned income)
{
    (void)t, (void)s;
    return income;
}
void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
void saga_close(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    unsigned mover = any_below(SEATS);
    s.mover = (uint8_t)mover;
    s.phase = TURN;
    s.ending = NOT_YET;
    assume(mover < t.head.players);
    check((refuse_end(&s) == LEGAL) == (s.laid != 0));
    expected = s;
    for (unsigned i = 0; i < ROOM; i++)
        expected.attack[mover][i] = (uint8_t)(s.attack[mover][i] & 191u);
    for (unsigned land = 0; land < LANDS; land++)
        for (unsigned i = 0; i < COLOURS; i++)
            if (s.holder[land] == mover + 1)
                expected.defence[land][i] = (uint8_t)(s.defence[land][i] & 191u);
    expected.mover = (uint8_t)(mover + 1 == t.head.players ? 0 : mover + 1);
    expected.laid = expected.recruited = expected.back = expected.lost = expected.took =
        expected.gained = expected.begun = 0;
    expected.due = (uint8_t)(expected.mover + 10);
    end_turn(&t, &s);
    check_same(s, expected);
}
