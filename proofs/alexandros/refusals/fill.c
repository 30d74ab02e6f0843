/* proof: filling up the row instead of taking a card: at any time it is legal exactly if
 *        nothing forbids it, and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: no-refill-between no-cards-anywhere move-then-actions clockwise highest-wins
 * readings: standard, q-refill-time A B C
 * marks: no_refill_between no_cards_anywhere move_then_actions clockwise highest_wins
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
    check_stated_twice(M_FILL);
}
