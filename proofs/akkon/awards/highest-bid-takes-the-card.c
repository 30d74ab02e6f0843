/* proof: whatever five players bid, one wins just if his bid is above 0 and above that of every
 *        other; a tie for the highest and bids of nothing, such as a lone chaplain's, win nothing;
 *        with bids of nothing read to win, a sole grey does
 * clause: eval-highest-takes eval-tie-stays eval-zero-stays chaplain-wins-nothing
 * readings: standard, q-zero-bid A B
 * marks: eval_highest_takes eval_tie_stays eval_zero_stays chaplain_wins_nothing
 */
#include "../awarding.h"

enum { CITY = CAESAREA }; /* all cities are alike */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t);
    uint32_t seat = any_below(SEATS);
    unsigned bid[SEATS], greys = 0;
    bool most = seat < t.head.players, positive = false;
    for (unsigned p = 0; p < SEATS; p++) {
        given_bid[CITY][p] = any_below(121);
        given_void[CITY][p] = any_bool();
        bid[p] = given_void[CITY][p] ? 0 : given_bid[CITY][p];
    }
    for (unsigned p = 0; p < SEATS; p++)
        if (p < t.head.players) {
            most = most && (p == seat || bid[seat] > bid[p]);
            positive = positive || bid[p] > 0;
            greys += on(&s, p, GREY, CITY) && !given_void[CITY][p];
        }
    bool grey =
        seat < t.head.players && on(&s, seat, GREY, CITY) && !given_void[CITY][seat] && greys == 1;
    unsigned winner = akkon_winner_of(&t, &s, CITY);
    if (positive)
        check((winner == seat) == most);
    else if (READS(&t, Q_zero_bid, 'B'))
        check((winner == seat) == grey);
    else
        check(winner == NOWHERE);
    check(winner == NOWHERE || winner < t.head.players);
}
