/* proof: the price may be paid exactly if the hand covers it, symbol by symbol. For a province that
 *        nobody loses, or between two players, it goes to the discard with the other cards used; no
 *        other card moves, and the action is over
 * clause: occupy-pay-rest occupy-discard takeover-two-players
 * readings: standard
 * marks: occupy_pay_rest occupy_discard takeover_two_players
 * checks: memory wrap
 * loops: due:1
 */
#include "../paying.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(PLACE), expected;
    struct move m = any_move_of(M_PAY);
    assume(s.mover < t.head.players && s.victim <= t.head.players && s.victim != s.mover + 1);
    assume(t.head.players == 2 || s.victim == 0);
    assume_cards_are_of_one_deck(&s);
    bool covered = true;
    for (unsigned k = 0; k < SYMBOLS; k++)
        covered = covered && s.hand[s.mover][k] >= s.price[k];
    check((alexandros_refuse_occupying(&t, &s, m) == LEGAL) == covered);
    if (!covered)
        return;
    assume(s.held[s.mover] >= sum(s.price));
    expected = s;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        expected.hand[s.mover][k] = (uint8_t)(s.hand[s.mover][k] - s.price[k]);
        expected.discard[k] = (uint8_t)(s.discard[k] + s.used[k] + s.price[k]);
        expected.price[k] = expected.used[k] = 0;
    }
    expected.held[s.mover] = (uint8_t)(s.held[s.mover] - sum(s.price));
    expected.site = expected.victim = expected.due = 0;
    alexandros_occupy(&t, &s, m);
    check_same(s, expected);
    check(followed == ACTION_DONE && times == 1);
}
