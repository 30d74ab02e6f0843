/* proof: who is on turn and has a knight can lay any that he has, as a new troop, until he has laid
 *        one, and then can end the turn; who is asked for anything but a troop may pass
 * clause: new-troop-any-time new-troop-own-land turn-actions recruit-optional takeback-voluntary
 *         free-knight-now-or-never
 * readings: standard
 * marks: new_troop_any_time turn_actions
 * rules: turns.c moves.c laying.c
 */
#include "../any.h"
#define REAL_LAYING
#define saga_refuse_add unused_refuse_add
#include "../any_verdict.h"
#undef saga_refuse_add

verdict saga_refuse_treasure(const struct saga_table *t, const struct saga_state *s, unsigned card,
                             unsigned land)
{
    (void)t, (void)s, (void)card, (void)land;
    return any(verdict);
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state);
    uint32_t card = any_below(CARDS);
    struct move lay = { M_LAY, s.mover, { (uint8_t)card } }, end = { M_END, s.mover, { 0 } };
    struct move pass = { M_PASS, (uint8_t)(s.asked - 1), { 0 } };
    assume(s.mover < t.head.players && s.asked <= t.head.players);
    if (s.phase == TURN && s.asked == 0) {
        if (s.laid == 0 && s.hand[s.mover][card] > 0)
            check(saga_refusal(&t, &s, lay) == LEGAL);
        if (s.laid != 0)
            check(saga_refusal(&t, &s, end) == LEGAL);
    }
    if ((s.phase == GIFT || s.phase == ENLIST || s.phase == PICK) && s.asked != 0)
        check(saga_refusal(&t, &s, pass) == LEGAL);
}
