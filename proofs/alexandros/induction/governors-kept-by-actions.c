/* proof: occupying, taking over, further governors and relieving keep the properties of governors:
 *        in order, on symbols, one on an area, and of one player in a province
 * clause: governors-four-each owner-by-governor occupy-on-symbols occupy-one-per-area
 *     takeover-governors-home
 * readings: standard
 * marks: occupy_unoccupied takeover_opponent occupy_extra_governors relieve_own
 *     takeover_governors_home
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../induction.h"
#include "alexandros_properties.h"

#define GOVERNORS_AFTER(phase, kind) \
    PLAYED(phase, kind, alexandros_property_governors_stand_in_order)

static bool played(table_given t, struct alexandros_state *s, struct move m)
{
    switch (moment(s, m)) {
        GOVERNORS_AFTER(ACTION, M_OCCUPY)
        GOVERNORS_AFTER(ACTION, M_TAKE_OVER)
        GOVERNORS_AFTER(PLACE, M_PLACE)
        GOVERNORS_AFTER(ACTION, M_RELIEVE)
    default: return false;
    }
}

void harness(void)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = any(struct alexandros_state), before = s;
    struct move m = any_move();
    witness(t, before, m);
    assume(governors_are_right(&t, &s));
    assume(alexandros_property_provinces_are_named_by_their_lowest_area(&t, &s));
    assume(alexandros_property_a_governor_stands_where_a_province_is_paid(&t, &s));
    if (played(&t, &s, m))
        check(governors_are_right(&t, &s));
}
