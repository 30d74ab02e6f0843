/* proof: a knight that is laid leaves the hand of who is on turn for a troop of its own, open,
 *        before that player; nothing else in the state changes but that income is lost and that it
 *        is noted
 * clause: lay-exactly-one lay-from-hand lay-open lay-own-area new-troop-any-time income-forfeit
 * readings: standard
 * marks: lay_exactly_one lay_from_hand lay_open income_forfeit
 * rules: laying.c income.c
 */
#include "../income.h"
#include "../ledger.h"

/* What follows from it is proved elsewhere. */
void saga_after_play(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}
void saga_touch_all(const struct saga_table *t, struct saga_state *s, unsigned seat, unsigned land)
{
    (void)t, (void)s, (void)seat, (void)land;
}
static unsigned resolved = NOWHERE;
void saga_resolve(const struct saga_table *t, struct saga_state *s, unsigned changed)
{
    (void)t, (void)s;
    resolved = changed;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS);
    assume(s.mover < t.head.players);
    s.phase = TURN;
    if (saga_refuse_lay(&t, &s, card) != LEGAL)
        return;
    check(s.laid == 0 && s.hand[s.mover][card] > 0);
    expected = s;
    expected.hand[s.mover][card]--;
    expected.held[s.mover]--;
    expected.due = expected.lost = expected.took = expected.begun =
        0; /* the knight tells that it is lost */
    expected.laid = 1;

    saga_lay(&t, &s, card);
    check(takes == 0 && unders == 0 && lays == 1 && laid[0].where == s.mover);
    check(laid[0].troop.size == 1 && laid[0].troop.card[0] == card + 1 && laid[0].troop.aim == 0);
    check(!is_land(resolved) && seat_at(resolved) == s.mover);
    check_same(s, expected);
    check(income_is_lost(&t, &s));
}
