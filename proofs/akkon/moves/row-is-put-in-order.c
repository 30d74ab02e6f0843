/* proof: a place that is put in order among those before it goes where it belongs, and those above
 *        it go up by one; so from one place to the next a row comes to rise, and what it tells is
 *        how often each place occurs. For the last of a full row: a shorter one is such a row with
 *        zeros before it, where nothing goes down to
 * clause: hand-count-public bid-face-down
 * readings: free
 * loops: LAST:73 at:73
 */
#include "../any.h"
#include "../../../rules/akkon/material.c"

enum { LAST = CARDS - 1 };

void harness(void)
{
    struct row {
        uint8_t place[CARDS];
    } row = any(struct row), before = row;
    uint32_t at = any_below(CARDS);
    for (unsigned k = 1; k < LAST; k++)
        assume(row.place[k - 1] <= row.place[k]);
    put_in(row.place, LAST);
    uint8_t put = before.place[LAST];
    if (at < LAST && before.place[at] <= put)
        check(row.place[at] == before.place[at]);
    else
        check(row.place[at] == (at > 0 && before.place[at - 1] > put ? before.place[at - 1] : put));
}
