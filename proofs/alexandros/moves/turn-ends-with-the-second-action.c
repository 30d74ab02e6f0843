/* proof: an action costs one of two; after the second the game is over if red walls were taken, and
 *        only then; or the row is filled up if it is short and there are cards; or the left
 *        neighbour begins with two actions
 * clause: actions-two clockwise refill-to-two end-red-trigger end-red-finish-actions
 *     no-cards-anywhere
 * readings: standard
 * marks: actions_two clockwise end_red_trigger end_red_finish_actions no_cards_anywhere
 * checks: memory
 */
#include "../after_a_turn.h"
#include "../any_verdict.h"
#include "../any_effect.h"
#include "../../../rules/alexandros/turns.c"

uint8_t alexandros_turn_of(table_given t, state_given s)
{
    return any(uint8_t);
}
bool alexandros_sayable(table_given t, struct move m)
{
    return any_bool();
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), expected;
    cards_left = any_bool();
    assume(s.actions == 1 || s.actions == 2);
    assume(s.mover < t.head.players && s.ending == 0);
    expected = s;
    expected.phase = ACTION;
    expected.actions--;
    if (s.actions == 1)
        expected = after_the_turn(&t, expected);
    alexandros_action_done(&t, &s);
    check_same(s, expected);
    check(restocked == (s.phase == REFILL ? 1 : 0));
}
