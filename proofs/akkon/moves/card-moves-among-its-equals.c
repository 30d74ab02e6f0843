/* proof: a copy of a card that is put from one place to another leaves the one and comes to the
 *        other; no other place has more or fewer copies, equal cards stay in rising order, and none
 *        of another card is touched, so no card is lost or made
 * clause: discard-never-returns piles-by-city
 * readings: standard
 * marks: discard_never_returns
 * rules: material.c
 * unwind: 8
 * solver: minisat
 * twin-solver: minisat
 */
#include "../any.h"

enum { PRINT = 3, FIRST = 10, COPIES = 6 }; /* the assumed sheet has four */

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), before;
    unsigned from = any_below(CARD_PLACES), to = any_below(CARD_PLACES),
             place = any_below(CARD_PLACES);
    unsigned copies = 1 + any_below(COPIES), here = 0, left = 0, at = any_below(COPIES);
    t.first_card[PRINT] = FIRST;
    t.first_card[PRINT + 1] = (uint8_t)(FIRST + copies);
    bool there = false;
    for (unsigned i = 0; i < COPIES; i++) {
        if (i < copies)
            assume(s.card[FIRST + i] < CARD_PLACES
                   && (i == 0 || s.card[FIRST + i - 1] <= s.card[FIRST + i]));
        there = there || (i < copies && s.card[FIRST + i] == from);
        here += i < copies && s.card[FIRST + i] == place;
    }
    assume(there && from != to);
    before = s;
    akkon_put_card(&t, &s, PRINT, from, to);
    for (unsigned i = 0; i < COPIES; i++)
        left += i < copies && s.card[FIRST + i] == place;
    check(left + (place == from) == here + (place == to));
    check(at + 1 >= copies || s.card[FIRST + at] <= s.card[FIRST + at + 1]);
    uint32_t other = any_below(CARDS);
    check((other >= FIRST && other < FIRST + copies) || s.card[other] == before.card[other]);
}
