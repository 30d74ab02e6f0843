/* proof: taking income, or a part of it: in any
 *        state it is legal exactly if nothing forbids it, and refused by the first clause that
 *        does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: income-sum income-forfeit income-from-lands-at-turn-start clockwise
 * readings: standard, q-income-partial A B, q-income-closers A B, q-takeback-when A B C
 * marks: income_sum income_forfeit income_from_lands_at_turn_start clockwise
 * loops: MOVE_KINDS:24 CARDS:25 ROOM:27 count:26
 */
#include "../stated.h"

void harness(void)
{
    struct move m = any_move();
    switch (m.kind) {
        CHECK_STATED(0, M_COLLECT)
        CHECK_STATED(0, M_CLAIM)
    default: return;
    }
}
