/* proof: paying, and each card of the loser's half, keep the properties of turns
 * clause: occupy-pay-rest takeover-half-to-victim
 * readings: standard
 * marks: occupy_pay_rest takeover_half_to_victim
 * rules: setup.c moving.c taking.c tax.c moves.c
 * loops: due:7
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../kept.h"

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    switch (moment(s, m)) {
        ON_ITS_TURN(PLACE, M_PAY)
        ON_ITS_TURN(GIVE, M_GIVE)
    default: return false;
    }
}
