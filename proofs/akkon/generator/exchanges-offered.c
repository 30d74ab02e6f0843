/* proof: Barbarossa is offered each card of the hand for each top, each once, and to leave it; and
 *        under the other reading each card of the pile that he looks through
 * clause: prestige-take prestige-pay-old-card prestige-top-only
 * readings: standard, q-prestige-which A B
 * rules: turns.c windows.c setup.c loans.c rounds.c bidding.c knowledge.c
 * loops: MOVE_KINDS:28 print:73
 */
#include "../offered.h"

void harness(void)
{
    struct akkon_table t = any_table();
    assume(t.prints <= CARDS);
    bool search = any_bool();
    struct move m = any_move();
    if (search) {
        struct akkon_state s = any_state_of(&t, SEARCH);
        assume(s.privilege[PRESTIGE] != 0);
        for (unsigned print = 0; print < CARDS; print++)
            assume(t.print[print].city < CITIES);
        witness(t, s, m);
        check(offered_rightly(&t, &s, m));
    } else {
        struct akkon_state s = any_state_of(&t, EXCHANGE);
        assume(s.privilege[PRESTIGE] != 0);
        assume(given.held[s.privilege[PRESTIGE] - 1] > 0); /* else nobody is asked */
        witness(t, s, m);
        check(offered_rightly(&t, &s, m));
    }
}
