/* proof: what a player bids on a field is the sum of 5 to 8 for his ordinary knights, 4 for the
 *        marshal and, for his mercenary, 2 and 2 more for every other piece there, of whomever;
 *        twice that if his grey lies there; his chaplain adds nothing; pieces elsewhere do not
 *        matter, nor does the grey of another
 * clause: knight-value-5-8 mercenary-base-2 mercenary-plus-2-each grey-no-value grey-doubles-own
 *         grey-not-foreign chaplain-no-value marshal-value-4 bid-is-sum
 * readings: standard
 * marks: knight_value_5_8 mercenary_base_2 mercenary_plus_2_each grey_doubles_own grey_not_foreign
 *        marshal_value_4 bid_is_sum
 * rules: knights.c
 */
#include "../bids.h"

enum { CITY = SIDON }; /* all cities are alike */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t);
    uint32_t seat = any_below(SEATS);
    assume(seat < t.head.players);
    unsigned there = s.marshal == 1 + CITY, sum = 0;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned k = 0; k < KNIGHTS; k++)
            there += on(&s, p, k, CITY);
    if (on(&s, seat, FIVE, CITY))
        sum += 5;
    if (on(&s, seat, SIX, CITY))
        sum += 6;
    if (on(&s, seat, SEVEN, CITY))
        sum += 7;
    if (on(&s, seat, EIGHT, CITY))
        sum += 8;
    if (on(&s, seat, MERCENARY, CITY))
        sum += 2 * there; /* himself 2, and 2 for each of the others */
    if (s.marshal == 1 + CITY && s.start == seat)
        sum += 4;
    unsigned bid = akkon_bid_value(&t, &s, seat, CITY);
    check(bid == (on(&s, seat, GREY, CITY) ? 2 * sum : sum));
    check(akkon_pieces_on(&t, &s, CITY) == there);
}
