/* proof: whatever is asked, a legal move takes one to three stones, and a refused one changes
 *        nothing
 * readings: free
 * clause: take-one-to-three
 * marks: take_one_to_three
 */
#include "../../rules/newgame/newgame.h"
#include "../prove.h"
#include "newgame_properties.h"

void harness(void)
{
    struct newgame_table t = any(struct newgame_table);
    struct newgame_state s = any(struct newgame_state), before;
    struct move m = any_move();
    t.head.players = SEATS;
    assume(newgame_every_state_property(&t, &s));
    before = s;
    witness(t, before, m);
    if (newgame_step(&t, &s, m) != LEGAL)
        check(s.heap == before.heap && s.turn == before.turn && s.phase == before.phase);
    else if (m.kind == M_TAKE)
        check(s.heap + m.arg[0] == before.heap && s.heap < before.heap);
    check(newgame_every_state_property(&t, &s));
}
