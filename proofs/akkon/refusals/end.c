/* proof: ending the turn: in any state it is legal exactly if nothing forbids it, and refused
 *         by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: card-clockwise round-bid-then-card card-read-then-act hand-limit-5
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
    check_stated_twice(M_END);
}
