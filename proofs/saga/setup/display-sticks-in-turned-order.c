/* proof: (not so) in the order in which they are turned, every knight of a display finds a place;
 *        the first one always does, the second already may not: two of a colour
 * clause: display-deal-may-stick
 * readings: standard, q-setup-stuck C
 * rules: none
 * expect: FAILED
 */
#include "../display.h"

void harness(void)
{
    any_set(2);
    uint32_t first = any_below(COLOURS), second = any_below(COLOURS), land = any_below(LANDS);
    check(places_for(&t, &s, first * VALUES) == 1);
    assume(refuse_deal(&t, &s, first * VALUES, land) == LEGAL);
    s.defence[land][0] = (uint8_t)(first * VALUES + 1);
    assume(left_of_colour(second) > 0);
    check(places_for(&t, &s, second * VALUES) > 0);
}
