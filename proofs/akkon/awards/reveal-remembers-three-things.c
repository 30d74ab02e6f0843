/* proof: of what was bid there is kept: where somebody's chaplain lay; for who holds power, whether
 *        he has bid a knight and whether he has bid the marshal; a marshal that was bid is set
 *        aside for that one, else spent; nothing else changes
 * clause: chaplain-discount chaplain-discount-scope power-return-one bid-set-aside
 *     marshal-start-player-only
 * readings: standard
 * marks: chaplain_discount
 */
#include "../awarding.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t), expected;
    uint32_t seat = any_below(SEATS);
    assume(s.privilege[POWER] <= SEATS && s.chaplain[seat] == 0 && s.returnable == 0);
    expected = s;
    unsigned anchor = s.at[seat][CHAPLAIN], holder = s.privilege[POWER];
    bool knight = false, marshal = s.marshal >= ON_FIELD;
    for (unsigned k = 0; k < KNIGHTS; k++)
        knight = knight
              || (holder != 0 && s.at[holder - 1][k] >= ON_FIELD && s.at[holder - 1][k] < LENT);
    bool led = marshal && holder == s.start + 1;
    expected.chaplain[seat] = (uint8_t)(anchor >= ON_FIELD && anchor < LENT ? anchor : 0);
    expected.returnable = (uint8_t)((knight ? 1 : 0) + (led ? 4 : 0));
    if (marshal)
        expected.marshal = led ? SET_ASIDE : SPENT;
    note_chaplain(&t, &s, seat);
    note_returnable(&t, &s);
    set_marshal_aside(&s);
    check_same(s, expected);
}
