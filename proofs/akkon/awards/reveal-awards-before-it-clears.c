/* proof: when bids are turned up, all of them are compared as they were laid; then of every player
 *        nothing is kept of where his knights lay, and each has in his stock those of his that were
 *        in the camp and those that were lent to him, of all colours: of all knights just those bid
 *        are in no stock; the start player is to come (proved for five players)
 * clause: eval-each-city bid-set-aside borrow-as-own borrow-owner-lacks round-bid-then-card
 * readings: standard
 * marks: bid_set_aside borrow_as_own round_bid_then_card
 */
#include "../awarding.h"

enum { SEAT = 1 }; /* all seats are alike */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t);
    unsigned stock = 0;
    t.head.players = SEATS;
    assume(s.privilege[POWER] <= SEATS);
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned c = 0; c < SEATS; c++)
            s.stock[p][c] = 0;
    watched.seat = any_below(SEATS);
    watched.kind = any_below(KNIGHTS);
    watched.where = s.at[watched.seat][watched.kind];
    for (unsigned city = 0; city < CITIES; city++) {
        given_top[city] = any_bool() ? city : NOWHERE;
        for (unsigned p = 0; p < SEATS; p++)
            given_bid[city][p] = any_below(121);
    }
    for (unsigned c = 0; c < SEATS; c++)
        for (unsigned k = 0; k < KNIGHTS; k++) {
            assume(s.at[c][k] != LENT + c);
            stock += s.at[c][k] == (c == SEAT ? (unsigned)IN_CAMP : LENT + SEAT);
        }
    akkon_reveal(&t, &s);
    check(watched.times == SEATS * CITIES);
    check(s.at[watched.seat][watched.kind] == 0 && s.earlier[watched.seat][any_below(SEATS)] == 0);
    for (unsigned c = 0; c < SEATS; c++)
        check(s.stock[SEAT][c] == (c == SEAT ? stock : 0));
    check(s.mover == s.start && s.passed == 0 && exposed == 1 && exposed_after == RETURN);
}
