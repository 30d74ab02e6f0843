/* proof: of a hand that is too large exactly its cards are offered, each once
 * clause: hand-limit-choose hand-limit-5
 * readings: standard
 * rules: turns.c cards.c setup.c loans.c rounds.c bidding.c windows.c knowledge.c
 * loops: MOVE_KINDS:28 print:73
 */
#include "../offered.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_state_of(&t, SURPLUS);
    struct move m = any_move();
    assume(t.prints <= CARDS);
    witness(t, s, m);
    check(offered_rightly(&t, &s, m));
}
