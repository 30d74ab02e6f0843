/* proof: the walls of a way are taken from the black pile as far as it goes, and red ones for
 *        the rest: no more, no less; red ones are taken exactly if black ones do not suffice,
 *        also if these are used up to the last
 * clause: black-only red-after-black red-only-last-move wall-supplies
 * readings: standard
 * marks: black_only red_after_black red_only_last_move
 * checks: memory wrap
 */
#include "../any.h"
#include "../../../rules/alexandros/ways.c"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), expected;
    assume(s.black <= BLACK && s.red <= RED && s.laid <= s.black + s.red);
    expected = s;
    bool enough = s.laid <= s.black;
    expected.laid = 0;
    expected.black = enough ? (uint8_t)(s.black - s.laid) : 0;
    expected.red = enough ? s.red : (uint8_t)(s.red - (s.laid - s.black));
    take_from_piles(&t, &s);
    check_same(s, expected);
}
