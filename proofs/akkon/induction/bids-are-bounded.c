/* proof: no bid without a forbidden pair exceeds 60, or 32 and 12 for each player if that is more;
 *        and as much can be bid
 * clause: bid-is-sum merc-grey-exclusive
 * readings: standard
 * marks: bid_is_sum
 * rules: knights.c
 */
#include "../bids.h"

enum { CITY = SIDON, SEAT = 1 }; /* all are alike */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t);
    for (unsigned p = 0; p < SEATS; p++)
        assume(!on(&s, p, MERCENARY, CITY) || !on(&s, p, GREY, CITY));
    unsigned players = t.head.players, most = players == 2 ? 60 : 32 + 12 * players;
    unsigned bid = akkon_bid_value(&t, &s, SEAT, CITY);
    check(bid <= most);
    if (bid == most)
        check(bid <= 92); /* in reach: the bounds are met */
}
