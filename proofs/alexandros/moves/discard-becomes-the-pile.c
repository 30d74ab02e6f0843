/* proof: an empty pile becomes the discard, card by card, and nothing is discarded then; a pile
 *        that is not empty stays, and so does the discard
 * clause: reshuffle
 * readings: free
 * marks: reshuffle
 * checks: memory wrap
 */
#include "../cards.h"
#include "../../../rules/alexandros/setup.c"

void harness(void)
{
    struct alexandros_state s = any(struct alexandros_state), expected = s;
    bool empty = true, any_left = false;
    for (unsigned k = 0; k < SYMBOLS; k++) {
        empty = empty && s.pile[k] == 0;
        any_left = any_left || s.pile[k] > 0 || s.discard[k] > 0;
    }
    check(alexandros_any_to_draw(&s) == any_left);
    for (unsigned k = 0; k < SYMBOLS && empty; k++) {
        expected.pile[k] = s.discard[k];
        expected.discard[k] = 0;
    }
    alexandros_restock(&s);
    check_same(s, expected);
}
