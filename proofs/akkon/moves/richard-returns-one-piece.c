/* proof: who holds power takes back a knight, the chaplain, or the marshal, if he has bid him: it
 *        is one more to pay with, and no second can be taken back; his chaplain's discount stays;
 *        nothing else changes
 * clause: power-return-one power-before-own-turn priv-once-per-round
 * readings: standard
 * marks: power_return_one power_before_own_turn
 */
#include "../windowed.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    uint32_t what = any_below(RETURNED);
    struct move m = { M_RETURN, SEAT, { (uint8_t)what, 0 } };
    s.phase = RETURN;
    s.mover = SEAT;
    s.privilege[POWER] = SEAT + 1;
    assume((s.returnable & ~5u) == 0 && s.stock[SEAT][SEAT] <= 34);
    s.marshal = (s.returnable & 4u) != 0 ? SET_ASIDE : s.marshal;
    assume(s.marshal != SET_ASIDE || (s.returnable & 4u) != 0);
    verdict v = akkon_refuse_window(&t, &s, m);
    check((v == LEGAL)
          == ((what == A_KNIGHT && (s.returnable & 1u) != 0)
              || (what == THE_CHAPLAIN && s.returnable != 0 && s.chaplain[SEAT] != 0)
              || (what == THE_BID_MARSHAL && (s.returnable & 4u) != 0)));
    if (v != LEGAL)
        return;
    expected = s;
    akkon_use_window(&t, &s, m);
    expected.returnable = 0;
    if (what != THE_BID_MARSHAL)
        expected.stock[SEAT][SEAT]++;
    if (expected.marshal == SET_ASIDE)
        expected.marshal = what != THE_BID_MARSHAL ? SPENT : IN_CAMP;
    check(akkon_refuse_window(&t, &s, m) == AKKON_power_return_one);
    check(entered == TURN);
    check_same(s, expected);
}
