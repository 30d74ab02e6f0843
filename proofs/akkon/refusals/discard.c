/* proof: putting surplus away: in any state it is legal exactly if nothing forbids it, and
 *        refused by the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * clause: hand-limit-5 hand-limit-choose card-clockwise
 * readings: any
 * rules: turns.c moves.c material.c setup.c bidding.c paying.c cards.c actions.c loans.c
 *        windows.c rounds.c knowledge.c knights.c
 * loops: first_card:13 first_of:25 CARDS:73 cards:73 print:40 copies:13 AKKON_QUESTIONS:65
 *        SOURCES:9 PIECES:10 MARSHAL:10 PHASES:22 MOST:10
 * bound: 1 sheet
 */
#include "../stated.h"

void harness(void)
{
    CHECK_PIECES_STATED_TWICE(M_DISCARD)
}
