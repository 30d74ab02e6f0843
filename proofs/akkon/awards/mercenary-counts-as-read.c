/* proof: under the other readings of what a mercenary counts, when he counts it, whether the grey
 *        doubles the marshal, and what a forbidden pair that is found is worth, a bid is the sum
 *        that they say
 * clause: mercenary-plus-2-each grey-doubles-own merc-grey-exclusive
 * readings: standard, q-mercenary-later A B, q-mercenary-counts A B C, q-grey-doubles-marshal A B,
 *           q-hidden-combo A B C
 * rules: knights.c
 */
#include "../bids.h"

enum { CITY = SIDON, SEAT = 1 }; /* all are alike */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_bids(&t);
    for (unsigned p = 0; p < SEATS; p++)
        s.earlier[SEAT][p] = READS(&t, Q_mercenary_later, 'A') ? 0 : any(uint8_t);
    unsigned met = s.marshal == 1 + CITY && !READS(&t, Q_mercenary_counts, 'B')
                && (s.earlier[SEAT][s.start] >> MARSHAL & 1u) == 0,
             sum = 0;
    bool led = s.marshal == 1 + CITY && s.start == SEAT, grey = on(&s, SEAT, GREY, CITY);
    for (unsigned p = 0; p < SEATS; p++) {
        bool pair = on(&s, p, MERCENARY, CITY) && on(&s, p, GREY, CITY);
        for (unsigned k = 0; k < KNIGHTS; k++) {
            bool worthless = READS(&t, Q_mercenary_counts, 'C') && (k == GREY || k == CHAPLAIN);
            bool off = k == GREY && pair && READS(&t, Q_hidden_combo, 'C');
            bool himself = p == SEAT && k == MERCENARY;
            bool found = (s.earlier[SEAT][p] >> k & 1u) != 0;
            met += on(&s, p, k, CITY) && !worthless && !off && !himself && !found;
        }
        if (p == SEAT && pair && READS(&t, Q_hidden_combo, 'C'))
            grey = false;
        check(akkon_bid_void(&t, &s, p, CITY) == (pair && READS(&t, Q_hidden_combo, 'B')));
    }
    for (unsigned k = FIVE; k <= EIGHT; k++)
        sum += on(&s, SEAT, k, CITY) ? 5 + k : 0;
    if (on(&s, SEAT, MERCENARY, CITY))
        sum += 2 + 2 * met;
    unsigned once = grey ? 2 * sum : sum, lead = led ? 4 : 0;
    bool twice = grey && !READS(&t, Q_grey_doubles_marshal, 'B');
    check(akkon_bid_value(&t, &s, SEAT, CITY) == once + (twice ? 2 * lead : lead));
}
