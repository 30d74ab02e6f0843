/* proof: changing chips, where points alone count: in any
 *        state it is legal exactly if nothing forbids it, and refused by the first clause that
 *        does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: change-always
 * readings: standard
 * marks: change_always
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(0, M_PUT_CHIP)
        CHECK_STATED(0, M_TAKE_CHIP)
    default: return;
    }
}
