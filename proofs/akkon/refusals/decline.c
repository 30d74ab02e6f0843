/* proof: declining: in any state it is legal exactly if nothing forbids it, and refused by the
 *         first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: decline-when-asked bid-place-or-pass scripture-must-minus-1 scripture-within-bounds
 * readings: any
 * rules: turns.c moves.c material.c setup.c bidding.c paying.c cards.c actions.c loans.c
 *         windows.c rounds.c knowledge.c
 * loops: CARDS:73 cards:73 print:40 copies:13 AKKON_QUESTIONS:65 SOURCES:9 PIECES:10 MARSHAL:10
 *        PHASES:22 MOST:10
 * bound: 1 sheet
 */
#include "../stated.h"

void harness(void)
{
    check_stated_twice(M_SKIP);
}
