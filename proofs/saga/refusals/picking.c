/* proof: saying which troop counts: in any state it is legal exactly if nothing forbids it,
 *        and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: end-lake-troop end-at-once clockwise
 * readings: standard, q-endadd-target A B
 * marks: end_lake_troop end_at_once clockwise
 * bound: 3 knights
 * defines: SAGA_ROOM=3
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:5 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(3, M_PICK)
    default: return;
    }
}
