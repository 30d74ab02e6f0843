/* For kept-by-*.c: a move of the kinds that an obligation names is played on a state whose turn
 * is right: it is right after it, too. Governors, provinces and walls stay as they are, unless
 * PIECES_MOVE.
 */
#ifndef ALEXANDROS_KEPT_H
#define ALEXANDROS_KEPT_H

#include "induction.h"

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
#ifndef PIECES_MOVE
    check(pieces_stay(&before, &s));
#endif
}

#endif
