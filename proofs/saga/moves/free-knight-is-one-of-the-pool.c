/* proof: who gets a land with the free knight while knights are independent is asked, and nobody
 *        else; he takes one of them into his hand, any, for nothing, or none
 * clause: free-knight free-knight-now-or-never
 * readings: standard
 * marks: free_knight free_knight_now_or_never
 * rules: castle.c lands.c
 */
#include "../ledger.h"

void saga_resume(const struct saga_table *t, struct saga_state *s)
{
    (void)t, (void)s;
}

void harness(void)
{
    struct saga_table t = any_table();
    struct saga_state s = any(struct saga_state), expected;
    uint32_t card = any_below(CARDS), land = any_below(LANDS), seat = any_below(SEATS);
    assume_lands_are_sound(&t, &s);
    assume(s.freed[0] == 0 && s.freed[1] == 0); /* kept under another reading only */
    bool any_there = false;
    for (unsigned i = 0; i < CARDS; i++)
        any_there = any_there || s.pool[i] > 0;
    bool power = (t.during[land][s.side[land]] & P_FREE) != 0;
    expected = s;
    bool asks = saga_offer_gift(&t, &s, seat, land);
    check(asks == (power && any_there));
    if (asks) {
        expected.phase = GIFT;
        expected.asked = (uint8_t)(seat + 1);
        expected.about = (uint8_t)(land + 1);
    }
    check_same(s, expected);
    if (!asks)
        return;
    check((saga_refuse_take_free(&t, &s, card) == LEGAL) == (s.pool[card] > 0));
    if (s.pool[card] > 0 && any_bool()) {
        expected.pool[card]--;
        expected.hand[seat][card]++;
        expected.held[seat]++;
        saga_take_free(&t, &s, card);
    } else {
        saga_take_free(&t, &s, NOWHERE);
    }
    check_same(s, expected);
}
