/* proof: where a borrowed knight is left unused exactly the knights are offered that may be the one
 *        that comes home, each once: all of that colour that this player borrowed
 * clause: borrow-returns
 * readings: standard, q-borrow-return B
 * rules: turns.c loans.c setup.c rounds.c bidding.c windows.c knowledge.c
 * loops: MOVE_KINDS:28
 */
#include "../offered.h"

void harness(void)
{
    struct akkon_table t = any_table();
    struct akkon_state s = any_state_of(&t, HOME);
    struct move m = any_move();
    for (unsigned seat = 0; seat < SEATS; seat++)
        for (unsigned kind = 0; kind < KNIGHTS; kind++)
            assume(s.at[seat][kind] < LENT + t.head.players);
    witness(t, s, m);
    check(offered_rightly(&t, &s, m));
}
