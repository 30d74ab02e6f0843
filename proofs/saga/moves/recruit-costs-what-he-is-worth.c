/* proof: who is on turn recruits once, an independent knight, for its value in fame, which he has;
 *        the knight goes from the pool into his hand; nothing else changes, and no number wraps
 * clause: recruit-one-per-turn recruit-price recruit-needs-fame recruit-into-hand
 *         recruit-only-independent income-forfeit
 * readings: standard
 * marks: recruit_price recruit_into_hand recruit_one_per_turn recruit_own_turn income_forfeit
 * rules: recruiting.c income.c chips.c
 * checks: memory wrap
 */
#include "../income.h"
#include "../ledger.h"

void saga_go_on(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS);
    assume(s.mover < t.head.players && s.phase == TURN && s.recruited <= 1);
    assume(s.hand[s.mover][card] < 60 && s.held[s.mover] < 60); /* there are no more */
    bool may = s.recruited == 0 && s.pool[card] > 0 && s.fame[s.mover] >= card % 4 + 1;
    check((saga_refuse_recruit(&t, &s, card) == LEGAL) == may);
    if (!may)
        return;
    expected = s;
    expected.fame[s.mover] = (uint8_t)(s.fame[s.mover] - (card % 4 + 1));
    expected.pool[card]--;
    expected.hand[s.mover][card]++;
    expected.held[s.mover]++;
    expected.recruited = 1;
    expected.due = expected.lost = expected.took = expected.begun =
        0; /* the knight tells that it is lost */
    saga_recruit(&t, &s, card);
    check_same(s, expected);
    check(income_is_lost(&t, &s));
}
