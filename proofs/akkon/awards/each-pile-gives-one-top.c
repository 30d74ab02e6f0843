/* proof: when bids are turned up each city by itself gives its top to whom its highest bid is, into
 *        his hand, and keeps it where nobody's is; no other card moves, and nothing else changes
 * clause: eval-each-city eval-highest-takes eval-tie-stays new-card-playable
 * readings: standard
 * marks: eval_each_city new_card_playable
 */
#include "../awarding.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t), expected;
    uint32_t city = any_below(CITIES), seat = any_below(SEATS);
    s.idle = 0;
    expected = s;
    for (unsigned c = 0; c < CITIES; c++) {
        given_top[c] = any_bool() ? c : NOWHERE;
        for (unsigned p = 0; p < SEATS; p++)
            given_bid[c][p] = any_below(121);
    }
    bool most = seat < t.head.players && given_bid[city][seat] > 0;
    for (unsigned p = 0; p < SEATS; p++)
        if (p < t.head.players && p != seat)
            most = most && given_bid[city][p] < given_bid[city][seat];
    award(&t, &s);
    check(taken[city] <= 1 && (taken[city] == 0 || given_top[city] == city));
    if (most && given_top[city] == city)
        check(taken[city] == 1 && taken_by[city] == IN_HAND + seat);
    if (taken[city] == 1 && taken_by[city] == IN_HAND + seat)
        check(most);
    check(taken[city] == 0 || (taken_by[city] >= IN_HAND && taken_by[city] < IN_HAND + SEATS));
    check_same(s, expected);
}
