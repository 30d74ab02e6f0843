/* For kept-by-*.c: a move of the kinds that an obligation names is played on a state whose turn
 * is right: it is right after it, too. Provinces and walls stay as they are, but for a move of the
 * kind LAYS_WALLS, and governors do, but for GOVERNORS_MOVE.
 */
#ifndef ALEXANDROS_KEPT_H
#define ALEXANDROS_KEPT_H

#include "induction.h"

#ifndef LAYS_WALLS
#define LAYS_WALLS MOVE_KINDS /* none does */
#endif
#define ON_ITS_TURN(phase, kind) PLAYED(phase, kind, goes_on_soundly)

/* False: of another kind, or refused. */
static bool played(table_given t, struct alexandros_state *s, struct move m);

void harness(void)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = any_turn(&t), before = s;
    struct move m = any_move();
    witness(t, before, m);
    if (!played(&t, &s, m))
        return;
    check(turn_is_right(&t, &s));
    if (m.kind != LAYS_WALLS)
        check(land_stays(&before, &s));
#ifndef GOVERNORS_MOVE
    check(governors_stay(&before, &s));
#endif
}

#endif
