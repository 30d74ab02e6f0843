/* proof: which moves a player may make does not depend on others' hands or on the talon's faces, in
 *        any state whatever
 * rules: turns.c setup.c moves.c units.c end.c
 * clause: hand-is-private talon-is-hidden
 * unwindset: alike_to.2:33
 * marks: hand_is_private talon_is_hidden
 */
#include "course.h"

/* Two states that one player cannot tell apart: others' hands and the talon differ. */
static void alike_to(unsigned player, struct ordonanz_state *a, struct ordonanz_state *b)
{
    *a = any(struct ordonanz_state);
    *b = *a;
    for (unsigned p = 0; p < SEATS; p++)
        for (unsigned i = 0; i < HAND_ROOM; i++)
            b->hand[p][i] = p == player ? a->hand[p][i] : any(uint8_t);
    for (unsigned face = 0; face < FACES; face++) {
        b->talon[0][face] = any(uint8_t);
        b->talon[1][face] = any(uint8_t);
    }
}

void harness(void)
{
    struct ordonanz_table t = any_table_and_reading();
    struct ordonanz_state a, b;
    struct move m = any_move();
    assume(m.actor < t.head.players);
    alike_to(m.actor, &a, &b);
    witness(t, a, m);
    check(ordonanz_refusal(&t, &a, m) == ordonanz_refusal(&t, &b, m));
}
