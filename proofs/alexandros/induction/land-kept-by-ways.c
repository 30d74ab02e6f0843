/* proof: a line of a way keeps the properties of walls, provinces and the governors in them
 * clause: wall-on-each-line route-may-split split-governor-part no-merge
 * readings: standard
 * marks: wall_on_each_line
 * rules: setup.c moving.c taking.c tax.c moves.c
 * bound: 3 areas
 * defines: ALEXANDROS_BANDS=2 ALEXANDROS_COLUMNS=5 ALEXANDROS_AREAS=3 ALEXANDROS_POINTS=4
 *     ALEXANDROS_WAYS=3 ALEXANDROS_INNER=4 ALEXANDROS_COAST=4
 * unwind: 14
 */
#include "../induction.h"

void harness(void)
{
    struct alexandros_table t = any_land();
    struct alexandros_state s = any_state_in(WAY), before = s;
    struct move m = any_move_of(M_WALK);
    witness(t, before, m);
    assume(s.at < t.points && land_is_right(&t, &s) && governors_are_right(&t, &s));
    if (alexandros_step(&t, &s, m) != LEGAL)
        return;
    check(land_is_right(&t, &s));
    check(governors_are_right(&t, &s));
}
