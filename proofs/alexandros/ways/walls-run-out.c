/* proof: T1, T3, the walls. When Alexandros arrives and has laid a wall, and another turn follows
 *        this one, then fewer black walls are left than when he set out; and none comes back to a
 *        pile (only-tax-changes-scores). So a game has at most 66 moves that lay a wall, and at
 *        most 66 turns if each of them does
 * clause: end-red-trigger wall-supplies black-only red-only-last-move
 * readings: standard
 * marks: black_only red_only_last_move end_red_finish_actions
 * rules: turns.c
 */
#include "../ways.h"

static bool cards_left;
bool alexandros_any_to_draw(state_given s)
{
    return cards_left;
}
void alexandros_restock(struct alexandros_state *s)
{
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state), before = s;
    cards_left = any_bool();
    assume(s.black <= BLACK && s.red == RED && s.ending == 0);
    assume(s.mover < t.head.players && s.laid <= s.black + s.red && s.target == s.at + 1);
    before = s;
    go_on(&t, &s);
    check(arrived == 1 && s.laid == 0);
    alexandros_end_turn(&t, &s);
    if (s.phase != OVER)
        check(s.red == RED && s.black + before.laid == before.black);
    else
        check(before.laid > before.black);
}
