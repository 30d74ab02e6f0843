/* proof: on every board, in every state whose hands fit the turn, whatever is asked: a legal
 *        move leaves hands that fit the turn, and a refused one changes nothing
 * readings: free
 * clause: players-alternate place-first
 * marks: place_first
 */
#include "../../rules/mill/mill.h"
#include "../prove.h"
#include "mill_properties.h"

void harness(void)
{
    struct mill_table t = any(struct mill_table);
    struct mill_state s = any(struct mill_state), before;
    struct move m = any_move();
    assume(mill_table_refusal(&t) == LEGAL && mill_property_men_stand_on_the_board(&t, &s));
    assume(mill_property_hands_go_down_in_turn(&t, &s));
    before = s;
    witness(t, before, m);
    if (mill_step(&t, &s, m) != LEGAL)
        check(s.turn == before.turn && s.phase == before.phase);
    else
        check(s.turn != before.turn);
    check(mill_property_hands_go_down_in_turn(&t, &s));
}
