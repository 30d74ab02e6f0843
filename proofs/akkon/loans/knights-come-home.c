/* proof: at the end of a round nothing is left of what was borrowed or not used, and the next
 *        begins
 * clause: borrow-returns seven-knights-per-round
 * readings: standard
 * marks: borrow_returns
 */
#include "../borrowing.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any(struct akkon_state), expected;
    expected = s;
    akkon_go_home(&t, &s);
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned q = 0; q < SEATS; q++)
            expected.stock[p][q] = 0;
    check(rounds_begun == 1);
    check_same(s, expected);
}
