/* proof: turning a land back: in any state it is legal exactly if nothing forbids it, and
 *        refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: treasure-add-renewed hide-renewed income-first clockwise
 * readings: standard, q-flip-back-may A B C, q-income-duty A B
 * marks: treasure_add_renewed hide_renewed income_first clockwise
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(0, M_FLIP)
    default: return;
    }
}
