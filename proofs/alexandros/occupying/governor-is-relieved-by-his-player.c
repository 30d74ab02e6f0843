/* proof: any governor of one's own may be relieved, and no other; he goes home, it costs no card,
 *        and is an action; whatever his province had cost, nothing is paid for it
 * clause: relieve-own relieve-one-at-a-time relieve-no-cards relieve-is-action relieve-no-backpay
 * readings: standard
 * marks: relieve_own relieve_one_at_a_time relieve_no_cards relieve_is_action relieve_no_backpay
 * checks: memory wrap
 */
#include "../taxing.h"

void harness(void)
{
    struct alexandros_table t = any_table();
    struct alexandros_state s = any_state_in(ACTION), before = s;
    struct move m = any_move_of(M_RELIEVE);
    assume(s.mover < t.head.players && m.arg[0] < t.areas);
    verdict v = alexandros_refuse_relief(&t, &s, m);
    check((v == LEGAL) == stands(&s, s.mover, m.arg[0]));
    if (v != LEGAL)
        return;
    alexandros_relieve(&t, &s, m);
    check(recalled == 1 && recalled_seat == before.mover && recalled_area == m.arg[0]);
    check(followed == ACTION_DONE && times == 1);
    check_same(s, before);
}
