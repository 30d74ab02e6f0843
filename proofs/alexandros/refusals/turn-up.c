/* proof: turning up a card, and drawing one: at any time it is legal exactly if nothing
 *        forbids it, and refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: two-open-cards take-pile-or-open rest-is-pile highest-wins
 * readings: standard
 * marks: two_open_cards take_pile_or_open rest_is_pile highest_wins
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
    case 0:  check_stated_twice(M_UNCOVER); break;
    default: check_stated_twice(M_DRAW);
    }
}
