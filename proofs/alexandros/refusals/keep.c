/* proof: taking an open card for a joker, or none: at any time it is legal exactly if nothing
 *        forbids it, and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: joker-then-take move-then-actions clockwise tax-everybody highest-wins
 * readings: standard, q-joker-take A B C, q-tax-compulsory-effect A B
 * marks: joker_then_take move_then_actions clockwise tax_everybody highest_wins
 * rules: turns.c setup.c moving.c goals.c ways.c provinces.c taking.c occupying.c tax.c
 *        moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=1 ALEXANDROS_COLUMNS=4 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=5
 *        ALEXANDROS_INNER=2 ALEXANDROS_COAST=5
 * unwind: 8
 * loops: PHASES:17
 */
#include "../stated.h"

void harness(void)
{
    switch (any(uint8_t)) {
    case 0:  check_stated_twice(M_KEEP); break;
    default: check_stated_twice(M_DECLINE);
    }
}
