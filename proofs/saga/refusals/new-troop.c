/* proof: laying a new troop: in any
 *        state it is legal exactly if nothing forbids it, and refused by the first clause that
 *        does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: lay-exactly-one lay-from-hand new-troop-own-land income-first end-at-once
 * readings: standard, q-own-land-target A B, q-income-duty A B
 * marks: lay_exactly_one lay_from_hand new_troop_own_land income_first end_at_once
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(0, M_LAY)
    default: return;
    }
}
