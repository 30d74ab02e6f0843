/* proof: the choice of a card, of a goal and of the card for a joker keep every property of states
 * clause: move-mandatory pick-open-card exception-hand-card joker-then-take goal-nearest
 * marks: open_card_into_hand exception_hand_card joker_then_take goal_nearest no_goal_no_move
 * rules: turns.c setup.c moving.c taking.c tax.c moves.c
 * spec: yes
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4 ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "induction.h"

void harness(void)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = sound_state(&t), before = s;
    struct move m = any_move();
    witness(t, before, m);
    switch (moment(&s, m)) {
    PLAYED(CARD, M_OPEN)
    PLAYED(CARD, M_HAND)
    PLAYED(CARD, M_JOKER)
    PLAYED(CARD, M_STAY)
    PLAYED(GOAL, M_GOAL)
    PLAYED(JOKER_TAKE, M_KEEP)
    PLAYED(JOKER_TAKE, M_DECLINE)
    default:
        return;
    }
    check(alexandros_every_state_property(&t, &s));
}
