/* proof: the lot may fall on any seat that plays, and who is drawn begins; nothing else happens
 * clause: random-start-player
 * readings: standard
 * marks: random_start_player
 * rules: moves.c
 */
#include "../cards.h"
#include "../../../rules/alexandros/setup.c"

verdict alexandros_judge(table_given t, state_given s, struct move m)
{
    return any(verdict);
}
unsigned alexandros_owner(table_given t, state_given s, unsigned province)
{
    return any(unsigned);
}

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(LOT), expected = s;
    struct move m = any_move_of(M_LOT);
    check(alexandros_refuse_nature(&t, &s, m) == LEGAL);
    expected.start_seat = 0;
    alexandros_let_nature(&t, &s, m);
    check(followed == TURN_BEGUN && times == 1 && begun_by == m.arg[0]);
    check_same(s, expected);
    if (alexandros_sayable(&t, m))
        check(m.arg[0] < t.head.players && m.actor == NATURE);
}
