/* proof: while a card is paid exactly the legal pieces are offered, each once; under any reading of
 *        what pays and whether more may be paid
 * clause: card-pay-exact card-pay-from-stock
 * readings: standard, q-marshal-pays A B, q-overpay A B
 * rules: turns.c paying.c setup.c loans.c rounds.c bidding.c windows.c knowledge.c
 * loops: MOVE_KINDS:28 SOURCES:9 THE_MARSHAL:9
 */
#include "../offered.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_state_of(&t, PAY);
    struct move m = any_move();
    assume_stock(&t, &s);
    assume(s.owes <= 9);
    if (READS(&t, Q_overpay, 'A'))
        assume(s.owes > 0); /* else it is done already */
    witness(t, s, m);
    check(offered_rightly(&t, &s, m));
}
