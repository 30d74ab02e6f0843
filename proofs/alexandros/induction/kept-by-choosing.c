/* proof: the choice of a card, of a goal and of the card for a joker keep every property of states
 * clause: move-mandatory pick-open-card exception-hand-card joker-then-take goal-nearest
 * readings: standard
 * marks: open_card_into_hand exception_hand_card joker_then_take goal_nearest no_goal_no_move
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../kept.h"

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    switch (moment(s, m)) {
        ON_ITS_TURN(CARD, M_OPEN)
        ON_ITS_TURN(CARD, M_HAND)
        ON_ITS_TURN(CARD, M_JOKER)
        ON_ITS_TURN(CARD, M_STAY)
        ON_ITS_TURN(GOAL, M_GOAL)
        ON_ITS_TURN(JOKER_TAKE, M_KEEP)
        ON_ITS_TURN(JOKER_TAKE, M_DECLINE)
    default: return false;
    }
}
