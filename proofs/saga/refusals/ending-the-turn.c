/* proof: ending the turn, and letting go what is offered: in any state it is legal exactly if
 *        nothing forbids it, and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: lay-exactly-one turn-actions income-first conquest-not-optional clockwise
 *        end-at-once
 * readings: standard, q-income-duty A B, q-conquest-optional A B
 * marks: lay_exactly_one turn_actions income_first conquest_not_optional clockwise end_at_once
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(0, M_END)
        CHECK_STATED(0, M_PASS)
    default: return;
    }
}
