/* proof: when bids are turned up, the knights of a colour that lie in the camp are added to the
 *        stock of its owner, those that are lent to the stock of who has them, one for one; those
 *        that were bid to none; then nothing is kept of which knight lay where; nothing else
 *        changes (proved for five players)
 * clause: bid-set-aside bid-not-for-cards borrow-as-own borrow-owner-lacks card-type-irrelevant
 * readings: standard
 * marks: bid_set_aside card_type_irrelevant borrow_as_own
 */
#include "../awarding.h"

enum { SEAT = 1 }; /* all seats are alike */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t), expected;
    t.head.players = SEATS;
    for (unsigned p = 0; p < SEATS; p++)
        assume(s.stock[p][p] <= 28); /* of the four other colours */
    for (unsigned k = 0; k < KNIGHTS; k++)
        assume(s.at[SEAT][k] != LENT + SEAT);
    expected = s;
    for (unsigned p = 0; p < SEATS; p++) {
        unsigned here = p == SEAT ? (unsigned)IN_CAMP : LENT + p, n = expected.stock[p][p];
        for (unsigned k = 0; k < KNIGHTS; k++)
            n += s.at[SEAT][k] == here;
        expected.stock[p][p] = (uint8_t)n;
    }
    for (unsigned k = 0; k < KNIGHTS; k++)
        expected.at[SEAT][k] = 0;
    take_stock(&t, &s, SEAT);
    check_same(s, expected);
}
