/* proof: in the middle of an occupation exactly the legal moves are offered, each once: further
 *        governors, and paying, whatever the verdicts on them
 * clause: occupy-extra-governors occupy-pay-rest
 * readings: standard
 * bound: 8 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=8 ALEXANDROS_POINTS=9
 *     ALEXANDROS_INNER=8 ALEXANDROS_COAST=12
 * unwind: 10
 */
#include "../map.h"
#include "../offered.h"
#include "../paying.h"

void harness(void)
{
    struct alexandros_table t = any_map();
    struct alexandros_state s = any_state_in(PLACE);
    struct move m = any_move();
    assume(s.mover < t.head.players && s.site >= 1 && s.site <= AREAS);
    verdict told = NOT_A_MOVE;
    if (alexandros_sayable(&t, m) && m.actor == s.mover)
        told = m.kind == M_PLACE || m.kind == M_PAY ? alexandros_refuse_occupying(&t, &s, m)
                                                    : BY(occupy_pay_rest);
    check(offered_if(&t, &s, m, told));
}
