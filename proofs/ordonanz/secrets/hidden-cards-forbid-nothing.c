/* proof: which moves a player may make does not depend on others' hands or on the talon's faces, in
 *        any state whatever
 * readings: standard, q-action-order A B C, q-empty-talon A B C, q-two-decks A B C, q-final-draw A
 *     B
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: hand-is-private talon-is-hidden
 * unwindset: alike_to.2:33
 * marks: hand_is_private talon_is_hidden
 */
#include "../alike.h"

/* q-hidden-hands B and q-talon-count B make no difference to moves: what is hidden forbids none. */
void harness(void)
{
    struct ordonanz_table t = any_table();
    struct ordonanz_state a = any(struct ordonanz_state), b;
    struct move m = any_move();
    assume(m.actor < t.head.players);
    alike_to(m.actor, &a, &b);
    witness(t, a, m);
    check(ordonanz_refusal(&t, &a, m) == ordonanz_refusal(&t, &b, m));
}
