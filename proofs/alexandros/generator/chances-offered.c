/* proof: where chance decides, exactly the legal moves are offered, each once
 * clause: deal-one-hidden two-open-cards random-start-player refill-to-two open-card-replaced
 * readings: standard
 * rules: setup.c
 */
#include "../offered.h"

void alexandros_go_on(table_given t, struct alexandros_state *s)
{
}
void alexandros_action_done(table_given t, struct alexandros_state *s)
{
}
void alexandros_fill_row(table_given t, struct alexandros_state *s)
{
}
void alexandros_begin_turn(table_given t, struct alexandros_state *s, unsigned seat)
{
}
void alexandros_find_provinces(table_given t, struct alexandros_state *s)
{
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any(struct alexandros_state);
    struct move m = any_move();
    assume(s.phase == DEAL || s.phase == LAY_OPEN || s.phase == LOT || s.phase == DRAW
           || s.phase == REVEAL || s.phase == REFILL);
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m))
        told = m.kind <= M_DRAW ? alexandros_refuse_nature(&t, &s, m) : BY(move_then_actions);
    check(offered_if(&t, &s, m, told));
}
