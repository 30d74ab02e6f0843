/* proof: who holds prestige and has a hand gives a card of it for the top of a pile that has one:
 *        one card out, one in, so that the hand is as large as before; nothing else changes
 * clause: prestige-take prestige-pay-old-card prestige-needs-hand prestige-top-only
 * readings: standard
 * marks: prestige_take prestige_pay_old_card prestige_needs_hand prestige_top_only
 */
#include "../windowed.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t print = any_below(CARDS), city = any_below(CITIES);
    struct move m = { M_EXCHANGE, SEAT, { (uint8_t)print, (uint8_t)city } };
    s.phase = EXCHANGE;
    s.privilege[PRESTIGE] = SEAT + 1;
    s.idle = s.field = 0;
    given_held = any_below(CARDS);
    given_copies = any_below(given_held + 1);
    for (unsigned c = 0; c < CITIES; c++)
        given_top[c] = any_bool() ? any_below(CARDS) : NOWHERE;
    bool may = given_copies > 0 && given_top[city] != NOWHERE;
    verdict v = akkon_refuse_window(&t, &s, m);
    check((v == LEGAL) == may);
    if (given_held == 0 && given_top[city] != NOWHERE)
        check(v == AKKON_prestige_needs_hand);
    if (!may)
        return;
    expected = s;
    akkon_use_window(&t, &s, m);
    check(moves_made == 2 && from_hand == print + 1 && into_hand == given_top[city] + 1);
    check(exposed == BID);
    check_same(s, expected);
}
