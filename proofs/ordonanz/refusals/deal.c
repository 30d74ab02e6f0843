/* proof: dealing a card: in any state it is legal exactly if nothing forbids it, and refused by
 *        the first clause that does
 * duty: legal-if-nothing-forbids cited-clause-is-first
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B, q-whose-area A B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: deal-six talon-is-the-rest ends-when-all-full nothing-after-the-end
 * marks: deal_six talon_is_the_rest ends_when_all_full nothing_after_the_end
 */
#include "../stated.h"

void harness(void)
{
    check_stated_twice(M_DEAL);
}
