/* proof: scoring for the tax of another player: at any time it is legal exactly if nothing
 *        forbids it, and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: tax-everybody tax-others-no-card tax-matching-card actions-four-kinds highest-wins
 * readings: standard, q-tax-others-card A B
 * marks: tax_everybody tax_others_no_card tax_matching_card actions_four_kinds highest_wins
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
    check_stated_twice(M_COLLECT);
}
