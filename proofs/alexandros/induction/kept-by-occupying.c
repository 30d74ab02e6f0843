/* proof: occupying, taking over, further governors and relieving keep the properties of turns
 * clause: occupy-unoccupied takeover-opponent occupy-extra-governors relieve-own
 * readings: standard
 * marks: occupy_unoccupied takeover_opponent occupy_extra_governors relieve_own
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#define GOVERNORS_MOVE
#include "../kept.h"

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    assume(governors_are_right(t, s));
    assume(alexandros_property_provinces_are_named_by_their_lowest_area(t, s));
    switch (moment(s, m)) {
        ON_ITS_TURN(ACTION, M_OCCUPY)
        ON_ITS_TURN(ACTION, M_TAKE_OVER)
        ON_ITS_TURN(PLACE, M_PLACE)
        ON_ITS_TURN(ACTION, M_RELIEVE)
    default: return false;
    }
}
