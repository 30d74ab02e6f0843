/* For obligations about cards that move: what follows a move elsewhere is left out, and noted. */
#ifndef ALEXANDROS_CARDS_H
#define ALEXANDROS_CARDS_H

#include "any.h"

enum followed { NOTHING, WENT_ON, ACTION_DONE, ROW_FILLED, TURN_BEGUN, TURN_ENDED, GAME_OVER };
static unsigned followed, times;

static void note(unsigned what)
{
    followed = what;
    times++;
}

#ifndef REAL_GO_ON
void alexandros_go_on(table_given t, struct alexandros_state *s)
{
    note(WENT_ON);
}
#endif
#ifndef REAL_TURNS
void alexandros_action_done(table_given t, struct alexandros_state *s)
{
    note(ACTION_DONE);
}
void alexandros_fill_row(table_given t, struct alexandros_state *s)
{
    note(ROW_FILLED);
}
void alexandros_end_turn(table_given t, struct alexandros_state *s)
{
    note(TURN_ENDED);
}
static unsigned begun_by;
void alexandros_begin_turn(table_given t, struct alexandros_state *s, unsigned seat)
{
    note(TURN_BEGUN);
    begun_by = seat;
}
#endif
#ifndef REAL_FINISH
void alexandros_finish(struct alexandros_state *s)
{
    note(GAME_OVER);
}
#endif

#endif
