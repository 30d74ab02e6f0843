/* proof: a Mint is played for the top of a pile that has one, and for nothing only if none has;
 *        that top, and no other card, goes into the hand of who played it; nothing else changes
 *        (proved for five players)
 * clause: mint-take-top mint-no-card-left
 * readings: standard
 * marks: mint_take_top mint_no_card_left
 */
#include "../acting.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_turn(&t, MINT), expected;
    uint32_t target = any_below(CITIES + 1);
    bool some = false;
    for (unsigned city = 0; city < CITIES; city++) {
        given_top[city] = any_bool() ? any_below(CARDS) : NOWHERE;
        some = some || given_top[city] != NOWHERE;
    }
    bool may = target == 0 ? !some : given_top[target - 1] != NOWHERE;
    check((akkon_refuse_action(&t, &s, 0, target) == LEGAL) == may);
    if (!may)
        return;
    s.target = (uint8_t)target;
    expected = s;
    akkon_act(&t, &s);
    if (target == 0) {
        check(finished == 1 && moved == 0 && exposed == 0);
    } else {
        check(finished == 0 && moved == 1 && exposed == 1);
        check(moved_print == given_top[target - 1] && moved_from == ON_TOP
              && moved_to == IN_HAND + SEAT);
        expected.target = 0;
    }
    check_same(s, expected);
}
